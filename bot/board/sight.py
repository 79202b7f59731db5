"""One sight of a board: who looks at what (decision 57).

What stands on a board hangs on the game, on the language of its chat, on what people are called, on
whose board it is, and on what was tapped or asked there. All of it is read first, once for each
frame (:meth:`bot.board.frames.Frames.frame`), and handed on as this one value. Whatever makes
words, buttons or a picture of it is pure: nothing else is read on the way.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final, Literal, TypeAlias

from bot.table.beforehand import has
from bot.table.picking import Picking, board_map, map_for, tapped_on
from bot.table.steps import choices, has_result, scored
from bot.table.table import Table
from bot.telegram.wire import Keyboard
from bot.words import sides
from bot.words.bots import bot_kind, bot_name
from bot.words.library import Texts
from bot.words.names import called
from bot.words.signs import marked
from games.core import LAST_THROWS
from games.view import BoardView
from render import FIRST, TURNING, Sign
from storage.rows import Board, Chat, Person, Player

MANY_PLAYERS: Final = 3
"""With more players than these names and log are short."""

Wordy: TypeAlias = Literal["photos", "refused", "bare"]
"""Why a board has no picture: no photos may be sent; Telegram refuses it; and its buttons, too."""

InWords: TypeAlias = Literal["inline", "covered"]
"""The same of one that is as it should be: it stands in an inline message, to which nothing can be
uploaded; below a picture that need not be its own, as one stands there from before and does not go.
Nothing is said of that."""

Moved: TypeAlias = Literal["closed", "deleted"]
"""What became of the topic out of which a board has moved."""

Names: TypeAlias = Mapping[int, str]
"""What each person (our id) is called."""

NOWHERE: Final = Chat(0, "private", None)
"""A chat in which nothing was set."""
NOBODY: Final = Person(0, None, None)
"""A person who has set nothing."""


@dataclass(frozen=True, slots=True)
class Announced:
    """What those who run the bot want everybody to know, and until when, as a chat reads it."""

    text: str
    until: str | None = None


@dataclass(frozen=True)
class Sight:
    """Who looks at what. A game that is only spoken of, on no board, needs the first three."""

    table: Table
    texts: Texts
    """In the language of the chat; in somebody's own chat in theirs."""
    names: Names = field(default_factory=dict)
    """Of all who are named there (:func:`bot.board.sight.named`)."""
    reader: int | None = None
    """The person (our id) whose board it is, where each player has their own, and at the end of any
    game; None where everybody sees the same one."""
    taps: Picking | None = None
    """The board's map, if it has one: it shows where everything is."""
    marked: str | None = None
    """The move that was tapped once and waits for a second tap (:mod:`bot.table.marks`)."""
    unranked: frozenset[int] = frozenset()
    """The people (our ids) who stay out of tables."""
    link: str | None = None
    """The address that takes the free seat."""
    emblem: str = ""
    """The sign that who is asked brought last: it is offered first."""
    waited_for: tuple[int, ...] = ()
    """Who played the game before a lobby and has not sat down there yet (our ids)."""
    again: bool = False
    """Whether one of those who played it may still take the emblem that they had there."""
    explained: tuple[str, ...] = ()
    """The lines of an explanation that was asked for, without markup: they stand for all but whose
    turn it is."""
    hint: bool = False
    """Whether the way to the settings is shown, to who is new to moves that play themselves."""
    offer_throws: bool = False
    """Whether who is to throw is offered that throws come by themselves."""
    thrown_for: frozenset[int] = frozenset()
    """The people (our ids) whose throws do."""
    chat: Chat = NOWHERE
    """Where it stands, with what is set there."""
    owner: Person = NOBODY
    """Whose own chat that is, with what they have set; in a group nobody's."""
    away: bool = False
    """Whether it says that we were away."""
    moved: Moved | None = None
    """What became of the topic out of which the board has moved."""
    back_to: int | None = None
    """To what time the game was put back, if that is to be told (milliseconds since 1970)."""
    announced: Announced | None = None
    """What those who run the bot want everybody to know."""
    shares: bool = False
    """Whether our inline mode is on, by which a game can be shown in another chat."""
    wordy: Wordy | InWords | None = None
    """Why there is no picture: then the words stand alone, and tell where everything is."""

    def throws_come(self, player: Player) -> bool:
        """Whether that player's throws come by themselves, since they want it so in all games or
        ordered it in this one."""
        ordered = player.person is not None and has(player, LAST_THROWS)
        return player.person in self.thrown_for or ordered

    @property
    def ear(self) -> bool:
        """Whether it is read aloud: without emoji, and with words on every button."""
        return self.texts.voice is not None

    @property
    def theme(self) -> str:
        """In which colours it is drawn."""
        return self.owner.theme if self.chat.kind == "private" else self.chat.theme

    @property
    def turned(self) -> bool:
        """Whether it is seen from the other side: by the second player, who wants to see it from
        their own, in their own chat."""
        table = self.table
        if not self.owner.own_side or table.game.mode == "phone" or table.state is None:
            return False
        seats = {p.seat for p in table.players if self.owner.id in (p.person, p.resigned)}
        return seats == {1} and view_of(table).shape in TURNING

    @property
    def many(self) -> bool:
        """Whether so many play that names and log are short."""
        return len(self.table.players) > MANY_PLAYERS

    @cached_property
    def view(self) -> BoardView:
        """What the picture shows, before anything is marked."""
        return view_of(self.table) if self.taps is None else self.taps.view

    @property
    def placing(self) -> bool:
        """Whether stones are placed on a board so small that its buttons lie as its squares do,
        also while another player places."""
        view = self.view
        playing = self.table.game.status == "playing" and 0 < view.columns <= LAID_OUT
        return playing and any(tray.hand for tray in view.trays)

    @property
    def laid_out(self) -> bool:
        """Whether its buttons do so now."""
        return self.own_map is not None and not self.ear and self.placing

    @property
    def pictured(self) -> BoardView:
        """What it shows: of the choices that alone which is marked."""
        view = replace(self.view, turned=self.turned, low=self.placing)
        if self.marked is None:
            return view
        written = enumerate(map(self.table.rules.write, choices(self.table)), 1)
        marked = {number for number, text in written if text == self.marked}
        left = tuple(choice for choice in view.choices if choice.number in marked)
        return replace(view, choices=left) if marked else view

    @property
    def guided(self) -> bool:
        """Whether the picture shows the way over the board: all through a first game, but where
        squares are tapped. What came of it is shown in many places, and alike in all."""
        table = self.table
        playing = table.game.status in ("playing", "asleep")
        return table.game.goal and playing and not tapped_on(table.rules)

    @property
    def own_map(self) -> Picking | None:
        """The board's map as its reader has it: none while another person is to act."""
        return map_for(self.table, self.taps, self.reader)

    def clipped(self, most: int) -> Sight:
        """The same with names of at most so many characters."""
        return replace(self, names=clipped(self.names, most))

    def mark(self, seat: int) -> str:
        """The sign of a seat's colour."""
        return sides.mark(self.table, self.texts, seat)

    def side(self, seat: int) -> str:
        """The name of a seat's pieces."""
        return sides.side(self.table, self.texts, seat)

    def called(self, person: int | None) -> str:
        """What a person is called; *somebody* where that is not known, or they had themselves
        forgotten."""
        known = None if person is None else self.names.get(person)
        return known or self.texts.plain("somebody")


@dataclass(frozen=True, slots=True)
class Frame:
    """What one board is to show. `key` names the picture of that view and those signs."""

    key: str
    view: BoardView
    signs: tuple[Sign, ...]
    caption: str
    keys: Keyboard
    flat: bool = False
    """Whether the banner stands there instead: an invitation with many buttons."""
    theme: str = FIRST
    """In which colours the picture is drawn."""
    guide: bool = False
    """Whether the picture shows the way over the board."""


def clipped(names: Names, most: int) -> Names:
    """The names with at most so many characters."""
    return {
        person: name if len(name) <= most else name[: most - 1] + "…"
        for person, name in names.items()
    }


def map_of(table: Table, tapped: str | None) -> Picking | None:
    """The map that stands under a table's board, with what was tapped there."""
    return board_map(table, view_of(table), tapped) if tapped_on(table.rules) else None


def view_of(table: Table) -> BoardView:
    """The picture's view of a table. An invitation shows the board as it will begin. Nobody has a
    seat yet, so it shows neither whose turn it is nor what may be done."""
    rules = table.rules
    if table.state is None:
        seats = min(number for number in rules.seats if number >= len(table.players))
        view = rules.view(rules.start(seats))
        waiting = tuple(replace(tray, active=False) for tray in view.trays)
        return replace(view, trays=waiting, choices=())
    last = tuple(played for turn in table.told_turns for played in turn)
    view = rules.view(table.state, last, table.faces)
    over, player = table.result, table.to_act
    if over is not None and has_result(over):
        score = view.score or over.score  # the view's own is what the words count
        return view.ended(over.winners, score if scored(over) else (), table.turns)
    if table.game.status != "playing" or player is None or player.bot is not None:
        return replace(view, choices=())  # nobody can press them now
    return view


def told_anew(table: Table, chat: Chat, board: Board) -> bool:
    """Whether somebody's own board that is read aloud comes down in a message of its own: others
    have acted, and now it is their turn, or the game is over. Nobody hears that a text changed."""
    if chat.kind != "private" or board.message is None or board.told == table.game.ply:
        return False
    if not table.played or table.game.mode == "phone":
        return False
    by, player = table.seated(table.played[-1].seat), table.to_act
    mine = player is not None and player.bot is None and player.person == chat.person
    return by.person != chat.person and (mine or table.game.status == "over")


def to_act(sight: Sight) -> bool:
    """Whether the board is one of who is to act, and that is a person."""
    player = sight.table.to_act
    return player is not None and player.bot is None and sight.reader in (None, player.person)


# -- what players are called -----------------------------------------------------------------------

LAID_OUT = 5
"""Up to so many ranks have buttons that lie as their squares do: more have no room."""

BRIEF = 10
"""To so many those of many players while they play, but for whose turn it is: each has a line."""

CLIPPED = (16, 8)
"""To so many characters the names are cut where nothing else is left to leave out."""

People = Mapping[int, Person]
"""People by our ids."""


def name(sight: Sight, player: Player) -> str:
    """What a player is called, with the emblem that they play under once the game has begun; two at
    one phone by their pieces."""
    plain = bare_name(sight, player)
    apart = sight.table.game.mode != "phone" and player.bot is None
    return marked(plain, player.sign) if apart and sight.table.state is not None else plain


def bare_name(sight: Sight, player: Player) -> str:
    """The same without the emblem."""
    table, texts = sight.table, sight.texts
    if player.bot is not None:
        level = bot_kind(texts, player.bot)
        if player.resigned is None:
            number = bot_number(table, player)
            if number is not None:
                return texts.plain("bot-numbered", count=number, level=level)
            return bot_name(texts, player.bot)
        return texts.plain("bot-for", level=level, name=sight.called(player.resigned))
    if table.game.mode == "phone" and player.seat is not None:
        return texts.plain(f"player-{table.rules.sides[player.seat]}")
    return sight.called(player.person)


def bot_number(table: Table, player: Player) -> int | None:
    """Which BOT of the table it is, counted from 1 as they sat down; None where it is the only one,
    or plays in the place of somebody, whose name it has."""
    bots = [p.number for p in table.players if p.bot is not None and p.resigned is None]
    return bots.index(player.number) + 1 if len(bots) > 1 and player.number in bots else None


def brief_name(sight: Sight, player: Player) -> str:
    """What a player is called in a line of the list and the log: at a table of many that is still
    playing, briefly."""
    brief = sight.many and sight.table.game.status != "over"
    return short_name(sight, player) if brief else name(sight, player)


def logged_name(sight: Sight, player: Player) -> str:
    """What a player is called in the log, whose lines are to be short: the BOT by that alone."""
    stands_in = player.bot is not None and player.resigned is None
    return short_name(sight, player) if stands_in else brief_name(sight, player)


def short_name(sight: Sight, player: Player) -> str:
    """What a player is called where many stand on few lines."""
    if player.bot is not None and player.resigned is None:
        number = bot_number(sight.table, player)
        if number is None:
            return sight.texts.plain("bot-brief")
        return sight.texts.plain("bot-number", count=number)
    return name(sight.clipped(BRIEF), player)


def shortest_name(sight: Sight, player: Player) -> str:
    """What a player is called where two stand on one line."""
    stands_in = player.bot is not None and player.resigned is None
    if stands_in:
        return sight.texts.plain("bot-brief")
    return bare_name(sight.clipped(BRIEF), player)


def named(table: Table) -> set[int]:
    """The ids of all who are named on a table's boards."""
    gone = {player.resigned for player in table.players if player.resigned is not None}
    kept = {table.game.reserved, table.game.kept_for} - {None}
    return {*table.people, *gone, table.game.host, *(who for who in kept if who is not None)}


def spoken_names(names: Names, texts: Texts) -> Names:
    """The names as they are spoken: of one that is all signs nothing would be left."""
    if texts.voice is None:
        return names
    return {id_: texts.spoken(name) or texts.plain("somebody") for id_, name in names.items()}


def unranked(people: People) -> frozenset[int]:
    """Who of them stay out of tables."""
    return frozenset(id_ for id_, person in people.items() if not person.ranked)


def names_of(people: People) -> Names:
    """What they are called."""
    names = ((id_, called(person.nickname, person.name)) for id_, person in people.items())
    return {id_: name for id_, name in names if name is not None}


def told_simply(sight: Sight) -> bool:
    """Whether the board speaks in sentences: to the only person there, in their own chat, who plays
    for the first time by these rules, where the game has such sentences."""
    table = sight.table
    if not table.game.goal or table.game.status != "playing":
        return False
    if sight.ear or sight.chat.kind != "private" or table.state is None:
        return False
    return table.alone and sight.texts.has(f"you-are-{table.rules.sides[0]}")
