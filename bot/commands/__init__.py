"""The `djehuty` command: a file a family of commands.

Each imports what it needs when it runs, not before: `djehuty --help` waits for click alone, and
what an installation leaves out (the workshop, the playground) is missed by its own commands alone.
"""
