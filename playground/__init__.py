"""A stand-in for Telegram: the Bot API over HTTP and a chat page in the browser.

It knows nothing of any game and imports nothing else of the project. ``python -m playground``
runs it as a process, :func:`playground.server.serve` inside one.
"""
