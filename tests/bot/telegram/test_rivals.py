"""Of two programs that fetch with one token the new one leaves; who was at home holds out and tells
those who run the bot."""

from __future__ import annotations

import pytest
import structlog.testing
from telegram.error import Conflict

from bot.telegram.rivals import (
    HOME_PAUSE_S,
    HOME_S,
    LEASED_CONFLICTS,
    MET_PROBE_S,
    NEW_CONFLICTS,
    NEW_QUIET_S,
    PROBE_S,
    QUIET_S,
    REMIND_S,
    WEBHOOK_CONFLICTS,
    AnotherPoller,
    News,
    Rivals,
    WebhookSet,
)

OTHER = Conflict(
    "Conflict: terminated by other getUpdates request; make sure that only one bot instance is"
    " running"
)
WEBHOOK = Conflict(
    "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the"
    " webhook first"
)
SET = Conflict("Conflict: terminated by setWebhook request")
POLL_S = 50.0


class Server:
    """A server, the time, and what those who run it hear."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.heard: list[News] = []
        self.rivals = Rivals(lambda: self.now, self.heard.append)

    def fetch(self, times: int = 1, each_s: float = POLL_S) -> None:
        """Polls that nobody disturbed, one after the other."""
        for _ in range(times):
            self.rivals.asked()
            self.now += each_s
            self.rivals.fetched()

    def conflicts(self, times: int, error: Conflict = OTHER, each_s: float = 3.0) -> list[float]:
        """So many conflicts, and the pauses after them; between two an answer to who does not
        wait."""
        pauses = list[float]()
        for _ in range(times):
            self.rivals.asked()
            self.now += each_s
            pauses.append(self.rivals.met(error))
            self.fetch(each_s=0)
        return pauses


def served(seconds: float) -> Server:
    """One that has fetched for so long."""
    server = Server()
    server.fetch(each_s=0)
    server.fetch(each_s=seconds)
    return server


def at_home() -> Server:
    return served(24 * 3600)


def test_a_new_server_leaves_after_two_conflicts_and_tells_its_log_alone() -> None:
    server = served(0)
    with structlog.testing.capture_logs() as lines:
        (pause,) = server.conflicts(NEW_CONFLICTS - 1)
        assert pause >= 5, "the other one serves meanwhile, or leaves if it was told to"
        with pytest.raises(AnotherPoller) as left:
            server.conflicts(1)
    assert not isinstance(left.value, WebhookSet)
    assert [line["event"] for line in lines] == ["conflict: another program polls with this token"]
    assert server.heard == []


def test_a_server_that_took_over_from_one_that_left_stays() -> None:
    """As in a restart: the old one was still there at the first poll."""
    server = served(0)
    server.conflicts(1)
    server.fetch(each_s=NEW_QUIET_S)
    server.conflicts(10)  # of another one, a while later: it is at home by then


def test_a_server_at_home_holds_out_and_asks_again_at_once() -> None:
    server = at_home()
    with structlog.testing.capture_logs() as lines:
        pauses = server.conflicts(500)
    assert set(pauses) == {HOME_PAUSE_S}, "each press of that time goes to the other program"
    assert HOME_PAUSE_S < PROBE_S
    assert [line["event"] for line in lines] == ["conflict: another program polls with this token"]
    assert server.heard == ["rival"]


def test_its_end_is_told_when_the_other_did_not_come_back() -> None:
    server = at_home()
    server.conflicts(3)
    server.fetch(2)
    assert server.heard == ["rival"], "its supervisor may start it again"
    with structlog.testing.capture_logs() as lines:
        server.fetch(2)
    assert server.heard == ["rival", "over"]
    assert [(line["event"], line["conflicts"]) for line in lines] == [
        ("the other program is gone", 3)
    ]
    server.fetch(10)
    assert server.heard == ["rival", "over"]
    assert QUIET_S > 2 * POLL_S


def test_one_that_comes_again_and_again_is_told_once_an_hour() -> None:
    server = at_home()
    for _ in range(40):  # five minutes each
        server.conflicts(2)
        server.fetch(6)
    hours = 40 * (6 + 6 * POLL_S) / REMIND_S
    assert server.heard.count("rival") == int(hours) + 1
    assert server.heard.count("over") == server.heard.count("rival")


def test_a_conflict_that_goes_on_is_told_again_after_an_hour() -> None:
    server = at_home()
    with structlog.testing.capture_logs() as lines:
        server.conflicts(round(2.5 * REMIND_S / 3))
    assert server.heard == ["rival"] * 3
    assert len(lines) == 3


def test_who_could_not_fetch_for_long_is_new_again() -> None:
    """Another server may have come to serve meanwhile."""
    server = at_home()
    server.now += HOME_S
    with pytest.raises(AnotherPoller):
        server.conflicts(NEW_CONFLICTS)
    server = at_home()
    server.now += HOME_S / 2
    server.conflicts(2 * NEW_CONFLICTS)


def leaves(*servers: Server) -> int:
    """Which of the two leaves first. Each is told of a conflict when the other asks; so when one
    has left the other is told of no more."""
    for turn in range(10_000):
        try:
            servers[turn % 2].conflicts(1)
        except AnotherPoller:
            return turn % 2
        for server in servers:
            server.now = max(each.now for each in servers)
    raise AssertionError("they go on for ever")


@pytest.mark.parametrize(
    ("first_s", "second_s", "leaving"),
    [
        (15, 0, 1),
        (0, 15, 0),
        (1000, 0, 1),
        (24 * 3600, 300, 1),
        (300, 24 * 3600, 0),
        (1000, 900, 1),
    ],
)
def test_of_two_the_one_that_served_for_longer_stays(
    first_s: float, second_s: float, leaving: int
) -> None:
    assert leaves(served(first_s), served(second_s)) == leaving


@pytest.mark.parametrize("seconds", [0, 5, 15, 5000])
def test_two_that_are_alike_do_not_go_on_for_ever(seconds: float) -> None:
    assert leaves(served(seconds), served(seconds)) in {0, 1}


@pytest.mark.parametrize("error", [WEBHOOK, SET])
def test_a_webhook_is_told_from_another_program(error: Conflict) -> None:
    with pytest.raises(WebhookSet), structlog.testing.capture_logs() as lines:
        Server().conflicts(1, error)
    assert [line["event"] for line in lines] == ["conflict: a webhook is set for this bot"]


def test_a_webhook_ends_a_server_at_home_too_when_it_has_told_of_it() -> None:
    server = at_home()
    server.conflicts(WEBHOOK_CONFLICTS - 1, WEBHOOK)
    assert server.heard == ["webhook"]
    with pytest.raises(WebhookSet):
        server.conflicts(1, WEBHOOK)


@pytest.mark.parametrize(("waited_s", "alone"), [(0.0, False), (PROBE_S, True)])
def test_who_waited_undisturbed_knows_that_it_is_alone(waited_s: float, *, alone: bool) -> None:
    times = iter([0.0, 0.0, waited_s])
    rivals = Rivals(lambda: next(times), alone=False)
    rivals.asked()
    rivals.waited()
    assert rivals.alone is alone


def test_a_new_server_does_not_know_it_any_more_after_a_conflict() -> None:
    server = served(0)
    known = [(server.rivals.alone, server.rivals.probe_s)]
    server.conflicts(1)
    known.append((server.rivals.alone, server.rivals.probe_s))
    assert known == [(True, PROBE_S), (False, MET_PROBE_S)]
    assert MET_PROBE_S > PROBE_S


def leased() -> Server:
    """One of several servers, which has the lease to fetch and did so for a day."""
    server = Server()
    server.rivals = Rivals(lambda: server.now, server.heard.append, leased=True)
    server.fetch(each_s=0)
    server.fetch(each_s=24 * 3600)
    return server


def test_one_conflict_where_a_lease_says_who_fetches_tells_of_no_other_program() -> None:
    """A server of ours that was frozen just as it asked may have caused it."""
    server = leased()
    with structlog.testing.capture_logs() as lines:
        server.conflicts(LEASED_CONFLICTS - 1)
        server.fetch(4)
    assert (lines, server.heard) == ([], []), "nor that it is gone"


def test_a_program_that_asks_again_and_again_is_told_of_there_too() -> None:
    server = leased()
    with structlog.testing.capture_logs() as lines:
        server.conflicts(10)
        server.fetch(4)
    assert [line["event"] for line in lines] == [
        "conflict: another program polls with this token",
        "the other program is gone",
    ]
    assert server.heard == ["rival", "over"]
