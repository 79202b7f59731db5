"""Protocols that are broken on purpose, and the check that each is caught."""
