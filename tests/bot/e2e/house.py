"""A playground, the bot against it, and what a test asks of both: people, groups, what is saved."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from html import unescape
from random import Random

from PIL import Image

from bot.board.buttons import Hosting
from bot.board.explaining import explanation
from bot.board.frames import drawn
from bot.board.posting import drawing
from bot.board.sight import NOBODY, Sight, map_of
from bot.choosing.set_lines import BEST
from bot.table.beforehand import thrown_for, was_only
from bot.table.loading import load
from bot.table.marks import mark_on
from bot.table.play import hinted, offered_now
from bot.table.secrets import put_back_at
from bot.table.steps import THROW_FOR_ME
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press, read
from bot.words.library import LANGUAGES, Library, Texts
from games.catalogue import CATALOGUE
from playground.client import Answer, Fits, Json, Person, Play, Seen
from render import Renderer
from storage import rows
from tests.bot.e2e.one_moment import now
from tests.bot.e2e.process import BotProcess

LIBRARY = Library()


@dataclass(frozen=True)
class Saved:
    """A game as the database has it."""

    table: Table
    names: dict[int, str]
    chats: dict[int, rows.Chat]
    """The chats with a board."""
    owners: dict[int, rows.Person]
    """Whose own chat each of them is; groups are nobody's."""
    tapped: dict[int, str | None] = field(default_factory=dict)
    """What was tapped on the board in each chat."""
    hinted: frozenset[int] = frozenset()
    """Who is shown where it is chosen that only moves play themselves."""
    offered: frozenset[int] = frozenset()
    """Who is offered that throws come by themselves."""
    thrown_for: frozenset[int] = frozenset()
    """For whom they do."""
    asked: dict[int, int | None] = field(default_factory=dict)
    """The ply at which the board in each chat was asked to explain itself."""
    marked: dict[int, str | None] = field(default_factory=dict)
    """What waits for a second tap on the board in each chat."""

    @property
    def ply(self) -> int:
        """How many actions were committed."""
        return self.table.game.ply

    @property
    def presses(self) -> int:
        """How many of them had to be pressed: what there is no choice in plays itself."""
        return sum(not was_only(self.table.rules, played) for played in self.table.played)

    @property
    def log(self) -> tuple[str, ...]:
        """The actions in their written form, in order."""
        return tuple(self.table.rules.write(played.action) for played in self.table.played)


@dataclass
class House:
    """One playground with one bot. Tests sharing it have people and groups of their own."""

    play: Play
    bot: BotProcess
    expected: set[str] = field(default_factory=set)
    """Events of the log at `warning` and above that the test brings about on purpose."""
    renderer: Renderer = field(default_factory=Renderer)

    def expect(self, *events: str) -> None:
        """The test brings these log events about."""
        self.expected.update(events)

    async def person(self, name: str, language: str = "en") -> Person:
        """A newcomer."""
        return await self.play.newcomer(name, language)

    async def group(
        self, *people: Person, title: str = "By the river", forum: bool = False, large: bool = False
    ) -> int:
        """A group of these people with the bot in it; the first one made it."""
        made = await self.play.do(
            "group",
            title=title,
            people=[person.id for person in people],
            forum=forum,
            supergroup=large,
        )
        return int(made["chat_id"])

    async def admin(self, chat: int, person: Person) -> None:
        """Make somebody an admin."""
        await self.play.do("admin", chat=chat, person=person.id)

    async def seq(self) -> int:
        """The number of the last event."""
        return int((await self.play.state())["seq"])

    async def saved(self, game: int) -> Saved:
        """What the database has of a game, all of it at one moment, while the bot may run.

        Loading replays every action and compares the end with the saved position.
        """
        async with now(self.bot.place) as store:
            table = await load(store, game, whole=True)
            assert table is not None, f"there is no game {game} in the database"
            names, people = {}, list[rows.Person]()
            gone = {p.resigned for p in table.players if p.resigned is not None}
            guest = table.game.reserved or table.game.host
            for id_ in {*table.people, *gone, table.game.host, guest}:
                person = await store.person(id_)
                assert person is not None
                names[id_] = person.nickname or person.name or ""
                people.append(person)
            chats, owners, tapped, asked, marked = {}, {}, {}, {}, {}
            for board in await store.boards(game):
                chat = await store.chat(board.chat)
                assert chat is not None
                assert chat.address is not None
                chats[chat.address] = chat
                if (owner := await store.person(chat.person or 0)) is not None:
                    owners[chat.address] = owner
                tapped[chat.address], asked[chat.address] = board.tapped, board.asked
                marked[chat.address] = mark_on(table, board)
            return Saved(
                table,
                names,
                chats,
                owners,
                tapped,
                hinted=frozenset(person.id for person in people if hinted(person)),
                offered=frozenset(person.id for person in people if offered_now(person, table)),
                thrown_for=thrown_for({person.id: person for person in people}),
                asked=asked,
                marked=marked,
            )

    async def check_true(self, board: Seen, language: str = "en") -> Saved:
        """Caption, keyboard and every pixel of a board are those of what is saved."""
        saved = await self.saved(game_of(board))
        table, texts = saved.table, LIBRARY[language]
        own = table.game.mode == "link" or table.game.status == "over"
        reader = saved.chats[board.chat_id].person if own else None
        person = None if table.to_act is None else table.to_act.person
        sight = Sight(
            table,
            texts,
            saved.names,
            reader,
            map_of(table, saved.tapped[board.chat_id]),
            hint=person in saved.hinted and reader in (None, person),
            offer_throws=person in saved.offered and reader in (None, person),
            thrown_for=saved.thrown_for,
            chat=saved.chats[board.chat_id],
            owner=saved.owners.get(board.chat_id, NOBODY),
            back_to=put_back_at(table.game),
            shares=True,
            marked=saved.marked[board.chat_id],
        )
        if saved.asked[board.chat_id] == table.game.ply and table.game.status == "playing":
            sight = replace(sight, explained=tuple(explanation(sight)))
        frame = drawn(sight, self.renderer)
        assert board.text == plain(frame.caption)
        rows = [
            [(key.text, None if key.press is None else key.press.pack()) for key in row]
            for row in frame.keys
        ]
        assert [[(k["text"], k.get("callback_data")) for k in row] for row in board.rows] == rows
        right, shown = drawing(frame, self.renderer)(), await self.picture(board)
        assert shown == right or pixels(shown) == pixels(right), "the picture shows another state"
        return saved

    async def picture(self, message: Seen) -> bytes:
        """The bytes of a message's picture."""
        assert message.photo is not None, f"message {message.id} has no picture"
        return await self.play.file(message.photo)


def plain(html: str) -> str:
    """HTML as Telegram shows it, without its markup."""
    return unescape(re.sub(r"<[^>]+>", "", html))


def pixels(png: bytes) -> tuple[tuple[int, int], bytes]:
    """Size and colours of a picture."""
    with Image.open(io.BytesIO(png)) as image:
        return image.size, image.convert("RGB").tobytes()


def presses(message: Seen) -> list[Press]:
    """What the buttons of a message say."""
    every = [button.get("callback_data") for row in message.rows for button in row]
    return [read(data) for data in every if data is not None]


def data_of(board: Seen, kind: Kind) -> str:
    """What the only button of that kind says; its label is a sign alone where there is no room."""
    (found,) = [press for press in presses(board) if press.kind is kind]
    return found.pack()


def game_of(board: Seen) -> int:
    """The game of a board."""
    found = {press.game for press in presses(board)} - {0}
    assert len(found) == 1, f"the buttons {board.buttons} are of games {found}"
    return found.pop()


def has(kind: Kind, game: int | None = None) -> Fits:
    """Messages with a button of that kind (of that game)."""

    def fits(message: Seen) -> bool:
        return any(p.kind is kind and game in (None, p.game) for p in presses(message))

    return fits


def shows(*parts: str) -> Fits:
    """Messages whose words have all these parts."""
    return lambda message: all(part in message.text for part in parts)


def acts(board: Seen) -> list[Json]:
    """The buttons that throw, move, pass or rescue; not the offer of throws by themselves."""
    every = [button for row in board.rows for button in row]
    found = [key for key in every if key.get("callback_data", "").startswith(f"{Kind.ACT}:")]
    return [key for key in found if not key["callback_data"].endswith(THROW_FOR_ME)]


def ply_of(board: Seen) -> int:
    """The ply that the board's buttons carry."""
    return read(acts(board)[0]["callback_data"]).ply


def is_over(board: Seen) -> bool:
    """Whether the board shows an end."""
    return has(Kind.REMATCH)(board)


def can_act(board: Seen) -> bool:
    """Whether somebody's actions are on offer."""
    return bool(acts(board))


def after(board: Seen) -> Fits:
    """The board in the same message, once somebody may act later than now, or the game is over."""
    ply, game = ply_of(board), game_of(board)

    def fits(message: Seen) -> bool:
        if message.id != board.id or not message.rows or game_of(message) != game:
            return False
        return is_over(message) or (can_act(message) and ply_of(message) > ply)

    return fits


def later(board: Seen) -> Fits:
    """The board in the same message, once it shows another state: also to whom must wait."""
    return lambda message: message.id == board.id and message.text != board.text


def told(question: Seen, part: str) -> Fits:
    """What came of a question, in its own message: words with this part, and no more buttons."""

    def fits(message: Seen) -> bool:
        return message.id == question.id and part in message.text and not message.buttons

    return fits


def due(board: Seen) -> str:
    """The line that says whose turn it is."""
    lines = [line for line in board.text.splitlines() if line.startswith(("▶️", "⏳"))]
    assert len(lines) == 1, f"not one line tells whose turn it is: {board.text!r}"
    return lines[0]


def to_act(board: Seen, *players: Person) -> Person:
    """Whose turn the caption says it is; a name may be cut to four letters (decision 64)."""
    line = due(board)
    return next(player for player in players if player.name[:3] in line)


def other(one: Person, *players: Person) -> Person:
    """The other of two players."""
    return next(player for player in players if player is not one)


def homeward(board: Seen) -> Json:
    """The action that ends a game soonest, roughly: off the board, else the foremost piece."""
    keys = acts(board)
    return next((key for key in keys if "⤴" in key["text"]), keys[-1])


def label(status: str, game: int, who: str, language: str = "en", *, given_up: bool = False) -> str:
    """How a list calls a game of Senet by Thibault's rules in which no piece is off yet; one that
    somebody gave up has no score."""
    texts = LIBRARY[language]
    others = who if who.startswith("📱") else texts.plain("label-name", who=who)
    if status != "open" and not given_up:
        phone, mine = who.startswith("📱"), " – " not in who and not who.startswith("📱")
        if mine and who.startswith("BOT"):
            others = texts.plain("label-name", who=texts.plain("bot-brief"))
        first, second = ("⚪️0", "🔵0") if phone else ("0", "0")
        how = "label-mine" if mine else "label-score"
        others = texts.plain(how, others=others, first=first, second=second)
    name = texts.plain("game-senet")
    return texts.plain(f"label-{status}", others=others, game=name, id=str(game))


def en(message: str, **arguments: str | int) -> str:
    """The bot's words in English."""
    return plain(LIBRARY["en"].html(message, **arguments))


REVIEWED = en("review-basis", basis="").strip()
"""What stands under every review of a whole game, however it went."""


async def resigned(person: Person, board: Seen) -> Seen:
    """Give up the only game of this person in the board's chat: the finished board."""
    await person.say("/resign@djehuty_bot", board.chat_id)
    question = await person.wait_message(has(Kind.RESIGN_YES, game_of(board)), board.chat_id)
    await person.press(question, en("key-resign-yes"))
    return await person.wait_shown(lambda m: m.id == board.id and is_over(m), board.chat_id)


async def surely(person: Person, shown: Seen, button: str) -> Answer:
    """Press a button that would end a game, and say that one is sure."""
    game = game_of(shown)
    await person.press(shown, en(button))
    question = await person.wait_message(has(Kind.END_YES, game), shown.chat_id)
    return await person.press(question, en("key-offer-sure"))


async def act(person: Person, board: Seen, rng: Random | None = None) -> Answer:
    """Press an offered action (by `rng`, or towards the end) and expect it to be done."""
    key = homeward(board) if rng is None else rng.choice(acts(board))
    answer = await person.press(board, data=key["callback_data"])
    assert not answer.show_alert, f"{key['text']!r} was refused: {answer.text}"
    assert answer.text, f"nothing was said of {key['text']!r}"
    return answer


async def play_on(
    board: Seen,
    players: Sequence[Person],
    until: Callable[[Seen], bool] = is_over,
    *,
    rng: Random | None = None,
    each: Callable[[Seen], None] = lambda _: None,
) -> Seen:
    """Play on one shared board until it shows what is wanted (or the end)."""
    chat = board.chat_id
    while not (until(board) or is_over(board)):
        who = players[0] if len(players) == 1 else to_act(board, *players)
        await act(who, board, rng)
        board = await who.wait_shown(after(board), chat)
        each(board)
    return board


async def title(person: Person, chat: int | None = None) -> Seen:
    """The menu, after /start."""
    if chat is None:
        await person.start()
    else:
        await person.say("/start@djehuty_bot", chat)
    return await person.wait_message(has(Kind.MENU), chat)


async def chooser(person: Person, menu: Seen) -> Seen:
    """From the title page to what can be played, in the same message."""
    choose = next(p for p in presses(menu) if (p.kind, p.action) == (Kind.MENU, "play"))
    await person.press(menu, data=choose.pack())
    return await person.wait_edit(offers_games, menu.chat_id)


def offers_games(message: Seen) -> bool:
    """Whether it leads to a rule set, or to a game that has some."""
    return any(
        press.kind is Kind.SET or (press.kind is Kind.MENU and press.action.startswith("play."))
        for press in presses(message)
    )


def named(rules: str) -> tuple[Texts, str]:
    """The language in which a rule set is so called, and its game."""
    return next(
        (texts, each.game)
        for texts in (LIBRARY[language] for language in LANGUAGES)
        for each in CATALOGUE
        if texts.plain(f"rules-{each.id}") == rules
    )


def game_button(rules: str) -> str:
    """The button of the game that has a rule set of this name, in the same language."""
    texts, game = named(rules)
    return texts.plain(f"game-{game}")


def has_one_rule_set(rules: str) -> bool:
    """Whether a rule set of this name is the only one of its game."""
    return [each.game for each in CATALOGUE].count(named(rules)[1]) == 1


async def opponents(person: Person, page: Seen, rules: str = "Thibault’s rules") -> Seen:
    """From what can be played, through the game, to whom to play it with, in the same message. A
    game with one rule set has no page of them. In one's own chat there is a page before that begins
    a game at one tap."""

    def offered(seen: Seen) -> bool:
        return rules in [words.removeprefix(f"{BEST} ") for words in seen.buttons]

    if not offered(page):
        await person.press(page, game_button(rules))
        if has_one_rule_set(rules):
            return await _whom(person, page.chat_id, rules)
        page = await person.wait_edit(offers_sets, page.chat_id)
    while not offered(page):
        turn = next(words for words in page.buttons if words.endswith("›"))
        await person.press(page, turn)
        page = await person.wait_edit(offers_sets, page.chat_id)
    await person.press(page, next(words for words in page.buttons if words.endswith(rules)))
    return await _whom(person, page.chat_id, rules)


def offers_sets(message: Seen) -> bool:
    """Whether it leads to a rule set."""
    return any(
        press.kind is Kind.SET or (press.kind is Kind.MENU and press.action.startswith("set-"))
        for press in presses(message)
    )


async def _whom(person: Person, chat: int, rules: str) -> Seen:
    """The page with all opponents, which is next, or behind one that begins a game at one tap."""
    whom = named(rules)[0].plain("key-whom")
    page = await person.wait_edit(lambda m: has(Kind.NEW)(m) or whom in m.buttons, chat)
    if whom not in page.buttons:
        return page
    await person.press(page, whom)
    return await person.wait_edit(has(Kind.NEW), chat)


async def opponents_by_name(person: Person, words: str) -> Seen:
    """From rules that are named in one's own chat, whose first page begins a game at one tap, to
    whom to play them with, in the same message."""
    await person.say(f"/play@djehuty_bot {words}")
    page = await person.wait_message(has(Kind.PLAY_NOW))
    await person.press(page, en("key-whom"))
    return await person.wait_edit(has(Kind.NEW))


async def play_command(
    person: Person, chat: int | None = None, *, thread: int | None = None
) -> Seen:
    """From `/play` to the opponents of the first rule set."""
    await person.say("/play@djehuty_bot", chat, thread=thread)
    return await opponents(person, await person.wait_message(offers_games, chat))


async def invite(person: Person, opponent: str, chat: int | None = None) -> Seen:
    """From /start through the choice to the invitation against an opponent, by the buttons'
    words."""
    menu = await title(person, chat)
    page = await opponents(person, await chooser(person, menu))
    assert page.id == menu.id, "the menu turns its page in place"
    await person.press(page, opponent)
    board = await person.wait_edit(has(Kind.WITHDRAW), chat)
    assert board.id == menu.id, "the menu's message becomes the board"
    return board


def of_bot(page: Seen, opponent: str) -> str:
    """The button of a BOT, which says how strong it is, too: `Novice 1★` of `🤖 Novice`."""
    name = opponent.removeprefix("🤖 ")
    return next(words for words in page.buttons if words.removeprefix("🤖 ").startswith(name))


async def begin(person: Person, opponent: str, chat: int | None = None) -> Seen:
    """A game that needs nobody else, at the first moment at which a person may act: against a BOT
    at one tap, at one phone with an emblem."""
    if opponent.startswith("🤖"):
        board = await opponents(person, await chooser(person, await title(person, chat)))
        await person.press(board, of_bot(board, opponent))
    else:
        board = await invite(person, opponent, chat)
        await person.press(board, SIGN)
    return await person.wait_shown(lambda m: m.id == board.id and can_act(m), chat)


async def group_game(host: Person, guest: Person, chat: int, thread: int | None = None) -> Seen:
    """A game of two people in a group, begun."""
    await host.press(await play_command(host, chat, thread=thread), "Someone in this group")
    board = await host.wait_edit(has(Kind.JOIN), chat)
    await guest.press(board, SIGN)
    return await guest.wait_shown(lambda m: m.id == board.id and can_act(m), chat)


async def seat_bot(host: Person, lobby: Seen) -> Seen:
    """A BOT sits down at a group's lobby, on the page that its host opens; that page."""
    await host.press(lobby, data=Hosting().press(game_of(lobby)).pack())
    page = await host.wait_message(shows("Seats of"), lobby.chat_id)
    await host.press(page, en("level-novice"))
    return page


async def link_game(host: Person, guest: Person) -> tuple[Seen, Seen]:
    """A game over two private chats, begun: the host's board and the guest's. One of them has the
    actions, the other waits."""
    invitation = await invite(host, "Invite by link")
    await by_link(guest, link_code(invitation))
    game = game_of(invitation)
    theirs = await guest.wait_shown(has(Kind.LEAVE, game))
    ours = await host.wait_shown(lambda m: m.id != invitation.id and has(Kind.LEAVE, game)(m))
    return ours, theirs


async def by_link(guest: Person, code: str) -> Seen:
    """The guest opens an invitation's link and sits down by a sign: the page that becomes their
    board."""
    await guest.start(code)
    page = await guest.wait_message(has(Kind.SIT))
    await guest.press(page, SIGN if any(SIGN in label for label in page.buttons) else OTHER_SIGN)
    return page


def link_code(invitation: Seen) -> str:
    """What follows `?start=` in the link of an invitation."""
    found = re.search(r"https://t\.me/djehuty_bot\?start=(join-[\w-]+)", invitation.text)
    assert found is not None, f"no link in {invitation.text!r}"
    return found[1]


SIGN = "🪲"
"""An emblem that somebody takes to sit down, or to begin."""

OTHER_SIGN = "☀️"
"""One for who comes later: the same is not offered twice."""


def uploads(calls: Sequence[Json]) -> int:
    """How many pictures were uploaded by these calls."""
    return sum(len(call["uploads"]) for call in calls)


def dice(seed: int) -> Random:
    """The test's own chance: which button, which moment."""
    return Random(seed)
