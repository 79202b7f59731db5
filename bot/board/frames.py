"""What a board is to show: all of it is read here, once for each frame, and then looked at."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from html import escape, unescape

from bot.board.announcing import Announcing
from bot.board.caption import caption, spoken_caption
from bot.board.explaining import explanation
from bot.board.keyboard import keyboard
from bot.board.phone import BANNER, room_for_words, words_height
from bot.board.refusals import BARE, EAR, INLINE, PICTURE, PLAIN
from bot.board.sealing import signs_of
from bot.board.sight import (
    NOBODY,
    Announced,
    Frame,
    InWords,
    Moved,
    People,
    Sight,
    Wordy,
    map_of,
    named,
    names_of,
    spoken_names,
    unranked,
)
from bot.table.beforehand import thrown_for
from bot.table.book import Book
from bot.table.invitation import asks_for_emblem, emblem_chosen, may_join_again
from bot.table.marks import mark_on
from bot.table.play import hinted, offered_now
from bot.table.seats import is_lobby
from bot.table.secrets import put_back_at
from bot.table.table import Table
from bot.telegram.wire import Keyboard
from bot.words.aloud import unfolded
from bot.words.library import Library, Texts
from render import Renderer, Sign
from storage.rows import Board, Chat, Person, Player


@dataclass(frozen=True, slots=True)
class Frames:
    """Makes frames, and the sight of a game that is only spoken of. `link` makes the address of an
    invitation from its code."""

    book: Book
    renderer: Renderer
    library: Library
    link: Callable[[str], str]
    default_language: str = "en"
    announcing: Announcing | None = None
    """What everybody is to know now; None where nothing ever is."""
    shares: Callable[[], bool] = lambda: False
    """Whether our inline mode is on."""

    def opens(self, payload: str) -> str:
        """The address that starts the bot with that word."""
        return "=".join((self.link("").rpartition("=")[0], payload))

    async def frame(self, table: Table, chat: Chat, board: Board | None = None) -> Frame:
        """What that `board` of the table is to show now in its chat, in its shape; None for one on
        which nothing was tapped or asked."""
        before = await self._before(table)
        owners = dict.fromkeys(player.owner for player in before)
        waited = tuple(who for who in owners if who is not None and not table.plays(who))
        people = await self.book.people({*named(table), *waited, chat.person})
        sight = self._seen(table, chat, people, board)
        emblem, said = await self._emblem(table, sight.reader), await self.announced()
        again = may_join_again(table, before)
        seen = replace(sight, emblem=emblem, announced=said, waited_for=waited, again=again)
        frame = drawn(seen, self.renderer)
        if board is None or board.shape < PLAIN:
            return frame
        plain = escape(unescape(re.sub(r"<[^>]+>", "", frame.caption)), quote=False)
        return replace(frame, caption=plain, keys=frame.keys if board.shape < BARE else ())

    def _seen(self, table: Table, chat: Chat, people: People, board: Board | None) -> Sight:
        """Who looks at what, from all that was read."""
        reader = _reader(table, chat)
        texts = self.speaks(chat, people.get(chat.person or 0))
        sight = Sight(
            table,
            texts,
            spoken_names(names_of(people), texts),
            reader,
            hint=(who := _to_act(table, reader, people)) is not None and hinted(who),
            offer_throws=who is not None and offered_now(who, table),
            thrown_for=thrown_for(people),
            unranked=unranked(people),
            link=self._address(table),
            chat=chat,
            owner=people.get(chat.person or 0, NOBODY),
            back_to=put_back_at(table.game),
            taps=map_of(table, None if board is None else board.tapped),
            marked=mark_on(table, board),
            shares=self.shares(),
        )
        if board is None:
            return sight
        away = _of_now(table, board.away)
        sight = replace(sight, away=away, moved=_moved(board), wordy=_why(board))
        if _of_now(table, board.asked):
            sight = replace(sight, explained=tuple(explanation(sight)))
        return sight

    async def announced(self) -> Announced | None:
        """What those who run the bot want everybody to know now."""
        return None if self.announcing is None else await self.announcing.now()

    async def _before(self, table: Table) -> tuple[Player, ...]:
        """Who played the game that this lobby follows."""
        if table.game.rematch_of is None or not is_lobby(table):
            return ()
        return await self.book.store.players(table.game.rematch_of)

    async def _emblem(self, table: Table, reader: int | None) -> str:
        """What is offered first to who is asked for an emblem; "" where nobody is, or where that
        may be anybody."""
        asked = reader or table.game.reserved
        if asked is None or not emblem_chosen(table):
            return ""
        if table.plays(asked) and not asks_for_emblem(table):
            return ""  # who sits there already finds all eight alike
        return await self.book.store.last_sign(asked)

    def _address(self, table: Table) -> str | None:
        """The address that takes the free seat of an invitation."""
        code = table.game.code if table.game.status == "open" else None
        return None if code is None else self.link(code)

    async def spoken(self, table: Table, texts: Texts) -> Sight:
        """The table as it is spoken of in that language, on no board."""
        people = await self.book.people(named(table))
        names = spoken_names(names_of(people), texts)
        return Sight(table, texts, names, unranked=unranked(people))

    async def spoken_in(self, table: Table, chat: Chat) -> Sight:
        """The same in the language of a chat, for whose own it is."""
        people = await self.book.people({*named(table), chat.person})
        owner = people.get(chat.person or 0, NOBODY)
        texts = self.speaks(chat, people.get(chat.person or 0))
        names = spoken_names(names_of(people), texts)
        out = unranked(people)
        return Sight(table, texts, names, chat=chat, owner=owner, unranked=out)

    async def texts(self, chat: Chat) -> Texts:
        """The chat's language; in a private chat the person's."""
        people = await self.book.people({chat.person})
        return self.speaks(chat, people.get(chat.person or 0))

    def speaks(self, chat: Chat, person: Person | None) -> Texts:
        """The same, of a chat whose `person` was read already; None where it has none."""
        if person is not None:
            return self.texts_for(person)
        texts = self.library.pick(chat.language, default=self.default_language)
        return texts.aloud if chat.kind == "group" and chat.by_ear else texts

    def texts_for(self, person: Person | None) -> Texts:
        """A person's language, in their own chat; of somebody we know nothing of, the bot's own. To
        who plays by ear it is spoken."""
        language, code = (None, None) if person is None else (person.language, person.code)
        texts = self.library.pick(language, code, default=self.default_language)
        return texts.aloud if person is not None and person.by_ear else texts

    async def by_ear(self, chat: Chat) -> bool:
        """Whether boards in a chat are read aloud."""
        return (await self.texts(chat)).voice is not None


def drawn(sight: Sight, renderer: Renderer) -> Frame:
    """Picture, caption and keyboard; the words take the room that the other two leave."""
    keys = keyboard(sight)
    if sight.ear:
        return spoken(sight, keys, spoken_caption(sight))
    return framed(sight, renderer, keys, partial(caption, sight))


def framed(
    sight: Sight, renderer: Renderer, keys: Keyboard, told: Callable[[float | None], str]
) -> Frame:
    """The same above these buttons, with what is `told` in so much room. Where an invitation has no
    room for its words, the emblems below its board go first, then the board: the banner is flat."""
    view, signs, renderer = sight.pictured, signs_of(sight.table), renderer.themed(sight.theme)
    if sight.ear:
        return spoken(sight, keys, told(None))
    if sight.wordy is not None:
        key = renderer.key(view, signs=signs, guide=sight.guided)
        return Frame(key, view, signs, told(None), keys, theme=sight.theme, guide=sight.guided)
    pictures: list[tuple[tuple[Sign, ...], bool]] = [(signs, False)]
    if sight.table.game.status == "open":
        pictures += [((), False)] * bool(signs) + [((), True)]
    for below, flat in pictures:
        room = room_for_words(BANNER if flat else renderer.size(view, below), keys)
        words = told(room)
        if words_height(words) <= room:
            break
    key = renderer.banner_key() if flat else renderer.key(view, signs=below, guide=sight.guided)
    return Frame(key, view, below, words, keys, flat, sight.theme, sight.guided)


def spoken(sight: Sight, keys: Keyboard, words: str) -> Frame:
    """What a board says that is read aloud, and its buttons; it has no picture."""
    say = sight.texts.label
    labelled = tuple(tuple(replace(key, text=say(key.text)) for key in row) for row in keys)
    told = sight.texts.spoken(unfolded(words))
    return Frame("", sight.view, (), told, labelled)


def _reader(table: Table, chat: Chat) -> int | None:
    """Whose board it is: where each player has their own, and at the end of any game."""
    own = table.game.mode == "link" or table.game.status in ("open", "over")
    return chat.person if own else None


def _of_now(table: Table, ply: int | None) -> bool:
    """Whether what was noted at a ply is told still: nothing was done since, and it is played."""
    return ply == table.game.ply and table.game.status == "playing"


def _to_act(table: Table, reader: int | None, people: People) -> Person | None:
    """Who is to act, if that is a person and the board theirs."""
    player = table.to_act
    if player is None or player.person is None or reader not in (None, player.person):
        return None
    return people.get(player.person)


def _moved(board: Board) -> Moved | None:
    if board.home is not None:
        return "closed"
    return None if board.lost is None else "deleted"


def _why(board: Board) -> Wordy | InWords | None:
    """Why a board has no picture that should have one."""
    if board.shape == PICTURE or board.why == EAR:
        return None
    if board.shape == BARE:
        return "bare"
    if board.why == INLINE:
        return "inline" if board.picture is None else "covered"
    return "photos" if board.why == "photos" else "refused"
