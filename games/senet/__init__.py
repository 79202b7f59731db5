"""Senet: the ways to play it, each a value of one rule set."""
