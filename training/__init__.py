"""`djehuty train`: what positions of Senet are worth, learned by playing against oneself.

`lockstep.py` plays very many games side by side: a game a row. `learner.py` is the network that
learns. `selfplay.py` puts them together: the rows are worth what the network makes of the positions
they may lead to, and the network learns that. `command.py` runs it and writes the weights.

It needs numpy, which only this package does: what is learned is played without it
(:mod:`opponents.network`).
"""

import os

# One thread adds up in the same order every time, and is as fast for so little at a time.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
