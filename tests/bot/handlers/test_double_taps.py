"""Two thousand double taps of people whose fingers slip, on whatever their phones show.

Each finger comes down twice on one place of the screen, with 0 to 800 ms between. What is there may
have changed meanwhile: by the first tap, as soon as its answer has come through the network. No
game is ended so, and nothing is played that the board had not shown as marked. Time is made up:
presses and what they lead to take as long as the dice say.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple, get_args

import pytest

from bot.board.keyboard import CHOSEN
from bot.board.phone import ROW, words_height
from bot.handlers import cancelling, draw_and_count, game_commands, my_games, preferences, privacy
from bot.handlers.visit import Visit
from bot.table.board_rows import Place
from bot.table.steps import TableEnd
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.lanes import Outcome
from bot.telegram.wire import Key, Keyboard, Picture, Sent
from bot.words.languages import LANGUAGES
from bot.words.library import Library
from games.catalogue import rule_set
from games.core import Throw
from games.takeback import count_of
from storage.operations import ChangePerson, Changes
from storage.rows import Mode, Person
from tests.bot.board.office import made
from tests.bot.handlers.test_game_choice import Desk, Shown
from tests.bot.handlers.test_visits import GROUP
from tests.bot.kit import Clock, Hall, seen
from tests.simulation.process import SKETCHER

SEEDS: Final = (0, 1, 2, 4, 5, 6, 7, 8)
EACH: Final = 250
"""So many double taps of each seed: two thousand in all."""

MARKED: Final = (
    CHOSEN,
    *(texts.aloud.plain("aloud-chosen") for texts in map(Library().__getitem__, LANGUAGES)),
)
"""Before what a board shows as marked, also where it is read aloud."""

YES: Final = frozenset({Kind.RESIGN_YES, Kind.CANCEL_YES, Kind.END_YES, Kind.FORGET_YES})
"""What ends a game for good. Nobody means it here: no first tap aims at it."""
ENDS: Final = frozenset({Kind.RESIGN, Kind.CANCEL, Kind.WITHDRAW, Kind.FORGET})
"""What ends something, or asks whether to."""
AIMED: Final = frozenset({Kind.ACT, Kind.TAP, Kind.SURE})
"""What is pressed most: games go on."""
LONG: Final = frozenset({Kind.EXPORT, Kind.REVIEW, Kind.RECORD, Kind.HINT})
"""What changes no game and takes long: nobody aims at it."""

SIGHT: Final = 520.0
"""Pixels of a chat that a small phone shows."""
PICTURE: Final = 191.0
"""Pixels of a picture."""

GAMES: Final[tuple[tuple[Mode, str, dict[str, str]], ...]] = (
    ("group", "thibault", {}), ("link", "bell", {}), ("phone", "siga", {"size": "5"}),
    ("group", "siga", {"size": "5"}), ("link", "hyena", {}),
)  # fmt: skip
SAID: Final[tuple[Callable[[Visit], Awaitable[Outcome]], ...]] = (
    game_commands.resign, cancelling.cancel, game_commands.board, game_commands.board,
    game_commands.resume, draw_and_count.draw, my_games.games, preferences.settings,
    privacy.privacy, privacy.forget_me,
)  # fmt: skip
"""What people write now and then."""


SLIPPING: Final[Changes] = (
    ("confirms", True), ("only_moves", False), ("thrown_for", False), ("reachable", True),
)  # fmt: skip
"""What they have set, whatever they have just pressed."""


class Face(NamedTuple):
    """What a message shows, and from when on it is seen (milliseconds); None if it is gone."""

    at: float
    shown: tuple[bool, str, Keyboard] | None


class Spot(NamedTuple):
    """A place of the screen, from below, and from the left in parts of its breadth."""

    up: float
    along: float


class Found(NamedTuple):
    """A button, the message under which it stands, and whether that is a picture."""

    key: Key
    message: int
    picture: bool


class Glass(Shown):
    """Telegram, as people look at it: what each message showed when. An answer takes its time; in
    one chat none overtakes another."""

    def __init__(self, rng: Random, clock: Clock) -> None:
        super().__init__()
        self.rng = rng
        self.clock = clock
        self.chats: dict[int, dict[int, list[Face]]] = {}
        self.last = 0.0

    def _show(self, chat: int, message: int, shown: tuple[bool, str, Keyboard] | None) -> None:
        self.last = max(self.last, self.clock.now + self.rng.uniform(50, 700))
        faces = self.chats.setdefault(chat, {}).setdefault(message, [])
        faces.append(Face(self.last, shown))

    def spots(self, chat: int, at: float) -> Iterator[tuple[Spot, Spot, Found]]:
        """Each button that is in sight at that time, from its corner below on the left to that
        above on the right. The chat's last message stands at the bottom."""
        up = 0.0
        for message, faces in sorted(self.chats.get(chat, {}).items(), reverse=True):
            seen = [face.shown for face in faces if face.at <= at]
            if not seen or seen[-1] is None:
                continue
            picture, words, keys = seen[-1]
            for row in reversed(keys):
                for number, key in enumerate(row):
                    below = Spot(up, number / len(row))
                    above = Spot(up + ROW, (number + 1) / len(row))
                    yield below, above, Found(key, message, picture)
                up += ROW
            up += words_height(words) + (PICTURE if picture else 0)
            if up > SIGHT:
                return

    def at(self, chat: int, spot: Spot, at: float) -> Found | None:
        """The button at that place."""
        for below, above, found in self.spots(chat, at):
            if below.up <= spot.up < above.up and below.along <= spot.along < above.along:
                return found
        return None

    async def send_picture(
        self,
        address: int,
        topic: int | None,
        picture: Picture,
        caption: str,
        keys: Keyboard,
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> Sent:
        sent = await super().send_picture(
            address, topic, picture, caption, keys, answered=answered, quiet=quiet
        )
        self._show(address, sent.message, (True, caption, keys))
        return sent

    async def edit_picture(
        self, address: int, message: int, picture: Picture, caption: str, keys: Keyboard
    ) -> Sent:
        self._show(address, message, (True, caption, keys))
        return await super().edit_picture(address, message, picture, caption, keys)

    async def edit_caption(self, address: int, message: int, caption: str, keys: Keyboard) -> None:
        self._show(address, message, (True, caption, keys))
        await super().edit_caption(address, message, caption, keys)

    async def send_text(
        self,
        address: int,
        topic: int | None,
        text: str,
        keys: Keyboard = (),
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> int:
        sent = await super().send_text(address, topic, text, keys, answered=answered, quiet=quiet)
        self._show(address, sent, (False, text, keys))
        return sent

    async def edit_text(self, address: int, message: int, text: str, keys: Keyboard) -> None:
        self._show(address, message, (False, text, keys))
        await super().edit_text(address, message, text, keys)

    async def delete(self, address: int, message: int) -> None:
        self._show(address, message, None)
        await super().delete(address, message)

    async def strip(self, address: int, message: int) -> None:
        for face in self.chats.get(address, {}).get(message, ())[-1:]:
            self._show(address, message, face.shown and (*face.shown[:2], ()))
        await super().strip(address, message)


class Slipping(Desk):
    """People who confirm their moves, and what they see."""

    def __init__(self, hall: Hall, rng: Random) -> None:
        self.glass = Glass(rng, hall.clock)
        super().__init__(hall, self.glass)
        self.rng = rng
        self.boards = made(
            hall, self.glass, self.sender, renderer=SKETCHER, troubles=self.troubles,
            link=lambda code: f"https://t.me/djehuty_bot?start=join-{code}",
            stands=self.follower.stands,
        )  # fmt: skip
        self.notices._telling._wire = self.notices._wire = self.glass
        self.desk = replace(
            self.desk, wire=self.glass, boards=self.boards, renderer=SKETCHER,
            keepers=frozenset({1, 2}),
        )  # fmt: skip
        self.confirmed = set[tuple[int, int, str]]()
        self.landed = Counter[Kind]()
        """On what the second taps fell where that was another button."""

    async def quiet(self) -> None:
        """Everything that follows from a press is on its way to the phones."""
        for _ in range(2):
            await self.boards.sweep()
            await self.notices.sweep()
            await asyncio.gather(*self.tasks)
            self.tasks.clear()
            await self.sender.idle()

    async def begin(self, anna: Person, boris: Person, number: int) -> None:
        """One more game, on boards of its own."""
        mode, name, switches = GAMES[number % len(GAMES)]
        rules, hall = rule_set(name, switches), self.hall
        invitation = await hall.invite(anna, mode, rules=rules)
        game, door = invitation.game.id, hall.door.seating
        if mode == "phone":
            seen(await door.begin(game, anna, press="begin"))
        else:
            place = Place(await hall.private(boris)) if mode == "link" else None
            seen(await door.join(game, boris, press="join", place=place))
            if len(rules.seats) > 1:
                seen(await door.begin(game, anna, press="begin"))
        await self.quiet()

    async def wait(self) -> None:
        """Until everything is seen, and nobody hurries."""
        self.hall.clock.now = round(max(self.hall.clock.now, self.glass.last) + 2000)

    def lively(self, chat: int) -> bool:
        """Whether a move is in sight there."""
        seen = (found.key for _, _, found in self.glass.spots(chat, self.hall.clock.now))
        return any(_press(key).kind in AIMED for key in seen if key.press is not None)

    async def double_tap(self, person: Person, chat: int) -> bool:
        """One double tap; False if there is nothing to press."""
        now = self.hall.clock.now
        every = list(self.glass.spots(chat, now))
        aims = [spot for spot in every if self._aimed(spot[2].key)]
        if not aims:
            return False
        gladly = [spot for spot in aims if _press(spot[2].key).kind in AIMED]
        mostly = gladly if gladly and self.rng.random() < 0.6 else aims
        below, above, first = self.rng.choice(mostly)
        spot = Spot(
            self.rng.uniform(below.up + 4, above.up - 4),
            below.along + (above.along - below.along) * self.rng.uniform(0.1, 0.9),
        )
        between, known = self.rng.uniform(0, 800), frozenset(self.glass.chats[chat])
        await self._press(person, chat, first, now + self.rng.uniform(20, 300))
        second = self.glass.at(chat, spot, now + between)
        if second is not None and second.key.press is not None:
            self._slipped(first, second, known)
            arrives = max(self.hall.clock.now, now + between + self.rng.uniform(20, 300))
            await self._press(person, chat, second, arrives)
        return True

    def _slipped(self, first: Found, second: Found, known: frozenset[int]) -> None:
        """What the second tap fell on, where it is another button than the first: in the message of
        the first, or in one that it brought, none that ends something. (What is said below a
        question that stood there before may push it anywhere.)"""
        before, after = _press(first.key), _press(second.key)
        if before == after:
            return
        self.landed[after.kind] += 1
        if second.message == first.message:
            assert after.kind not in YES | ENDS, f"{first} {second}"
        if second.message not in known:
            assert after.kind not in YES, f"{first} {second}"

    def _aimed(self, key: Key) -> bool:
        if key.press is None or key.press.kind in YES | LONG:
            return False
        return not key.press.action.startswith("confirm.")

    async def _press(self, person: Person, chat: int, found: Found, at: float) -> None:
        self.hall.clock.now = round(at)
        press = _press(found.key)
        if press.kind is Kind.SURE:
            assert found.key.text.startswith(MARKED), "what it shows is what it confirms"
            self.confirmed.add((press.game, press.ply, press.action))
        await self.press(person, chat, press, found.message, picture=found.picture)
        await self.quiet()


def _press(key: Key) -> Press:
    assert key.press is not None
    return key.press


@pytest.mark.parametrize("seed", SEEDS)
async def test_no_double_tap_ends_a_game_or_plays_what_was_not_confirmed(
    hall: Hall, anna: Person, boris: Person, seed: int
) -> None:
    rng = Random(seed)
    desk, taps, games = Slipping(hall, rng), 0, seed
    while taps < EACH:
        going = await hall.store.unfinished(limit=50)
        if len(going) < 3:
            await desk.begin(anna, boris, games)
            games += 1
        await desk.wait()
        await hall.store.commit(*(ChangePerson(who.id, SLIPPING) for who in (anna, boris)))
        places = [(who, chat) for who in (anna, boris) for chat in (GROUP, who.telegram or 0)]
        lively = [place for place in places if desk.lively(place[1])]
        person, chat = rng.choice(lively if lively and rng.random() < 0.7 else places)
        if rng.random() < 0.12:
            await desk.say(person, rng.choice(SAID), "", group="en" if chat == GROUP else None)
            await desk.quiet()
            await desk.wait()
        before = [await hall.whole(table) for table in await tables(hall)]
        taps += await desk.double_tap(person, chat)
        await desk.wait()
        for table in before:
            await check(desk, table)
    assert len(desk.confirmed) > EACH // 50, "moves are played"
    assert desk.landed.total() > EACH // 25, "fingers find something else"
    assert len({kind for kind in desk.landed if kind is not Kind.SURE}) > 2


async def tables(hall: Hall) -> list[Table]:
    found = [await hall.door.book.table(game.id) for game in await hall.store.unfinished(limit=50)]
    return [table for table in found if table is not None]


async def check(desk: Slipping, before: Table) -> None:
    """What became of a game by a double tap."""
    after = await desk.hall.whole(before)
    if before.game.status in ("playing", "asleep") and after.result is not None:
        assert after.result.reason not in get_args(TableEnd), "a double tap ended a game"
    for row in await desk.hall.store.actions(after.game.id, before.game.ply):
        if row.faces is None and count_of(row.text) is None:
            said = f"move.{row.text}"
            ordered = any(player.orders for player in after.players)
            assert ordered or (after.game.id, row.ply, said) in desk.confirmed, said
    confirmed = {(game, said) for game, _, said in desk.confirmed}
    began = before.players if before.state is not None else ()
    for was, now in zip(began, after.players, strict=False):
        for order in {*now.orders.split()} - {*was.orders.split()}:
            throws = isinstance(before.turn, Throw)  # of what is left nothing is chosen
            assert throws or (after.game.id, f"order.{order}") in confirmed, order
