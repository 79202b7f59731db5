"""The bill of the tests (`-p tests.costs`) counts what processes below them spend."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.costs import START, Cost, Till, lines

WORKS = """
import time
while time.process_time() < 0.1:
    pass
print("done", flush=True)
input()
"""

UNHEARD = """
import os, signal, time
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
if not os.fork():
    while time.process_time() < 0.1:
        pass
    print("done", flush=True)
    input()
    os._exit(0)
try:
    os.wait()
except ChildProcessError:
    print("ended", flush=True)
input()
"""
"""The end of what it starts is told to nobody, and nobody gets its seconds."""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="it reads Linux's /proc")
def test_what_a_process_below_spends_is_charged_while_it_runs_and_once_it_ended() -> None:
    till = Till()
    till.charge("before")
    with subprocess.Popen(  # noqa: S603 - this interpreter, and the lines above
        [sys.executable, "-c", WORKS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "done\n"
        till.charge("running")
        child.communicate("\n")
    till.charge("ended")
    assert round(till.costs["running"].below, 2) >= 0.09, "a tick of 10 ms may be missing"
    assert till.costs["ended"].below >= 0, "what was counted while it ran stays counted"
    assert till.costs["ended"].below < till.costs["running"].below, "and is not counted twice"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="it reads Linux's /proc")
def test_what_a_process_spent_whose_end_nobody_waits_for_stays_counted() -> None:
    till = Till()
    till.charge("before")
    with subprocess.Popen(  # noqa: S603 - this interpreter, and the lines above
        [sys.executable, "-c", UNHEARD], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stdout.readline() == "done\n"
        till.charge("running")
        child.stdin.write("\n")
        child.stdin.flush()
        assert child.stdout.readline() == "ended\n"
        till.charge("ended")
        child.communicate("\n")
    assert round(till.costs["running"].below, 2) >= 0.09, "a tick of 10 ms may be missing"
    assert 0 <= till.costs["ended"].below < till.costs["running"].below


def test_the_bill_adds_up_by_folders_files_and_tests() -> None:
    tests = {
        "tests/bot/e2e/test_a.py::test_1": [Cost(1, 2, 9)],
        "tests/bot/e2e/test_a.py::test_2[x]": [Cost(1, 0, 9)],
        "tests/games/deep/er/test_b.py::test_3": [Cost(0.5, 0, 1)],
    }
    told = lines(tests, {START: [Cost(1, 0, 2), Cost(2, 0, 2)]})
    found = [" ".join(line.split()) for line in told]
    assert "2 4.00 2.00 2.00 18.00 tests/bot/e2e" in found
    assert "1 0.50 0.50 0.00 1.00 tests/games/deep" in found
    assert "2 3.00 3.00 0.00 4.00 (start)" in found
    assert "5 7.50 5.50 2.00 23.00 (everything)" in found
    assert found.index("the dearest files") < found.index("the dearest tests")
    assert found[-3] == "1 3.00 1.00 2.00 9.00 tests/bot/e2e/test_a.py::test_1"
