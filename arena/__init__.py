"""`djehuty arena` and `djehuty habits`: characters of the BOT against each other, in whole games.

`match.py` plays the games, each with a randomness of its own, so that a contest comes out the same
in any order and in as many processes as there are. `result.py` works out what they say, with the
error of every figure. `command.py` runs them in parallel and prints a table. `habits.py` and
`watching.py` do the same of how a character plays, rather than of how strong it is.
`calibrate.py` (`djehuty calibrate`) finds out how often the levels of a game are to slip, with
`ratings.py`, which makes ratings of many scores.
"""
