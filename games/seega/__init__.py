"""Seega: sidja of Sudan and siga of Egypt, each a value of one rule set."""
