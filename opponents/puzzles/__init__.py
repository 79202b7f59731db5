"""Positions to be solved: found in games, judged twice, kept as lines of text.

A position has one move that is better than every other by two points of a hundred at least (in
Seega by two stones), seen three throws ahead or to the end of the game. Whether that is so is asked
of a second judge, too, who knows nothing of the first: games played on from it thousands of times
(docs/decisions/0090).
"""
