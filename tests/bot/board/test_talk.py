"""How far the talk has gone is read from the numbers of messages, and never from their words."""

from __future__ import annotations

import pytest

from bot.board.talk import MANY, SURE_S, USUAL, USUAL_S, Talk

CLUB, BASIC = -1_000_000_000_005, -5


class Seconds:
    """A clock that only grows, when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


@pytest.fixture
def talk(seconds: Seconds) -> Talk:
    return Talk(seconds)


def test_of_a_chat_that_nobody_has_heard_of_nothing_is_known(talk: Talk) -> None:
    assert talk.below(CLUB, None, 10) == 0


def test_where_all_is_heard_messages_are_counted_and_none_guessed(
    talk: Talk, seconds: Seconds
) -> None:
    talk.hear(CLUB, None, 10)
    for number in (11, 12, 13):
        talk.hear(CLUB, None, number, overheard=True)
    seconds.now += 3600
    assert talk.below(CLUB, None, 10) == 3


def test_a_supergroups_numbers_tell_of_messages_that_were_hidden(
    talk: Talk, seconds: Seconds
) -> None:
    """Our own next message has the number 21: eleven were said between."""
    talk.hear(CLUB, None, 10)
    seconds.now += 60
    talk.hear(CLUB, None, 22)
    assert talk.below(CLUB, None, 10) == 12
    assert talk.below(CLUB, None, 22) == 0


def test_hidden_talk_is_guessed_by_the_pace_that_it_had(talk: Talk, seconds: Seconds) -> None:
    """Twelve a minute: half a minute later some six more were said; of a silent group none."""
    silent = -1_000_000_000_006
    for chat, newest in ((CLUB, 23), (silent, 11)):
        seconds.now = 0.0
        talk.hear(chat, None, 10)
        seconds.now = 60.0
        talk.hear(chat, None, newest)
    seconds.now = 90.0
    assert 4 < talk.below(CLUB, None, 23) < 12
    assert talk.below(silent, None, 11) < 1


def test_a_pace_of_before_is_forgotten(talk: Talk, seconds: Seconds) -> None:
    talk.hear(CLUB, None, 10)
    seconds.now += 10
    talk.hear(CLUB, None, 40)
    for number in range(41, 46):
        seconds.now += 600
        talk.hear(CLUB, None, number)
    seconds.now += 60
    assert talk.below(CLUB, None, 45) < 1


def test_a_basic_groups_numbers_go_through_all_chats_so_only_what_is_heard_counts(
    talk: Talk, seconds: Seconds
) -> None:
    talk.hear(BASIC, None, 10)
    talk.hear(BASIC, None, 900, overheard=True)
    talk.hear(BASIC, None, 5000, overheard=True)
    assert talk.below(BASIC, None, 10) == 2


def test_a_topics_talk_is_its_own(talk: Talk) -> None:
    talk.hear(CLUB, 7, 10)
    for number in range(11, 20):
        talk.hear(CLUB, 8, number, overheard=True)
    talk.hear(CLUB, 7, 20, overheard=True)
    assert talk.below(CLUB, 7, 10) == 1


def test_an_ordinary_pace_is_taken_where_nothing_is_known(talk: Talk, seconds: Seconds) -> None:
    talk.hear(BASIC, None, 10)
    seconds.now += 2 * USUAL_S
    assert talk.below(BASIC, None, 10) >= 2 * USUAL


def test_a_message_is_known_to_be_the_lowest_for_a_moment_or_where_all_is_heard(
    talk: Talk, seconds: Seconds
) -> None:
    talk.hear(CLUB, None, 10)
    assert talk.lowest(CLUB, None, 10)
    seconds.now += SURE_S
    assert not talk.lowest(CLUB, None, 10), "somebody may have said something"
    talk.hear(CLUB, None, 11, overheard=True)
    seconds.now += 3600
    assert talk.lowest(CLUB, None, 11)
    assert not talk.lowest(CLUB, None, 10)


def test_what_comes_late_changes_nothing(talk: Talk) -> None:
    talk.hear(CLUB, None, 10)
    talk.hear(CLUB, None, 9, overheard=True)
    assert talk.below(CLUB, None, 10) == 0


def test_our_tall_messages_are_known_until_they_go(talk: Talk) -> None:
    for number in (11, 12, 13):
        talk.hear(CLUB, None, number)
    talk.stands_tall(CLUB, None, 11)
    talk.stands_tall(CLUB, None, 13)
    assert list(talk.tall_between(CLUB, None, 10, talk.newest(CLUB, None))) == [11, 13]
    assert list(talk.tall_between(CLUB, None, 11, 12)) == []
    talk.gone(CLUB, None, 13)
    assert list(talk.tall_between(CLUB, None, 10, 13)) == [11]
    assert talk.newest(CLUB, 7) == 0


def test_of_very_many_chats_those_heard_last_are_remembered(talk: Talk) -> None:
    for number in range(MANY + 1):
        talk.hear(CLUB - number, None, 10)
        talk.hear(CLUB - number, None, 12, overheard=True)
    assert talk.below(CLUB, None, 10) == 0
    assert talk.below(CLUB - MANY, None, 10) == 2


def test_ones_own_chats_are_not_remembered_in_place_of_groups(talk: Talk) -> None:
    talk.hear(CLUB, None, 10)
    talk.hear(CLUB, None, 12, overheard=True)
    for number in range(MANY + 1):
        talk.hear(1 + number, None, 10)
    assert talk.below(CLUB, None, 10) == 2
