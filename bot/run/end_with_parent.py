"""`python -m bot.run.end_with_parent MODULE ...`: run a module while standard input stays open.

A child started so ends with its parent, however that ends: the kernel closes a pipe even for a
parent that was killed.
"""

from __future__ import annotations

import os
import runpy
import signal
import sys
import threading
import time

LEAVE_S = 5.0
"""So long the module has to end after SIGTERM."""


def _end_with_parent() -> None:
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(LEAVE_S)  # a thread that the end of the module ends too
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    threading.Thread(target=_end_with_parent, daemon=True).start()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
