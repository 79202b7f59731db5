"""What stands under a board: everything the picture shows, and never more than Telegram takes."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from html import escape
from typing import Any

import pytest

from bot.board.caption import MAX_CAPTION, caption, length
from bot.board.keyboard import keyboard
from bot.board.phone import CHAT
from bot.board.sealing import in_quotation, moves_lines
from bot.board.sight import Sight
from bot.board.turn_log import ALONE, NO_BREAK
from bot.table.steps import play, settled
from bot.table.table import Table, result_text
from bot.words.combos import summary
from bot.words.library import LANGUAGES, Library, Texts
from games.catalogue import CATALOGUE, rule_set
from games.core import AnyPlayed, Choose, Over, Played, Throw, lookup
from storage.rows import Game, Player

RULES = CATALOGUE[0]
LIBRARY = Library()
EN = LIBRARY["en"]
NAMES = {1: 'Анна <b>&"' + "Ж" * 22, 2: "م" * 32}
"""Both names are 32 characters long, the longest that there are."""

GAME = Game(
    id=7,
    rules=RULES.id,
    version=RULES.version,
    fields="{}",
    mode="link",
    status="playing",
    ply=0,
    position="",
    host=1,
    chat=1,
    topic=None,
    secret=bytes(range(32)),
    commitment="0123456789abcdef" * 4,
    created_at=0,
    changed_at=0,
    salt="4711",
)
PLAYERS = (
    Player(7, 0, person=1, bot=None, press="4711", seat=0),
    Player(7, 1, person=2, bot=None, press="", seat=1),
)
AGAIN, PASSING = ("1", "4", "5"), ("2", "3")
"""Scores after which the same player throws again, and after which the turn passes (senet 2.2)."""

START = "CSCSCSCSCS/........../.......... C0S0 C0S0 C start -"

every_language = pytest.mark.parametrize("language", LANGUAGES)


def score(state: Any, outcome: Any) -> str:
    return str(dict(RULES.tell(state, outcome).args)["score"])


def attempt(rng: random.Random, most: tuple[int, int]) -> tuple[Any, list[AnyPlayed]] | None:
    """Both players' first turns, the cones' of `most[0]` actions or more, the spindles' of
    `most[1]`; None where a move was missing or the game was over before that."""
    state, played = RULES.start(2), list[AnyPlayed]()
    while True:
        turn = RULES.turn(state)
        if isinstance(turn, Over):
            return None
        before = sum(p.seat == turn.seat for p in played)
        if turn.seat == 0 and any(p.seat == 1 for p in played):
            return (state, played) if len(played) >= sum(most) else None
        if isinstance(turn, Throw):
            wanted = AGAIN if before < most[turn.seat] else PASSING
            action = rng.choice([a for a, _ in turn.odds if score(state, a) in wanted])
        else:
            action = rng.choice(turn.actions)
        faces = (1, 0, 0, 0) if isinstance(turn, Throw) else None
        played.append(Played(turn.seat, state, action, faces))
        state = RULES.apply(state, action)


@cache
def table(cones: int, spindles: int) -> Table:
    """A game after one turn of each, so long at least."""
    for seed in range(5000):
        found = attempt(random.Random(seed), (cones, spindles))
        if found is not None:
            state, played = found
            game = replace(GAME, ply=len(played), position=RULES.dump(state))
            return Table(game, PLAYERS, RULES, state, tuple(played))
    raise AssertionError(f"no game with turns of {cones} and {spindles} actions was found")


def turn_words(texts: Texts, turn: tuple[AnyPlayed, ...]) -> list[str]:
    """All words of a turn, as they stand in the caption."""
    words = [escape(texts.told(RULES.tell(p.before, p.action)), quote=False) for p in turn]
    return [
        f"<b>{word}</b>" if p.faces is not None else word
        for word, p in zip(words, turn, strict=True)
    ]


def kept(texts: Texts, text: str, seat: int) -> tuple[int, list[str]]:
    """How many actions of a seat's last turn the caption leaves out, and those it has."""
    player = texts.html(
        "caption-turn",
        mark=texts.plain(f"mark-{RULES.sides[seat]}"),
        name=NAMES[seat + 1],
    )
    seen = re.sub("</?blockquote[^>]*>", "", text).splitlines()
    line = next(line for line in seen if line.startswith(player + " "))
    line = line.removeprefix(player + " ").replace(ALONE, "")
    words = re.split(f" · |{NO_BREAK}", line)
    more = next((n for n in range(1, 1000) if words[0] == texts.plain("log-more", count=n)), 0)
    return more, words[1:] if more else words


@every_language
@pytest.mark.parametrize("turns", [(1, 1), (20, 4), (4, 60), (150, 2), (90, 90)])
def test_a_caption_never_exceeds_its_limit(language: str, turns: tuple[int, int]) -> None:
    game = table(*turns).game
    text = caption(Sight(table(*turns), LIBRARY[language], NAMES))
    assert length(text) <= MAX_CAPTION
    seal = LIBRARY[language].html("caption-seal", id=str(game.id), commitment=game.commitment)
    assert f"{seal}\n" in text or f"{seal}</blockquote>" in text


def test_the_lines_that_hold_a_board_in_its_place_keep_to_the_limit() -> None:
    """A long turn fills a quotation, of which three lines are seen: below it there is room for more
    empty lines than Telegram takes letters."""
    for turns in ((30, count) for count in range(1, 60)):
        text = caption(Sight(table(*turns), LIBRARY["en"], NAMES), CHAT)
        assert length(text) <= MAX_CAPTION


@every_language
def test_short_turns_are_told_whole(language: str) -> None:
    game, texts = table(8, 8), LIBRARY[language]
    text = caption(Sight(game, texts, NAMES))
    for seat, turn in enumerate(game.last_turns):
        assert kept(texts, text, seat) == (0, turn_words(texts, turn))


@every_language
def test_of_long_turns_the_oldest_actions_are_left_out_and_counted(language: str) -> None:
    game, texts = table(90, 30), LIBRARY[language]
    text = caption(Sight(game, texts, NAMES))
    older, newer = game.last_turns
    more, words = kept(texts, text, 0)
    assert more > 0
    assert words == turn_words(texts, older)[more:]
    left_out, last = kept(texts, text, 1)
    assert left_out == 0 or more == len(older)
    assert last == turn_words(texts, newer)[left_out:]
    assert length(text) > MAX_CAPTION - 40, "no more is left out than must be"


@every_language
def test_the_caption_tells_all_that_the_picture_shows(language: str) -> None:
    game, texts = table(8, 8), LIBRARY[language]
    text = caption(Sight(game, texts, NAMES))
    for seat, told in enumerate(RULES.describe(game.state)):
        assert texts.told(told) in text
        assert texts.plain(f"side-{RULES.sides[seat]}") in text
    assert text.count("&lt;b&gt;&amp;") == 3, "as a player, in the log, and as the one to act"
    assert re.search(r"<b>[^<]*Ж", text)


@every_language
@pytest.mark.parametrize("status", ["playing", "asleep"])
def test_the_caption_says_what_is_due(language: str, status: Any) -> None:
    start = table(8, 8)
    texts, game = LIBRARY[language], replace(start.game, status=status, asleep_by=2)
    thrown = next(p for p in start.played if p.faces is None).before
    for state, due in ((start.state, "due-throw-sticks"), (thrown, "due-choose")):
        turn = RULES.turn(state)
        assert isinstance(turn, Choose | Throw)
        args = {"mark": texts.plain("mark-cones")}
        text = caption(Sight(replace(start, game=game, state=state), texts, NAMES))
        assert turn.seat == 0
        lot = {} if due == "due-choose" else {"lot": 0, "again": 0}
        said = texts.html(due, name=NAMES[1], **args, **lot)
        assert (said in text) == (status == "playing")
        assert (texts.html("caption-asleep", name=NAMES[2]) in text) == (status == "asleep")


@every_language
def test_a_board_of_ones_own_says_whether_it_is_ones_turn(language: str) -> None:
    game, texts = table(8, 8), LIBRARY[language]
    assert game.to_act is not None
    person, sign = game.to_act.person, texts.plain("mark-cones")
    assert person is not None
    mine = caption(Sight(game, texts, NAMES, reader=person))
    theirs = caption(Sight(game, texts, NAMES, reader=3 - person))
    assert texts.html("due-throw-sticks", name=NAMES[person], mark=sign, lot=0, again=0) in mine
    assert texts.html("due-other", name=NAMES[person], mark=sign) in theirs
    assert (
        texts.html("due-throw-sticks", name=NAMES[person], mark=sign, lot=0, again=0) not in theirs
    )


@every_language
def test_two_at_one_phone_are_called_by_their_pieces(language: str) -> None:
    start, texts = table(8, 8), LIBRARY[language]
    text = caption(Sight(replace(start, game=replace(start.game, mode="phone")), texts, NAMES))
    assert "Ж" not in text
    for side in RULES.sides:
        assert text.count(texts.plain(f"player-{side}")) >= 2, "as a player and in the log"


@every_language
def test_the_bots_turn_is_told_with_its_level(language: str) -> None:
    start, texts = table(8, 8), LIBRARY[language]
    players = (replace(PLAYERS[0], person=None, bot="novice"), PLAYERS[1])
    text = caption(Sight(replace(start, players=players), texts, NAMES))
    bot = texts.plain("bot-name", level=texts.plain("level-novice"))
    assert text.count(f"\u2068{bot}\u2069") == 2, (
        "in the log, whose lines are to be short, it is BOT"
    )


@every_language
@pytest.mark.parametrize(
    ("over", "message"),
    [
        (Over((1,), "borne off", (2, 5)), "over-borne-off"),
        (Over((1,), "resigned", (0, 0)), "over-resigned"),
        (Over((), "cancelled", (0, 0)), "over-cancelled"),
    ],
)
def test_an_ended_game_tells_how_and_shows_its_secret(
    language: str, over: Over, message: str
) -> None:
    start, texts = table(8, 8), LIBRARY[language]
    game = replace(start.game, status="over", result=result_text(over))
    text = caption(Sight(replace(start, game=game), texts, NAMES))
    named = {"name": NAMES[2], "loser": NAMES[1], "score": "5–2" if over.score[1] else "0–0"}
    ending = texts.html(message, **named, winner=NAMES[2], outcome="none", lacking=5, points=0)
    assert ending in text
    sign = texts.plain("mark-spindles")
    winner = texts.html("ended-named", mark=sign, name=NAMES[2], loser=NAMES[1])
    assert text.startswith(winner) == bool(over.winners), "first of all who won and who lost"
    assert f"<code>{bytes(range(32)).hex()}</code>" in text


@every_language
@pytest.mark.parametrize("mode", ["bot", "group", "link", "phone", "rematch"])
def test_an_invitation_shows_who_invites_and_the_sealed_secret(language: str, mode: Any) -> None:
    texts, game = LIBRARY[language], replace(GAME, status="open", salt=None)
    game = replace(game, reserved=2) if mode == "rematch" else replace(game, mode=mode)
    players = (PLAYERS[0], replace(PLAYERS[1], person=None, bot="greedy"))
    link = "https://t.me/djehuty_bot?start=join-a&b"
    text = caption(Sight(Table(game, players, RULES), texts, NAMES, link=link))
    assert escape(NAMES[1], quote=False) in text
    assert f"<code>{GAME.commitment}</code>" in text
    assert "start=join-a&amp;b" in text
    assert (NAMES[2] in text) == (mode == "rematch")
    assert length(text) <= MAX_CAPTION


@every_language
@pytest.mark.parametrize("reason", ["withdrawn", "declined", "expired", "cancelled", "broken-off"])
def test_an_invitation_that_came_to_nothing_says_why(language: str, reason: str) -> None:
    texts = LIBRARY[language]
    game = replace(GAME, status="over", salt=None, result=result_text(Over((), reason, (0, 0))))
    text = caption(Sight(Table(game, PLAYERS[:1], RULES), texts, NAMES))
    assert texts.html(f"over-{reason}", name=NAMES[1]) in text
    assert GAME.secret.hex() in text


def at(name: str, position: str, **switches: str) -> Table:
    """A game by other rules in a position."""
    rules = rule_set(name, switches)
    return Table(replace(GAME, ply=9), PLAYERS, rules, rules.load(position))


@every_language
def test_with_dice_the_words_are_of_dice(language: str) -> None:
    texts, table = LIBRARY[language], at("thibault", START, dice="two")
    args = {"name": NAMES[1], "mark": texts.plain("mark-cones")}
    assert texts.html("due-throw-dice", lot=1, again=0, **args) in caption(
        Sight(table, texts, NAMES)
    )
    keys = keyboard(Sight(table, texts))
    assert keys[0][0].text == texts.plain("key-throw-dice")
    assert texts.plain("key-throw-dice") != texts.plain("key-throw-sticks")


@every_language
def test_what_else_is_pending_stands_just_before_whose_turn_it_is(language: str) -> None:
    texts, position = LIBRARY[language], "CSCSCSCSCS/........../.......... C0S0 C0S0 C bank:4,1 -"
    table = at("thibault", position, bank_throws="on")
    kept, on = (escape(texts.told(t), quote=False) for t in table.rules.pending(table.state))
    lines = caption(Sight(table, texts, NAMES)).splitlines()
    args = {"name": NAMES[1], "mark": texts.plain("mark-cones")}
    due = lines.index(texts.html("due-throw-sticks", lot=1, again=0, **args))
    assert lines[due - 2 : due] == [kept, on]
    asleep = replace(table, game=replace(table.game, status="asleep", asleep_by=1))
    assert not {kept, on} & set(caption(Sight(asleep, texts, NAMES)).splitlines())


@every_language
def test_switches_that_differ_stand_under_the_title_while_there_is_room(language: str) -> None:
    texts = LIBRARY[language]
    table = at("thibault", START, netting="on", block="3")
    assert texts.html("caption-switches", switches=summary(table.rules, texts)) in caption(
        Sight(table, texts, NAMES)
    )
    plain = at("thibault", START)
    assert "🔸" not in caption(Sight(plain, texts, NAMES))


EVERY_SWITCH = {
    switch.name: switch.values[-1]
    for switch in rule_set("thibault").offered
    if switch.name not in ("no_move", "extras_add", "first")
}


@every_language
@pytest.mark.parametrize("status", ["playing", "open"])
def test_all_switches_are_named_where_they_fit(language: str, status: Any) -> None:
    texts, rules = LIBRARY[language], rule_set("thibault", EVERY_SWITCH)
    state = rules.start(2) if status == "playing" else None
    table = Table(replace(GAME, status=status), PLAYERS, rules, state)
    assert len(rules.switches()) > 12
    line = texts.html("caption-switches", switches=summary(rules, texts))
    told = caption(Sight(table, texts, NAMES))
    assert line in told
    assert length(told) <= MAX_CAPTION


@every_language
def test_of_too_many_switches_the_last_are_counted(language: str) -> None:
    texts, rules = LIBRARY[language], RULES.custom(EVERY_SWITCH)
    seen = set()
    for turns in ((20, 4), (40, 10), (40, 30)):
        text = caption(Sight(replace(table(*turns), rules=rules), texts, NAMES))
        assert length(text) <= MAX_CAPTION
        seen.add(text.splitlines()[1])
    assert len(seen) > 1
    lines = {
        texts.html("caption-switches", switches=summary(rules, texts, most))
        for most in range(len(rules.switches()) + 1)
    }
    assert seen <= lines


@every_language
def test_long_turns_leave_no_room_for_the_names_of_switches(language: str) -> None:
    texts, long = LIBRARY[language], table(90, 30)
    rules = RULES.custom({"must_bear_off": "on", "beauty_extra": "on"})
    text = caption(Sight(replace(long, rules=rules), texts, NAMES))
    assert length(text) <= MAX_CAPTION
    assert text.splitlines()[1] == texts.html(
        "caption-switches", switches=texts.plain("switches-more", count=2)
    )


def on(table: Table, *actions: str) -> Table:
    """The table after these actions, by whoever is to act."""
    for text in actions:
        rules, turn = table.rules, table.turn
        assert isinstance(turn, Choose | Throw)
        action = lookup(rules, table.state, text)
        faces = (1, 0, 0, 0) if isinstance(turn, Throw) else None
        played = Played(turn.seat, table.state, action, faces)
        state = rules.apply(table.state, action)
        table = replace(table, state=state, played=(*table.played, played))
    return table


def log_of(table: Table, texts: Texts) -> list[str]:
    """The lines of the log below the folded pieces and seal, without markup, isolates and joiners,
    and without what is said of moves that had no alternative."""
    text = (
        caption(Sight(table, texts, {1: "Anna", 2: "Boris"}))
        .replace(ALONE, "")
        .replace(NO_BREAK, " ")
    )
    log = re.sub("<blockquote.*?</blockquote>\n?", "", text, flags=re.DOTALL).split("\n\n")[1]
    lines = re.sub("<[^>]+>|[\u2060\u2066\u2068\u2069]", "", log).splitlines()
    return [line for line in lines if not line.startswith("⏩")]


def test_a_turn_lost_by_the_net_stands_between_the_turns_it_parts() -> None:
    netting = "..S...S.../..C.C...../.......... C0S0 C3S3 C start -"
    table = on(at("thibault", netting, netting="on"), "3")
    assert log_of(table, EN) == ["⚪️ Anna: 🎲3"]
    table = on(table, "13-16")
    assert log_of(table, EN) == ["⚪️ Anna: 🎲3 13→16 Netting"]
    table = on(table, "2", "3-5")
    lines = ["⚪️ Anna: 🎲3 13→16 Netting", "🔵 Boris: 🎲2 3→5", "🕸 ⚪️ Anna: turn lost"]
    assert log_of(table, EN) == lines, "at once"
    table = on(table, "3")
    assert log_of(table, EN) == [*lines, "🔵 Boris: 🎲3"]
    table = on(table, "7-10", "1", "16-17")
    assert log_of(table, EN) == [
        "🔵 Boris: 🎲2 3→5", "🕸 ⚪️ Anna: turn lost", "🔵 Boris: 🎲3 7→10", "⚪️ Anna: 🎲1 16→17",
    ]  # fmt: skip


LAST = "xoo/x.x/o.x 0/1 o place:1 0"
"""Blue has one stone left to place."""


def test_who_places_last_and_moves_first_has_two_turns_on_end_and_nobody_lost_one() -> None:
    """Seega 3.2."""
    table = on(at("siga", LAST, size="3"), "b1")
    assert table.to_act is not None
    assert table.to_act.seat == 1, "blue again"
    assert "lost" not in caption(Sight(table, EN, NAMES))
    assert "lost" not in caption(Sight(on(table, "b3-b2"), EN, NAMES))


@every_language
def test_where_nothing_is_thrown_the_lot_alone_is_sealed(language: str) -> None:
    texts = LIBRARY[language]
    table = at("siga", LAST, size="3")
    over = replace(table, game=replace(table.game, status="over"))
    thrown = at("thibault", START)
    secret = table.game.secret.hex()
    whole: dict[str, str | float] = {"secret": secret, "commitment": table.game.commitment}
    whole |= {"after": "none", "aftersealed": "", "begun": 1}
    whole["brought"] = in_quotation(moves_lines(Sight(over, texts, NAMES)))
    lot, throws = (
        texts.html("caption-secret", sealed=sealed, **whole) for sealed in ("lot", "throws")
    )
    assert lot != throws
    assert lot in caption(Sight(over, texts, NAMES))
    assert thrown.sealed == "throws"


def test_who_throws_again_has_one_turn_and_loses_none() -> None:
    table = on(at("thibault", START), "1", "9x10", "4")
    assert table.lost is None
    assert log_of(table, EN) == ["⚪️ Anna: 🎲1 9⇄10 · 🎲4"]


def test_kept_throws_stand_together_before_what_is_played_of_them() -> None:
    hand = "........../........../.......... C5S5 C0S0 C start -"
    start = at("thibault", hand, bank_throws="on", start="hand")
    table = on(start, "1", "4", "2", "4:hand-4", "1:hand-1", "2:hand-2")
    assert log_of(table, EN) == ["⚪️ Anna: 🎲1 🎲4 🎲2 · 4: in→4 · 1: in→1 · 2: in→2"]
    table = on(table, "3", "3:hand-3")
    assert log_of(table, EN)[1] == "🔵 Boris: 🎲3 in→3", "of one throw nobody asks which"


@every_language
def test_a_die_never_parts_from_its_number_nor_two_numbers_run_together(language: str) -> None:
    hand = "........../........../.......... C5S5 C0S0 C start -"
    start = at("thibault", hand, bank_throws="on", start="hand")
    table = on(start, "1", "1", "2", "1:hand-1")
    text = caption(Sight(table, LIBRARY[language], NAMES))
    assert text.count("🎲\N{WORD JOINER}") == 3
    assert not re.search(rf"\d{NO_BREAK}\d", re.sub("<[^>]+>", "", text))
    assert LIBRARY[language].listed("12") in text, "the throws kept"


@every_language
def test_many_choices_close_the_lines_up(language: str) -> None:
    texts = LIBRARY[language]
    few, many = (at("houses", TEN.format(score)) for score in (5, 1))
    assert "\n\n" in caption(Sight(few, texts, NAMES))
    assert "\n\n" not in caption(Sight(many, texts, NAMES))


TEN = "CSCSCSCSCS/CSCSCSCSCS/.......... C0S0 C0S0 S play:{} -"


@every_language
def test_one_person_alone_is_not_called_either_player(language: str) -> None:
    texts, start = LIBRARY[language], table(8, 8)
    bot = (PLAYERS[0], replace(PLAYERS[1], person=None, bot="novice"))
    phone = (PLAYERS[0], replace(PLAYERS[1], person=1))
    for players in (bot, phone):
        game = replace(start.game, status="asleep", asleep_by=1)
        text = caption(Sight(replace(start, game=game, players=players), texts, NAMES))
        assert texts.html("caption-asleep-alone", name=NAMES[1]) in text


@every_language
def test_who_reads_alone_is_told_as_you(language: str) -> None:
    """Against the BOT and over a link; at one phone and in a group by names."""
    start, texts = table(8, 8), LIBRARY[language]
    result = result_text(Over((1,), "borne off", (2, 5)))
    over = replace(start, game=replace(start.game, status="over", result=result))
    sign = texts.plain("mark-spindles")
    first = {reader: caption(Sight(over, texts, NAMES, reader=reader)).splitlines()[0]
             for reader in (1, 2, 77, None)}  # fmt: skip
    assert first[1] == texts.html("ended-lost", mark=sign, name=NAMES[2])
    assert first[2] == texts.html("ended-won", mark=sign, loser=NAMES[1])
    assert first[77] == first[None] == texts.html(
        "ended-named", mark=sign, name=NAMES[2], loser=NAMES[1]
    )  # fmt: skip
    phone = replace(over, game=replace(over.game, mode="phone"))
    spindles, cones = (texts.plain(f"player-{side}") for side in ("spindles", "cones"))
    assert caption(Sight(phone, texts, NAMES, reader=1)).splitlines()[0] == texts.html(
        "ended-named", mark=sign, name=spindles, loser=cones
    )


NEARLY_QUIET = "SCSCCSCSCS/CSCSCSS.../.C........ C0S0 C1S1 C play:4 quiet=299"


@every_language
def test_a_game_that_was_quiet_too_long_is_drawn_with_its_score(language: str) -> None:
    texts = LIBRARY[language]
    table = at("houses", NEARLY_QUIET)
    played, _ = play(table, "pass")
    assert played is not None
    over = settled(table, played, 5)
    assert over.result == Over((), "quiet", (1, 1))
    assert over.game.status == "over"
    assert texts.html("draw-quiet", score="1–1") in caption(Sight(over, texts, NAMES))


@every_language
def test_or_won_by_who_has_more_pieces_off(language: str) -> None:
    texts = LIBRARY[language]
    table = at("houses", NEARLY_QUIET.replace("S.../.C", "..../.C").replace("C1S1", "C1S2"))
    played, _ = play(table, "pass")
    assert played is not None
    over = settled(table, played, 5)
    assert over.result == Over((1,), "quiet", (1, 2))
    sign = texts.plain("mark-spindles")
    lines = caption(Sight(over, texts, NAMES)).splitlines()
    assert lines[0] == texts.html("ended-named", mark=sign, name=NAMES[2], loser=NAMES[1])
    assert lines[1] == texts.html("over-quiet", score="2–1")


@every_language
def test_a_game_for_points_tells_the_winners_points(language: str) -> None:
    texts = LIBRARY[language]
    start = at("glebsite", "........../........../.......... C5S5 C0S0 C start -")
    for reason, message, score in (
        ("borne off", "over-borne-off", (0, 3)),
        ("resigned", "over-resigned-points", (0, 5)),
    ):
        result = result_text(Over((1,), reason, score))
        over = replace(start, game=replace(start.game, status="over", result=result))
        told = texts.html(
            message,
            loser=NAMES[1],
            score=texts.plain("score-points", won=score[1]),
            points=score[1],
            lacking=5,
            outcome="none",
        )
        assert told in caption(Sight(over, texts, NAMES))


def test_length_counts_as_telegram_does() -> None:
    assert length("<b>a&amp;b</b>") == 3
    assert length("🎲") == 2
    assert length("&lt;b&gt;") == 3
