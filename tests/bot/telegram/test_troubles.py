"""What nobody expected is logged once, counted, and reported when it comes again and again."""

from __future__ import annotations

from structlog.testing import capture_logs

from bot.telegram.troubles import FEW, SILENCE_S, Report, Troubles, pause_ms
from bot.telegram.wire import Refused


class Watch:
    """Troubles at a time that moves only when a test says so, and what was reported."""

    def __init__(self) -> None:
        self.now = 0.0
        self.reports: list[Report] = []
        self.troubles = Troubles(lambda: self.now)
        self.troubles.on_report(self.reports.append)

    def fail(self, times: int = 1, game: int = 7) -> None:
        for _ in range(times):
            self.troubles.met("board", ValueError("odd"), game=game)


def test_the_same_trouble_is_logged_once() -> None:
    watch = Watch()
    with capture_logs() as logs:
        watch.fail(5)
        assert len(logs) == 1
        assert logs[0]["game"] == 7
        assert isinstance(logs[0]["exc_info"], ValueError)
        watch.fail(game=8)
        watch.troubles.met("board", KeyError("odd"), game=7)
        assert len(logs) == 3
    watch.troubles.over("board", game=8)
    with capture_logs() as logs:
        watch.fail(game=8)
        assert len(logs) == 1


def test_how_often_in_a_row_it_failed_is_told() -> None:
    watch = Watch()
    assert [watch.troubles.met("turn", ValueError("odd"), game=7) for _ in range(3)] == [1, 2, 3]
    watch.troubles.over("turn", game=7)
    assert watch.troubles.met("turn", ValueError("odd"), game=7) == 1


def test_the_third_of_a_kind_is_reported_and_then_nothing_for_an_hour() -> None:
    watch = Watch()
    watch.fail(FEW - 1)
    assert watch.reports == []
    watch.fail(game=8)
    assert watch.reports == [Report("board", FEW, "ValueError", (("game", 8),))]
    watch.fail(50)
    assert len(watch.reports) == 1
    watch.now = SILENCE_S + 1
    watch.fail()
    assert [report.times for report in watch.reports] == [FEW, 51]


def test_another_kind_is_reported_by_itself() -> None:
    watch = Watch()
    watch.fail(FEW)
    for _ in range(FEW):
        watch.troubles.met("round", KeyError("x"))
    assert [report.kind for report in watch.reports] == ["board", "round"]


def test_what_fails_is_remembered_only_so_far() -> None:
    watch = Watch()
    with capture_logs():
        for game in range(5000):
            watch.fail(game=game)
        assert watch.troubles.met("board", ValueError("odd"), game=4999) == 2
        assert watch.troubles.met("board", ValueError("odd"), game=0) == 1


def test_pauses_double_up_to_an_hour() -> None:
    assert [pause_ms(5000, times) for times in (1, 2, 3)] == [5000, 10_000, 20_000]
    assert pause_ms(5000, 100) == 3_600_000
    assert pause_ms(300, 10, 10_000) == 10_000


def test_what_telegram_refuses_has_one_line_and_is_reported_in_its_words() -> None:
    """Without what it quotes of ours: that may be somebody's."""
    watch, error = Watch(), Refused("Bad Request: URL 't.me/anna' of \"Anna\" is invalid")
    with capture_logs() as logs:
        for _ in range(FEW):
            watch.troubles.met("board", error, board=5)
        said = "Bad Request: URL … of … is invalid"
        assert [(log["event"], log["log_level"], log["why"]) for log in logs] == [
            ("refused", "warning", said)
        ]
        watch.troubles.met("board", Refused("Bad Request: PHOTO_INVALID"), board=5)
        assert len(logs) == 2, "another refusal is news"
    assert watch.reports == [Report("board", FEW, said, (("board", 5),))]
