"""`djehuty solve`: what positions of Senet with few pieces left are worth, exactly.

`places.py` numbers the positions, `follow.py` asks the rules what follows each of them, `sweep.py`
works the chances out, `command.py` runs it and writes the table that :mod:`opponents.exact` reads.
`play.py` plays games by a table, and `checking.py` compares them with it.

`twenty.py` works whole games of Aseb out, `whole.py` runs that and writes their table
(:mod:`opponents.twenty`), `twenty_play.py` has games played by that, and `teaching.py` has it teach
a small network. `solvers.py` says which game is worked out by what.

It needs numpy, as :mod:`training` does, whose rows of positions it asks; a table is read without.
"""
