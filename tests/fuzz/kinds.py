"""The kinds of nonsense, and what is sent of each. A block of inputs follows from its seed."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from bot.handlers.routes import BUTTONS, COMMANDS
from bot.telegram.callback_data import Kind
from bot.words.combos import PLAY_PREFIX, Combo
from bot.words.library import LANGUAGES
from games.catalogue import CATALOGUE
from games.core import Choose, GameError
from games.proof import verify
from games.record import read_record, replay
from tests.contract.play import random_game
from tests.fuzz.chat import GROUP, LIBRARY, PEOPLE, Chats, Fate
from tests.fuzz.nonsense import NUMBERS, made, noise, spoiled
from tests.games.test_long_input import MOST
from tests.golden.regenerate import FOLDER
from tests.strangers import LIVE

BLOCK = 250
"""Inputs of a block: they meet the same chats, or spoil the same game."""
SLOW_S = 0.05
"""Processor seconds over which an input is slow."""
SHORT = 3000
"""Letters of a record that is replayed in a few milliseconds."""
DATA, TEXT, LONGEST = 64, 4096, 40_000
"""Bytes of a button, letters of a message, and of a record."""
RAM = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - nothing here is to last

PRESSABLE = tuple(kind for kind in Kind if kind in BUTTONS.of)
"""The kinds of buttons. That every kind has one, tests/bot/handlers/test_buttons.py asks."""

PAGES: dict[str, None] = {}
"""What the buttons of pages say: found once."""
PRESSED = 250
"""So many of them are pressed to find them."""
PRESSES = ("L:0:0:senet", "s:0:0:thibault..0", "x:0:0:thibault..0.0", "k:0:0:index", "V:8:0:")
UNPRESSED = (Kind.NEW, Kind.PLAY_NOW, Kind.ACT, Kind.LEAVE, Kind.RESIGN_YES, Kind.CANCEL_YES)

Send: TypeAlias = Callable[[Chats, Random], Awaitable[tuple[str, bool, Fate]]]
"""Makes an input and sends it: the input, whether it is sheer noise, and what became of it."""


@dataclass
class Tally:
    """What came of some inputs. `slow` are seconds and inputs, `findings` what is wrong."""

    inputs: int = 0
    refused: int = 0
    slow: list[tuple[float, str]] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)

    def count(self, text: str, fate: Fate) -> None:
        """One more input."""
        self.inputs += 1
        self.refused += fate.refused
        self.findings += [f"{text!r}: {wrong}" for wrong in fate.wrong]
        if fate.seconds > SLOW_S:
            self.slow.append((fate.seconds, text))

    def add(self, other: Tally) -> None:
        """Those of another one, too."""
        self.inputs += other.inputs
        self.refused += other.refused
        self.slow += other.slow
        self.findings += other.findings


# -- chats -----------------------------------------------------------------------------------------


async def _press(chats: Chats, random: Random) -> tuple[str, bool, Fate]:
    """A button: noise, real ones with other parts or slips in them, real ones anywhere."""
    known, sheer, way = [*chats.ears.data[-60:], *await pages_keys()], False, random.random()
    data = random.choice(known)
    user, chat, message = _place(chats, random)
    if way < 0.15:
        data, sheer = noise(random, 80), True
    elif way < 0.5:
        data = _otherwise(random, data)
    elif way < 0.7:
        data = spoiled(random, data, known)
    elif way < 0.85 and chats.ears.shown:  # a button that is there, by who may see it
        chat, message, data = random.choice(chats.ears.shown[-100:])
        user = chat if chat > 0 else user
    data = data.encode()[: DATA if random.random() < 0.95 else 200].decode(errors="ignore")
    return data, sheer, await chats.press(user, chat, message, data)


def _otherwise(random: Random, data: str) -> str:
    """A button with one part or two replaced: kind, game, ply, or a part of what it says."""
    parts = data.split(":", 3)
    for place in random.sample(range(len(parts)), random.choice((1, 1, 2))):
        if place == 0:
            parts[0] = random.choice(
                [*(kind.value for kind in PRESSABLE), "0", "", noise(random, 3)]
            )
        elif place < 3:
            small = str(random.randint(0, 12))
            parts[place] = random.choice((small, small, random.choice(NUMBERS), noise(random, 8)))
        else:
            said = parts[3].split(".")
            other = (*NUMBERS, "throw", "draw", "end", "bot", "9-13", "c2", noise(random, 12))
            said[random.randrange(len(said))] = random.choice(other)
            parts[3] = ".".join(said)
    return ":".join(parts)


async def pages_keys() -> tuple[str, ...]:
    """What the buttons of all kinds of pages say."""
    if not PAGES:
        with TemporaryDirectory(dir=RAM) as folder:
            chats = await Chats.opened(Path(folder) / "games.db", Random("pages"))
            try:
                await _turn_pages(chats)
            finally:
                await chats.close()
    return tuple(PAGES)


async def _turn_pages(chats: Chats) -> None:
    """Press every button of the pages, and of the pages that these lead to, as far as that goes."""
    me, seen = min(PEOPLE), set[str]()
    waiting = ["m:0:0:home", "m:0:0:settings", "m:0:0:play", "m:0:0:rules", *PRESSES]
    while waiting and len(seen) < PRESSED:
        data = waiting.pop(0)
        seen.add(data)
        before = len(chats.ears.data)
        await chats.press(me, me, 1, data)
        new = [one for one in chats.ears.data[before:] if one[0] not in UNPRESSED]
        PAGES.update(dict.fromkeys(chats.ears.data[before:]))
        waiting += [one for one in dict.fromkeys(new) if one not in seen and one not in waiting]
        chats.ears.shown.clear()


def _place(chats: Chats, random: Random) -> tuple[int, int, int]:
    """Somebody, a chat that they may write in, and a message there: one with buttons, or any."""
    user = random.choice(list(PEOPLE))
    chat = random.choice((user, user, GROUP))
    shown = [message for where, message, _ in chats.ears.shown if where == chat]
    return user, chat, random.choice((*shown[-20:], random.randint(1, 300)))


async def _command(chats: Chats, random: Random) -> tuple[str, bool, Fate]:
    """A command, behind which anything may stand."""
    name = random.choice([*COMMANDS] * 3 + [noise(random, 12), "stop", "Play", "PLAY", ""])
    at = random.choice(("", "", "", "@djehuty_bot", "@DJEHUTY_BOT", "@other_bot", "@"))
    words, _ = made(random, _vocabulary(), TEXT)
    if random.random() < 0.2:
        words = random.choice(NUMBERS)
    gap = random.choice((" ", " ", "  ", "\n", "\u00a0", ""))
    text = f"/{name}{at}{gap}{words}"[:TEXT]
    user = random.choice(list(PEOPLE))
    return text, False, await chats.say(user, random.choice((user, user, GROUP)), text)


async def _words(chats: Chats, random: Random) -> tuple[str, bool, Fate]:
    """What people write: moves, nearly moves, talk; to a board, too."""
    moves = [data.split(":", 3)[3] for data in chats.ears.data[-60:] if data.startswith(("a", "d"))]
    text, _ = made(random, (*moves, *_vocabulary()) if random.random() < 0.5 else moves, TEXT)
    text = text or "?"
    if random.random() < 0.1:
        text = f"{random.choice(('words', 'Words ', 'слова', 'palavras'))}:{text}"[:TEXT]
    user, chat, message = _place(chats, random)
    to = message if chat == GROUP or random.random() < 0.3 else None
    under = random.choice((*chats.ears.data[-60:], noise(random, 12)))
    return text, False, await chats.say(user, chat, text, reply_to=to, under=under)


async def _link(chats: Chats, random: Random) -> tuple[str, bool, Fate]:
    """A deep link's payload."""
    known = (f"join-{chats.link.game.code}", "games", "play", "join-", *_payloads())
    payload, sheer = made(random, known, TEXT if random.random() < 0.05 else 64)
    user = random.choice(list(PEOPLE))
    command = random.choice(("/start ", "/start ", "/start@djehuty_bot "))
    fate = await chats.say(user, random.choice((user, user, user, GROUP)), f"{command}{payload}")
    return payload, sheer, fate


@cache
def _payloads() -> tuple[str, ...]:
    return tuple(f"{PLAY_PREFIX}{Combo(rules).pack()}" for rules in CATALOGUE)


@cache
def _vocabulary() -> tuple[str, ...]:
    """What can be named: games, rule sets, switches and values, in every language; numbers."""
    words = [*NUMBERS, *LIVE, *(rules.id for rules in CATALOGUE)]
    for rules in CATALOGUE:
        for switch in rules.offered:
            words += [switch.name, *(f"{switch.name}={value}" for value in switch.values)]
        for language in LANGUAGES:
            texts = LIBRARY[language]
            words += [texts.plain(f"rules-{rules.id}"), texts.plain(f"game-{rules.game}")]
            words += [texts.plain(f"switch-{switch.name}") for switch in rules.offered]
    several = Random("vocabulary")
    lines = [" ".join(several.sample(words, several.randint(2, 6))) for _ in range(300)]
    return tuple(dict.fromkeys((*words, *lines)))


async def _in_chats(send: Send, random: Random, size: int) -> Tally:
    tally = Tally()
    with TemporaryDirectory(dir=RAM) as folder:
        chats = await Chats.opened(Path(folder) / "games.db", random)
        try:
            for number in range(size):
                text, sheer, fate = await send(chats, random)
                tally.count(text, fate)
                if sheer and chats.changes:
                    tally.findings.append(f"{text!r}: sheer noise changed {chats.changes}")
                if number % 10 == 9:
                    await chats.time_passes()
        finally:
            await chats.close()
    return tally


# -- texts -----------------------------------------------------------------------------------------


def _timed(text: str, work: Callable[[str], bool]) -> Fate:
    """What becomes of a text that `work` reads; it tells whether it was refused."""
    begun = time.thread_time()
    wrong: tuple[str, ...] = ()
    refused = False
    try:
        refused = work(text)
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        wrong = (f"{type(error).__name__}: {error}",)
    return Fate(refused, wrong, time.thread_time() - begun)


def _told(error: GameError) -> bool:
    """A refusal, which quotes no more than is wanted of it."""
    if len(str(error)) > MOST:
        raise ValueError(f"an error of {len(str(error))} letters") from error
    return True


def _records(random: Random) -> Iterator[tuple[str, Callable[[str], bool]]]:
    """Records that were true once, and what is proved of them."""
    every = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.iterdir())]
    short = [text for text in every if len(text) < SHORT]
    texts = random.sample(every if random.random() < 0.1 else short, 3)
    while True:
        yield made(random, texts, LONGEST)[0], _prove


def _prove(text: str) -> bool:
    try:
        record = read_record(text)
        replay(record)
        return not verify(record).holds
    except GameError as error:
        return _told(error)


def _positions(random: Random) -> Iterator[tuple[str, Callable[[str], bool]]]:
    """Position lines of a game; what can be read of them can be played, shown and told."""
    rules: Any = random.choice(CATALOGUE)
    game = list(random_game(rules, random, random.choice(rules.seats)))
    lines = [rules.dump(played.before) for played in random.sample(game, min(len(game), 20))]

    def read(text: str) -> bool:
        try:
            state = rules.load(text)
        except GameError as error:
            return _told(error)
        assert rules.load(rules.dump(state)) == state, "it is written otherwise than it was read"
        turn = rules.turn(state)
        rules.view(state)
        rules.describe(state)
        rules.explain(state)
        for action in turn.actions if isinstance(turn, Choose) else ():
            rules.apply(state, action)
            rules.tell(state, action)
        return False

    while True:
        text, _ = made(random, lines, 2000)
        yield text, read


Texts: TypeAlias = Callable[[Random], Iterator[tuple[str, Callable[[str], bool]]]]


def _of_texts(texts: Texts, random: Random, size: int) -> Tally:
    tally = Tally()
    for _, (text, work) in zip(range(size), texts(random), strict=False):
        tally.count(text, _timed(text, work))
    return tally


IN_CHATS: dict[str, Send] = {
    "presses": _press,
    "commands": _command,
    "words": _words,
    "links": _link,
}
OF_TEXTS: dict[str, Texts] = {"records": _records, "positions": _positions}
KINDS = (*IN_CHATS, *OF_TEXTS)


def block(kind: str, seed: int, number: int, size: int = BLOCK) -> Tally:
    """The inputs of one block. No garbage is collected meanwhile: that would make any of them slow,
    whatever it says."""
    random = Random(f"{kind} {seed} {number}")
    gc.disable()
    try:
        if kind in OF_TEXTS:
            return _of_texts(OF_TEXTS[kind], random, size)
        return asyncio.run(_in_chats(IN_CHATS[kind], random, size))
    finally:
        gc.enable()
        gc.collect()
