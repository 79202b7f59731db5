"""A game as a message: caption, keyboard, log, notices, and the reconciler that keeps all true."""
