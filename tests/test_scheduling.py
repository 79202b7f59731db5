"""In which portions the tests are handed out."""

from __future__ import annotations

import pytest

pytest.importorskip("xdist")


@pytest.mark.parametrize(
    ("nodeid", "with_"),
    [
        ("tests/games/test_bell.py::test_1[a::b]", "tests/games/test_bell.py"),
        ("tests/bot/board/test_boards.py::test_2", "tests/bot/board/test_boards.py"),
        ("tests/bot/e2e/test_page.py::test_3[en]", "tests/bot/e2e/test_page.py::test_3[en]"),
        ("tests/playground/test_page.py::test_4", "tests/playground/test_page.py::test_4"),
    ],
)
def test_a_file_goes_to_one_worker_but_tests_with_processes_go_one_by_one(
    nodeid: str, with_: str
) -> None:
    from tests.scheduling import portion  # noqa: PLC0415 - it needs pytest-xdist

    assert portion(nodeid) == with_
