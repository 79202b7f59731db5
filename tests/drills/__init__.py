"""Drills: what several servers on one database must survive, played out on real processes.

`python -m tests.drills NAME`, or `make drills` for all of them at full size. The tests run the same
ones, smaller.
"""
