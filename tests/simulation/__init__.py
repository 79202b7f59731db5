"""The deterministic simulator: the real bot on a virtual clock, before a Telegram that misbehaves.

One seed decides everything: who presses what, which waiting call goes on next, what is lost, when
the process dies. The same seed gives the same run, step by step.
"""
