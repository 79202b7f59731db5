"""Nonsense, in quantities: whatever is sent is refused kindly, or is what somebody meant.

`python -m tests.fuzz` makes inputs of six kinds from seeds; `tests/fuzz/test_fuzz.py` runs a few of
each. What is found is told with the seed that finds it again.
"""
