"""Texts in every language; the names of people and things; combinations as codes and words."""
