"""What a button has brought below is not brought again by the next tap."""

from __future__ import annotations

from bot.handlers.brought import FOR_MS, MOST, Brought


def test_the_same_press_brings_nothing_more_while_what_it_brought_is_in_sight() -> None:
    brought = Brought()
    assert not brought.again(1, "review", update=1, now=0)
    assert brought.again(1, "review", update=2, now=FOR_MS)
    assert not brought.again(2, "review", update=3, now=0), "another chat"


def test_an_update_that_is_begun_anew_brings_what_it_was_to_bring() -> None:
    brought = Brought()
    assert not brought.again(1, "review", update=1, now=0)
    assert not brought.again(1, "review", update=1, now=5)


def test_what_may_be_out_of_sight_is_brought_again() -> None:
    brought = Brought()
    assert not brought.again(1, "review", update=1, now=0)
    assert not brought.again(1, "review", update=2, now=FOR_MS + 1), "long ago"
    assert not brought.again(1, "replay", update=3, now=FOR_MS + 2)
    assert not brought.again(1, "review", update=4, now=FOR_MS + 3), "another stands below it"
    brought.passed(1)
    assert not brought.again(1, "review", update=5, now=FOR_MS + 4), "somebody wrote"


def test_only_so_many_chats_are_remembered() -> None:
    brought = Brought()
    for chat in range(MOST + 1):
        brought.again(chat, "review", update=chat, now=0)
    assert not brought.again(0, "review", update=MOST + 1, now=0)
    assert brought.again(MOST, "review", update=MOST + 2, now=0)
