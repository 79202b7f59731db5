"""A Telegram that is not reached is told at once, then ever more rarely, and when it is over."""

from __future__ import annotations

from itertools import pairwise

import structlog.testing
from telegram.error import NetworkError

from bot.telegram.outage import AGAIN_S, LONGEST_S, Outage

REFUSED, UNKNOWN = NetworkError("connection refused"), NetworkError("no address is known for x")


class Told:
    """An outage, a clock, and what the log says."""

    def __init__(self) -> None:
        self.now = 0.0
        self.outage = Outage("cannot fetch", lambda: self.now, {"host": "x", "proxy": "y:1"})

    def fail(self, error: Exception, until_s: float, every_s: float = 5.0) -> list[float]:
        """Attempts fail until then: when the log told of it."""
        said = list[float]()
        while self.now < until_s:
            with structlog.testing.capture_logs() as lines:
                self.outage.failed(error)
            said += [self.now] * len(lines)
            self.now += every_s
        return said

    def over(self) -> list[object]:
        with structlog.testing.capture_logs() as lines:
            self.outage.over()
        return [(line["event"], line["log_level"], line["seconds"]) for line in lines]


def test_the_first_failure_is_told_with_host_proxy_and_cause() -> None:
    told = Told()
    with structlog.testing.capture_logs() as lines:
        told.outage.failed(REFUSED)
    assert lines == [
        {
            "event": "cannot fetch", "log_level": "warning", "why": "connection refused",
            "times": 1, "host": "x", "proxy": "y:1",
        }
    ]  # fmt: skip


def test_a_day_without_telegram_takes_some_three_hundred_lines_and_not_forty_thousand() -> None:
    said = Told().fail(REFUSED, until_s=24 * 3600)
    pauses = [later - sooner for sooner, later in pairwise(said)]
    assert pauses[:6] == [10, 20, 40, 80, 160, 300]
    assert set(pauses[6:]) == {LONGEST_S}
    assert len(said) < 300


def test_another_cause_is_told_soon() -> None:
    told = Told()
    told.fail(REFUSED, until_s=1000)
    assert told.fail(UNKNOWN, until_s=1005) == [1000]
    assert told.fail(REFUSED, until_s=1020) == [1010], "causes that take turns fill no log"
    assert AGAIN_S == 10


def test_its_end_is_told_once_and_the_next_one_begins_anew() -> None:
    told = Told()
    assert told.over() == []
    told.fail(REFUSED, until_s=60)
    assert told.over() == [("Telegram is reached again", "info", 60)]
    assert told.over() == []
    assert told.fail(REFUSED, until_s=80) == [60, 70]


def test_an_error_that_nobody_expected_is_told_by_its_class_alone() -> None:
    with structlog.testing.capture_logs() as lines:
        Told().outage.failed(KeyError("https://host/bot1:secret"))
    assert [line["why"] for line in lines] == ["KeyError"]
