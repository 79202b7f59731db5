"""Aseb, the game of twenty squares: the other side of Senet's box."""
