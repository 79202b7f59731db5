"""What a request leads to is decided without a database: a table in, what is to be written out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.asking import declined_by, offer_of
from bot.table.board_rows import Place, Touch
from bot.table.changes import Change, Decision, seated
from bot.table.endings import breaking_off, cancelling, expiring, resigning, withdrawing
from bot.table.invitation import INVITATION_MS, NewGame, Sealed, begun, invitation, no_seat
from bot.table.lobby import adding_bot, adding_here, getting_up
from bot.table.offers import accepting, declining, offering
from bot.table.pauses import LIES_MS, keeping, leaving, lies, waking
from bot.table.table import AnyRules, Table
from bot.table.tapping import explaining, tapping
from games.catalogue import CATALOGUE, rule_set
from games.core import Over
from storage.operations import (
    AddDeed,
    ChangeBoard,
    ChangeGame,
    Raise,
    Sit,
    TakeOver,
)
from storage.rows import Board, Chat, Deed, Mode, Person, Player

ANNA, BORIS, CARLA = (Person(number, number, name) for number, name in enumerate("ABC", 1))
NOW = 1_790_000_000_000
HERE = Place(Chat(1, "group", -100))


def invited(rules: str = "thibault", mode: Mode = "group") -> Table:
    """Anna's invitation."""
    wanted = NewGame(rule_set(rules), mode, ANNA, (HERE,), "anna")
    return invitation(wanted, Sealed(1, bytes(32)), NOW)


def playing(rules: str = "thibault", *guests: Person) -> Table:
    """A game of Anna's with these guests, or with Boris."""
    table = invited(rules)
    for guest in guests or (BORIS,):
        joiner = Player(1, len(table.players), guest.id, None, f"press{guest.id}")
        table = replace(table, players=(*table.players, joiner))
    return begun(table, NOW, "press").after


def change(decision: Decision) -> Change:
    """The change that was decided on."""
    assert isinstance(decision, Change), decision
    return decision


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
def test_a_game_that_begins_is_written_whole_and_every_board_is_shown(rules: AnyRules) -> None:
    table = invited(rules.id)
    joined = replace(table, players=(*table.players, Player(1, 1, BORIS.id, None, "boris")))
    made = begun(joined, NOW, "press")
    assert {player.seat for player in made.after.players} == {0, 1}
    assert made.after.game.status == "playing"
    assert {Sit, ChangeGame, Raise} <= {type(op) for op in made.ops}


def test_who_leaves_puts_the_game_to_sleep_and_either_wakes_it() -> None:
    asleep = change(leaving(playing(), NOW, BORIS.id)).after
    assert (asleep.game.status, asleep.game.asleep_by) == ("asleep", BORIS.id)
    awake = change(waking(asleep, NOW, ANNA.id)).after
    assert (awake.game.status, awake.game.asleep_by) == ("playing", None)


def test_a_stranger_neither_leaves_nor_wakes_and_nobody_does_either_twice() -> None:
    table = playing()
    asleep = change(leaving(table, NOW, ANNA.id)).after
    assert leaving(table, NOW, CARLA.id) == "foreign"
    assert waking(asleep, NOW, CARLA.id) == "foreign"
    assert leaving(asleep, NOW, ANNA.id) == "asleep"
    assert waking(table, NOW, ANNA.id) == "awake"


def test_of_two_the_other_wins_when_one_resigns() -> None:
    table = playing()
    made = change(resigning(table, NOW, ANNA.id))
    winner = next(player.seat for player in table.players if player.person == BORIS.id)
    assert made.after.result == Over((winner or 0,), "resigned", (0, 0))
    assert resigning(made.after, NOW, BORIS.id) == "over"


def test_of_more_the_bot_takes_the_seat_until_nobody_is_left() -> None:
    table = playing("hyena", BORIS, CARLA)
    made = change(resigning(table, NOW, BORIS.id))
    assert any(isinstance(op, TakeOver) for op in made.ops)
    assert made.after.game.status == "playing"
    made = change(resigning(change(resigning(made.after, NOW, ANNA.id)).after, NOW, CARLA.id))
    assert made.after.result == Over((), "abandoned", (0, 0, 0))


def test_an_invitation_ends_with_time_or_by_its_host() -> None:
    table = invited()
    assert expiring(table, NOW) == "not-open"
    assert change(expiring(table, NOW + INVITATION_MS)).after.game.status == "over"
    assert withdrawing(table, NOW, BORIS.id) == "not-host"
    assert change(withdrawing(table, NOW, ANNA.id)).after.result == Over((), "withdrawn", (0, 0))


def test_a_lobby_fills_and_empties_seat_by_seat() -> None:
    table = invited("hyena")
    made = change(adding_bot(table, NOW, ANNA.id, "novice"))
    assert [player.bot for player in made.after.players] == [None, "novice"]
    assert made.after.game.sitting == table.game.sitting + 1
    assert adding_bot(table, NOW, BORIS.id, "novice") == "not-host"
    assert adding_here(table, NOW, ANNA.id) == "not-offered"
    assert getting_up(table, NOW, ANNA.id) == "host-stays"
    assert getting_up(playing("hyena"), NOW, ANNA.id) == "begun"
    assert adding_bot(invited(), NOW, ANNA.id, "novice") == "not-offered"


def test_nobody_sits_down_twice_nor_at_a_table_that_is_full() -> None:
    table = invited("hyena")
    assert no_seat(table, ANNA.id) == "own-seat"
    assert no_seat(table, BORIS.id) is None
    bots = tuple(Player(1, number, None, "novice", "") for number in range(1, 6))
    full = seated(table, (*table.players, *bots), NOW).after
    assert no_seat(full, BORIS.id) == "full"
    assert no_seat(playing(), CARLA.id) == "taken"


def test_a_draw_is_offered_and_accepted_declined_or_taken_back() -> None:
    table = playing()
    offered = change(offering(table, NOW, ANNA.id, "draw")).after
    offer = offer_of(offered)
    assert offer is not None
    agreed = change(accepting(offered, NOW, BORIS.id, offer.ply, offer.name)).after
    assert agreed.result == Over((), "agreed", (0, 0))
    declined = change(declining(offered, NOW, BORIS.id, offer.ply, offer.name)).after
    assert offer_of(declined) is None
    assert declined_by(declined) == next(p for p in declined.players if p.person == BORIS.id)
    assert offering(declined, NOW, ANNA.id, "draw") == "offer-declined"
    back = change(declining(offered, NOW, ANNA.id, offer.ply, offer.name)).after
    assert (offer_of(back), declined_by(back)) == (None, None)
    assert accepting(back, NOW, BORIS.id, offer.ply, offer.name) == "offer-gone"
    assert accepting(offered, NOW, ANNA.id, offer.ply, offer.name) == "own-offer"


def test_a_game_in_which_nothing_happens_is_kept_by_who_plays_it() -> None:
    table = playing()
    kept = change(keeping(table, NOW + LIES_MS, BORIS.id)).after
    assert kept.game.asked_at == NOW + LIES_MS
    assert not lies(kept.game, NOW + LIES_MS)
    assert keeping(table, NOW, CARLA.id) == "foreign"
    assert keeping(change(cancelling(table, NOW)).after, NOW, BORIS.id) == "over"


def test_a_board_explains_itself_where_it_stands_and_until_the_game_has_gone_on() -> None:
    table, board = playing(), Board(7, 1, 1, None, 70, 1, 1)
    touch = Touch(1, table.game.ply, ANNA.id, 1, "")
    made = change(explaining(table, board, touch))
    assert ChangeBoard(7, (("asked", table.game.ply),), raise_=True) in made.ops
    asked = replace(board, asked=table.game.ply)
    again = change(explaining(table, asked, touch))
    assert ChangeBoard(7, (("asked", None),), raise_=True) in again.ops
    assert explaining(table, None, touch) == "unknown"
    assert explaining(table, board, replace(touch, ply=touch.ply + 1)) == "stale"


def test_nothing_is_tapped_on_a_board_that_is_not_there_or_not_ones_own() -> None:
    table = playing()
    touch = Touch(1, table.game.ply, CARLA.id, 1, "c2")
    assert tapping(table, None, touch) == "foreign"
    assert table.to_act is not None
    assert table.to_act.person is not None
    assert tapping(table, None, replace(touch, person=table.to_act.person)) == "unknown"


def test_a_game_ended_from_outside_has_no_winner_and_is_logged_with_its_end() -> None:
    deed = Deed(NOW, 9, "end", 1)
    for table in (invited(), playing()):
        made = change(breaking_off(table, NOW, deed))
        assert made.after.result == Over((), "broken-off", (0, 0))
        assert made.ops[-1] == AddDeed(deed)
        assert Raise(1) in made.ops
        assert breaking_off(made.after, NOW, deed) == "over"
