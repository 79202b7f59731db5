"""The tests, as packages so that they can share their helpers."""
