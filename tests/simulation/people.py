"""What people do: they press what they see, what they saw a while ago, twice, and out of turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from bot.table.steps import THROW_FOR_ME
from bot.telegram.callback_data import Kind, read
from bot.telegram.wire import Key
from games.catalogue import CATALOGUE
from tests.simulation.telegram import Room, Shown, Telegram, User

ANNA, BEN, CLEO = User(11, "Anna"), User(12, "Ben", "ru"), User(13, "Cleo", "ar")
PEOPLE = (ANNA, BEN, CLEO)
GROUP, SUPERGROUP = -50, -100_050

EAGERNESS = {
    Kind.ACT: 60, Kind.TAP: 8, Kind.UNTAP: 1, Kind.PART: 2,
    Kind.JOIN: 1.5, Kind.SIT: 1.5, Kind.BEGIN: 1.5, Kind.WAKE: 12, Kind.REMATCH: 10, Kind.BRING: 6,
    Kind.SEATS: 5, Kind.OFFER: 0.5, Kind.ACCEPT: 1, Kind.DECLINE: 6,
    Kind.SURE: 60, Kind.END_YES: 10, Kind.MUTE: 0.3,
    Kind.SHOW: 6, Kind.LEAVE: 0.8, Kind.WITHDRAW: 0.3, Kind.RESIGN_YES: 10, Kind.CANCEL_YES: 0.3,
    Kind.SET: 1.5, Kind.SWITCHES: 0.1, Kind.STAR: 0.1, Kind.SHARE: 0.1, Kind.RULES: 0.1,
}  # fmt: skip
"""How gladly a button is pressed; any other has :data:`INDIFFERENT`."""
INDIFFERENT = 0.5
COMMANDS = (
    "/board", "/board", "/resume", "/resume", "/start", "/play", "/resign", "/resign", "/cancel",
    "/rules", "hello", "/name Ann", "/settings", "/verify", "/draw",
)  # fmt: skip
WORDS = ("may the sticks be kind", "пусть повезёт", "\U0001f408" * 64)
"""Words of their own that people bring to the throws."""
INVITING = (Kind.JOIN, Kind.SIT, Kind.BEGIN)
"""What is pressed at an invitation."""
MANY = tuple(f" {rules.id}" for rules in CATALOGUE if max(rules.seats) > 2)
SQUARES = (" sidja size=3", " siga size=3 leaps=all", " siga size=3", " sidja size=9")
"""Rules by which squares are tapped."""
RULES = ("", " glebsite", " thibault first=throw_off", " aseb", *MANY, *MANY, *SQUARES, *SQUARES)
"""What follows `/play`: the page of rule sets, or one of them."""
MATCH = ".21"
"""How the button of a match ends that no single game decides."""
WATCH = ".watch"
"""How the button of a game of the BOTs ends: it would go on through the calm by itself."""
GAMES = 5
"""So many new games are asked for at most: a few lively ones show more than many dull ones."""


class People:
    """Everybody's thumbs. One call of :meth:`act` is one thing that somebody does. They `write`
    moves where times tell which action each of these made."""

    def __init__(self, telegram: Telegram, random: Random, *, write: bool = True) -> None:
        self._telegram = telegram
        self._writes = write
        self._random = random
        self._games = 0
        self._tried: Counter[tuple[int, int, str]] = Counter()
        self.pressed = 0

    def act(self) -> None:
        """Press or write something."""
        dice = self._random.random()
        if dice < 0.06:
            self._command()
        elif dice < 0.08:
            self._forge()
        elif dice < 0.12 and self._writes:
            self._write()
        elif dice < 0.14:
            self._bring()
        elif not self._press():
            self._begin()

    def _begin(self) -> None:
        """Nothing can be pressed: ask for the menu somewhere."""
        room = self._random.choice(self._telegram.rooms_now())
        self._telegram.say(
            self._random.choice(room.members), room, "/play" + self._random.choice(RULES)
        )

    def _command(self) -> None:
        room = self._random.choice(self._telegram.rooms_now())
        user = self._random.choice(room.members)
        self._telegram.say(user, room, self._random.choice(COMMANDS))

    def _forge(self) -> None:
        """A button no keyboard ever had here, as a tampered client sends it."""
        room = self._random.choice(self._telegram.rooms_now())
        if room.messages:
            message = self._random.choice(list(room.messages.values()))
            ply, game = self._random.randrange(40), self._random.randrange(6)
            act = self._random.choice(("throw", "throw-on", "9-13"))
            tap = self._random.choice(("d:{}:{}:a1", "d:{}:{}:zz", "D:{}:{}:b2", "Z:{}:{}:1"))
            data = self._random.choice(
                (f"a:{game}:{ply}:{act}", tap.format(game, ply), f"l:{game}:0:", "x", "a:1:1")
            )
            self._push(self._random.choice(room.members), room, message, data, honest=False)

    def _bring(self) -> None:
        """Words for the throws, in reply to an invitation, to anything, or to nothing."""
        seen = [
            (room, message, data)
            for room, message, data in self._visible()
            if not data.startswith("join-")
        ]
        inviting = [found for found in seen if read(found[2]).kind in INVITING]
        if not seen:
            return
        room, message, data = self._random.choice(inviting or seen)
        text = self._random.choice(("words: ", "/words ", "Слова:")) + self._random.choice(WORDS)
        answers = (message, data) if self._random.random() < 0.8 else None
        self._telegram.say(self._random.choice(room.members), room, text, answers=answers)

    def _write(self) -> None:
        """A move that somebody may see is written instead, as people write."""
        seen = [
            (room, press.action)
            for room, _, data in self._visible()
            if not data.startswith("join-") and (press := read(data)).kind is Kind.ACT
        ]
        if not seen:
            return
        room, move = self._random.choice(seen)
        text = self._random.choice((move, move.upper(), move.replace("-", " ")))
        if room.kind != "private" or self._random.random() < 0.5:
            text = f"/move {text}"
        self._telegram.say(self._random.choice(room.members), room, text, move=move)

    def _press(self) -> bool:
        """Press a button; False if there is none."""
        seen = [(w, *found) for found in self._visible() if (w := self._weight(*found)) > 0]
        if not seen:
            return False
        weights = [weight for weight, *_ in seen]
        _, room, message, data = self._random.choices(seen, weights)[0]
        if data.startswith("join-"):
            guest = self._random.choice((BEN, CLEO))
            self._telegram.say(guest, self._telegram.rooms[guest.id], f"/start {data}")
            return True
        user = self._random.choice(room.members)
        times = 2 if self._random.random() < 0.08 else 1
        for _ in range(times):
            self._push(user, room, message, data)
        return True

    def _visible(self) -> Iterator[tuple[Room, Shown, str]]:
        """Every button somebody may see; now and then a keyboard that was replaced since."""
        for room in self._telegram.rooms_now():
            for message in room.messages.values():
                keys = message.keys
                if self._random.random() < 0.05:
                    keys = self._random.choice(message.seen)
                elif message.gone:
                    continue
                for row in keys:
                    for key in row:
                        if key.press is not None and not self._dull(key):
                            yield room, message, key.press.pack()
                        elif key.url is not None and "join-" in key.url:
                            yield room, message, "join-" + key.url.split("join-")[1].split("&")[0]

    def _dull(self, key: Key) -> bool:
        """Most buttons of a map show where nothing can be done, and few people press them."""
        tap = key.press is not None and key.press.kind is Kind.TAP
        return tap and not key.text.rstrip("⚔")[-1:].isdecimal() and self._random.random() < 0.95

    def _weight(self, room: Room, message: Shown, data: str) -> float:
        if data.startswith("join-"):
            return 10.0
        press = read(data)
        age = 1.0 if message.id > room.last - 3 else 0.3
        if press.kind is Kind.NEW and press.action.endswith(WATCH):
            return 0.0
        if press.kind in (Kind.NEW, Kind.PLAY_NOW):
            return age * 8 if self._games < GAMES else 0.0
        if press.kind is Kind.SET and press.action.endswith(MATCH):
            return age * 8 if not self._tried[room.address, message.id, data] else 0.0
        if press.kind is Kind.ACT and press.action == THROW_FOR_ME:
            return age * 400  # it is offered seldom
        patience = 1 + 3 * self._tried[room.address, message.id, data]
        return age / patience * EAGERNESS.get(press.kind, INDIFFERENT)

    def _push(
        self, user: User, room: Room, message: Shown, data: str, *, honest: bool = True
    ) -> None:
        self.pressed += 1
        self._tried[room.address, message.id, data] += 1
        self._games += data.startswith(("p:", "B:"))
        self._telegram.press(user, room, message, data, honest=honest)

    def delete(self) -> None:
        """Somebody deletes a message of the bot's."""
        room = self._random.choice(self._telegram.rooms_now())
        left = [message for message in room.messages.values() if not message.gone]
        if left:
            self._random.choice(left[-2:]).gone = True
