"""A typed client of the control API, for tests: people who write, press and wait.

Everything goes over HTTP. Waits are on events; ``patience`` (seconds) only turns a hang into an
error that shows what stands in the chat. It is far longer than anything takes on a busy machine.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp
import orjson

from playground.errors import ClientError
from playground.feed import Feed, read_events

Json = dict[str, Any]

PATIENCE_S = 120.0
LONGEST_LINE = 2**22
"""Bytes of an event: a message with its keyboard, and what the bot's call was."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as a person sees it; ``data`` is the Bot API's Message."""

    data: Json

    @property
    def id(self) -> int:
        """Its number in its chat."""
        return int(self.data["message_id"])

    @property
    def chat_id(self) -> int:
        """Its chat."""
        return int(self.data["chat"]["id"])

    @property
    def text(self) -> str:
        """Its text or caption; of a poll its description and its question."""
        if self.poll:
            return f"{self.poll.get('description', '')}\n{self.poll['question']}".strip()
        return str(self.data.get("text") or self.data.get("caption") or "")

    @property
    def from_bot(self) -> bool:
        """Whether a bot wrote it, or somebody sent it by the bot."""
        written = bool(self.data["from"]["is_bot"]) and "sender_chat" not in self.data
        return written or "via_bot" in self.data

    @property
    def photo(self) -> str | None:
        """The file id of its largest picture; of a poll that of its description."""
        sizes = self.data.get("photo") or self.poll.get("media", {}).get("photo")
        return str(sizes[-1]["file_id"]) if sizes else None

    @property
    def poll(self) -> Json:
        """The Bot API's Poll; empty for a message that is none."""
        return dict(self.data.get("poll") or {})

    @property
    def options(self) -> list[str]:
        """What a poll offers."""
        return [str(option["text"]) for option in self.poll.get("options", [])]

    @property
    def document(self) -> str | None:
        """The file id of its document."""
        document = self.data.get("document")
        return str(document["file_id"]) if document else None

    @property
    def animation(self) -> str | None:
        """The file id of its film."""
        animation = self.data.get("animation")
        return str(animation["file_id"]) if animation else None

    @property
    def rows(self) -> list[list[Json]]:
        """Its inline keyboard as InlineKeyboardButton rows."""
        return list(self.data.get("reply_markup", {}).get("inline_keyboard", []))

    @property
    def buttons(self) -> list[str]:
        """The labels of its buttons, row by row."""
        return [str(button["text"]) for row in self.rows for button in row]

    def button(self, text: str) -> Json:
        """The one button with this label, or whose label has this part."""
        every = [button for row in self.rows for button in row]
        found = [button for button in every if button["text"] == text]
        found = found or [button for button in every if text in button["text"]]
        if len(found) != 1:
            raise ClientError(f"{len(found)} buttons fit {text!r} among {self.buttons}")
        return found[0]


@dataclass(frozen=True, slots=True)
class Answer:
    """What the bot said to a press."""

    text: str
    show_alert: bool
    url: str


@dataclass(frozen=True, slots=True)
class Offered:
    """What the bot offers for what somebody typed behind its name."""

    query: str
    results: list[Json]
    """InlineQueryResult."""
    button: Json | None

    @property
    def titles(self) -> list[str]:
        """What each is called."""
        return [str(result.get("title", "")) for result in self.results]

    def result(self, title: str) -> str:
        """The id of the one result with this title, or whose title has this part."""
        found = [one for one in self.results if one.get("title") == title]
        found = found or [one for one in self.results if title in str(one.get("title", ""))]
        if len(found) != 1:
            raise ClientError(f"{len(found)} results fit {title!r} among {self.titles}")
        return str(found[0]["id"])


class Play:
    """The playground as tests drive it: ``async with Play(url) as play``."""

    def __init__(self, url: str, patience: float = PATIENCE_S) -> None:
        self.url = url
        self.patience = patience
        # No limit: each stream holds a connection. A proxy is for the world, and this is here.
        self.http = aiohttp.ClientSession(
            f"{url}/play/api/",
            connector=aiohttp.TCPConnector(limit=0),
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=None, connect=patience),
            read_bufsize=LONGEST_LINE,
            trust_env=False,
        )
        self.feed = Feed(self.http)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.feed.close()
        await self.http.close()

    async def get(self, path: str, **params: Any) -> Any:
        """GET a part of the control API as JSON."""
        return (await self._ask("GET", path, params=params))[0]

    async def do(self, action: str, **body: Any) -> Json:
        """POST an action; absent values are left out. Raises ``ClientError`` if refused."""
        given = {name: value for name, value in body.items() if value is not None}
        return dict((await self._ask("POST", action, json=given))[0])

    async def _ask(self, method: str, path: str, **how: Any) -> tuple[Any, Mapping[str, str]]:
        """What the control API answers, and its headers. Raises ``ClientError`` if it refuses."""
        async with self.http.request(method, path.removeprefix("/"), **how) as answer:
            body = orjson.loads(await answer.read())
        if answer.status != 200:
            raise ClientError(str(body.get("error", body)))
        return body, answer.headers

    async def state(self) -> Json:
        """People, chats, bot and ``seq``."""
        return dict(await self.get("/state"))

    async def person(self, name: str) -> "Person":
        """The person of that first name, whose waits look at what happens from now on."""
        state = await self.state()
        for person in state["people"]:
            if person["first_name"] == name:
                return Person(self, int(person["id"]), name, int(state["seq"]))
        raise ClientError(f"there is no person {name!r}")

    async def newcomer(self, name: str, language: str = "en") -> "Person":
        """Somebody who has not been here yet."""
        made = await self.do("new_person", first_name=name, language_code=language)
        return Person(self, int(made["person_id"]), name, int((await self.state())["seq"]))

    async def chat_id(self, title: str) -> int:
        """The id of the group of that title (of the supergroup that it became)."""
        for chat in (await self.state())["chats"]:
            if chat["title"] == title and chat["migrated_to"] is None:
                return int(chat["id"])
        raise ClientError(f"there is no group {title!r}")

    async def messages(self, chat_id: int) -> list[Seen]:
        """The messages of a chat as they stand, oldest first."""
        return (await self.messages_at(chat_id))[0]

    async def messages_at(self, chat_id: int) -> tuple[list[Seen], int]:
        """The same, and the last event before they stood so."""
        found, headers = await self._ask("GET", f"chats/{chat_id}/messages")
        return [Seen(message) for message in found], int(headers["play-seq"])

    async def file(self, file_id: str) -> bytes:
        """The bytes of a photo or document."""
        async with self.http.get(f"files/{file_id}") as answer:
            if answer.status != 200:
                raise ClientError(await answer.text())
            return await answer.read()

    async def calls(
        self, method: str | None = None, chat_id: int | None = None, after: int = 0
    ) -> list[Json]:
        """The bot's calls (``ApiCall``), oldest first, getUpdates left out."""
        given: dict[str, Any] = {"after": after}
        if method is not None:
            given["method"] = method
        if chat_id is not None:
            given["chat"] = chat_id
        return list(await self.get("/calls", **given))

    async def counters(self) -> dict[str, int]:
        """How many calls of each method since the start."""
        return dict(await self.get("/counters"))

    async def waiting_updates(self) -> list[Json]:
        """The updates that the bot has not acknowledged."""
        return list(await self.get("/updates"))

    async def fault(self, method: str, kind: str, **fields: Any) -> None:
        """Order a fault: the fields of ``playground.faults.Fault``."""
        await self.do("faults", method=method, kind=kind, **fields)

    async def release(self) -> int:
        """Let held calls go on; how many there were."""
        return int((await self.do("faults/release"))["released"])

    async def clear_faults(self, chat_id: int = 0) -> None:
        """Forget all ordered faults and release what they hold; or only those of one chat."""
        await self._ask("DELETE", "faults", params={"chat": chat_id})

    async def permit(
        self, chat_id: int, *, words: bool | None = None, photos: bool | None = None
    ) -> None:
        """Change what a group lets its members send."""
        await self.do("permit", chat=chat_id, words=words, photos=photos)

    async def options(self, **given: bool) -> None:
        """Turn ``inline``, ``feedback`` or ``guest`` on or off."""
        await self.do("options", **given)

    async def limits(self, **rates: tuple[float, float]) -> None:
        """Set flood limits: ``private``, ``group``, ``everything`` as (burst, a second)."""
        await self.do("limits", **rates)

    @contextlib.asynccontextmanager
    async def events(self, after: int | None = None) -> AsyncIterator[AsyncIterator[Json]]:
        """The stream of events after ``after`` (from now on if None). ``ClientError`` as it is read
        if some of them are forgotten: who waits for one of those would wait for ever."""
        params = {} if after is None else {"after": after}
        async with self.http.get("events", params=params) as answer:
            yield read_events(answer, after)

    async def wait_event(
        self, fits: Callable[[Json], bool], after: int | None = None, what: str = "an event"
    ) -> Json:
        """The first event after ``after`` that fits."""
        try:
            async with asyncio.timeout(self.patience):
                found = await self._first(fits, after)
        except TimeoutError:
            raise ClientError(f"{what} did not come in {self.patience} s") from None
        if found is None:
            raise ClientError(f"the playground left before {what} came")
        return found

    async def _first(self, fits: Callable[[Json], bool], after: int | None) -> Json | None:
        """Looked for in the stream that all waits share, or in one of its own if that begins
        later."""
        if after is not None and await self.feed.knows(after):
            return await self.feed.first(fits, after)
        async with self.events(after) as stream:
            async for event in stream:
                if fits(event):
                    return event
        return None

    async def wait_fault(self, kind: str, after: int = 0) -> Json:
        """The first call after ``after`` that meets a fault of this kind (and is held by it)."""
        return await self.wait_event(
            lambda event: event["kind"] == "fault" and event["fault"] == kind, after, kind
        )

    async def wait_call(
        self, method: str, after: int = 0, status: int | None = None, count: int = 1
    ) -> Json:
        """The ``count``-th logged call of a method after ``after``, once it was made."""
        left = count

        def fits(event: Json) -> bool:
            nonlocal left
            if event["kind"] == "call" and event["method"] == method:
                left -= status in {None, event["status"]}
            return left == 0

        return await self.wait_event(fits, after, f"call {count} of {method}")


Fits = Callable[[Seen], bool]


def _any(message: Seen) -> bool:  # noqa: ARG001  # the predicate that takes all
    return True


class Person:
    """Someone at the playground.

    ``chat`` arguments are a chat id or a group's title; None is the private chat with the bot.
    Waits look at what happened after this person's last act or wait.
    """

    def __init__(self, play: Play, person_id: int, name: str, seq: int) -> None:
        self.play = play
        self.id = person_id
        self.name = name
        self.seq = seq
        self._asked: dict[str, int] = {}

    async def chat_id(self, chat: int | str | None = None) -> int:
        """The id of a chat by id or title."""
        if chat is None:
            return self.id
        return chat if isinstance(chat, int) else await self.play.chat_id(chat)

    async def _act(self, action: str, **body: Any) -> Json:
        answer = await self.play.do(action, person=self.id, **body)
        self.seq = int(answer["seq"])
        return answer

    async def say(
        self,
        text: str,
        chat: int | str | None = None,
        *,
        reply_to: int | None = None,
        thread: int | None = None,
        anonymous: bool | None = None,
        times: int | None = None,
    ) -> Seen:
        """Write; ``times`` delivers the update more than once."""
        answer = await self._act(
            "say",
            chat=chat,
            text=text,
            reply_to=reply_to,
            thread_id=thread,
            anonymous=anonymous,
            times=times,
        )
        return Seen(answer["message"])

    async def send_on(
        self, text: str, of: "Person", chat: int | str | None = None, *, hidden: bool = False
    ) -> Seen:
        """Send on what somebody wrote; ``hidden``: they let nobody be told who they are."""
        answer = await self._act("say", chat=chat, text=text, origin=of.id, hidden=hidden)
        return Seen(answer["message"])

    async def forward(self, message: Seen, into: int | str | None = None) -> Seen:
        """Send a message on into another chat; None is one's own with the bot."""
        answer = await self._act("forward", chat=message.chat_id, message_id=message.id, into=into)
        return Seen(answer["message"])

    async def edit(self, message: Seen, text: str, *, times: int | None = None) -> Seen:
        """Correct a message of one's own; ``times`` delivers the update more than once."""
        answer = await self._act(
            "edit", chat=message.chat_id, message_id=message.id, text=text, times=times
        )
        return Seen(answer["message"])

    async def start(self, payload: str | None = None) -> Seen:
        """Press START, or follow a link ``t.me/bot?start=payload``."""
        return Seen((await self._act("start", payload=payload))["message"])

    async def start_group(self, chat: int | str, payload: str | None = None) -> Seen:
        """Follow a link ``t.me/bot?startgroup=payload`` into a group."""
        return Seen((await self._act("startgroup", chat=chat, payload=payload))["message"])

    async def press(
        self, message: Seen, text: str | None = None, *, times: int | None = None, **which: Any
    ) -> Answer:
        """Press a button by its label (or ``data``, ``index``, ``row`` and ``column``).

        Waits for the bot's answer and gives it.
        """
        query = await self.press_only(message, text, times=times, **which)
        return await self.wait_answer(query)

    async def press_only(
        self, message: Seen, text: str | None = None, *, times: int | None = None, **which: Any
    ) -> str:
        """Press and don't wait; the id of the query."""
        answer = await self._act(
            "press", chat=message.chat_id, message_id=message.id, text=text, times=times, **which
        )
        return self._query(answer)

    async def forge(self, data: str, chat: int | str | None = None, message_id: int = 1) -> str:
        """A press with data that no button has; the id of the query."""
        answer = await self._act("press", chat=chat, message_id=message_id, data=data, forged=True)
        return self._query(answer)

    def _query(self, pressed: Json) -> str:
        """The press's id. Its answer is looked for from there on, whatever is done before."""
        query = str(pressed["query_id"])
        self._asked[query] = int(pressed["seq"])
        return query

    async def wait_answer(self, query_id: str) -> Answer:
        """The bot's answer to a press."""
        found = await self.play.wait_event(
            lambda event: event["kind"] == "answer" and event["query_id"] == query_id,
            self._asked.get(query_id, self.seq),
            f"the answer to {self.name}'s press",
        )
        return Answer(found["text"], found["show_alert"], found["url"])

    async def messages(self, chat: int | str | None = None) -> list[Seen]:
        """What stands in a chat, oldest first."""
        return await self.play.messages(await self.chat_id(chat))

    async def wait_message(self, fits: Fits = _any, chat: int | str | None = None) -> Seen:
        """The first new message of the bot that fits."""
        return await self._wait({"message"}, fits, await self.chat_id(chat))

    async def wait_edit(self, fits: Fits = _any, chat: int | str | None = None) -> Seen:
        """The first edited message of the bot that fits, as it then stood."""
        return await self._wait({"edit"}, fits, await self.chat_id(chat))

    async def wait_shown(self, fits: Fits = _any, chat: int | str | None = None) -> Seen:
        """The newest message of the bot that fits, now or as soon as there is one."""
        chat_id = await self.chat_id(chat)
        messages, seq = await self.play.messages_at(chat_id)
        for message in reversed(messages):
            if message.from_bot and fits(message):
                return message
        return await self._wait({"message", "edit"}, fits, chat_id, seq)

    @contextlib.asynccontextmanager
    async def watching(self, message: Seen) -> AsyncIterator[AsyncIterator[Seen]]:
        """What a message becomes after this person's last act or wait: every state, as it comes."""
        async with self.play.events(self.seq) as stream:
            yield self._states(stream, message)

    async def _states(self, stream: AsyncIterator[Json], message: Seen) -> AsyncIterator[Seen]:
        where = (message.chat_id, message.id)
        while True:
            try:
                async with asyncio.timeout(self.play.patience):
                    event = await anext(stream)
            except TimeoutError:
                raise ClientError(f"{self._stuck(message)} in {self.play.patience} s") from None
            except StopAsyncIteration:
                raise ClientError(f"the playground left; {self._stuck(message)}") from None
            which = (event.get("chat_id"), event.get("message_id"))
            if event["kind"] == "edit" and which == where and event["message"]:
                self.seq = int(event["seq"])
                yield Seen(event["message"])

    @staticmethod
    def _stuck(message: Seen) -> str:
        return f"message {message.id} did not change: {message.text!r}"

    async def wait_deleted(self, message: Seen) -> None:
        """Wait until a message is gone."""
        messages, seq = await self.play.messages_at(message.chat_id)
        if all(other.id != message.id for other in messages):
            return

        def fits(event: Mapping[str, Any]) -> bool:
            where = (event.get("chat_id"), event.get("message_id"))
            return event["kind"] == "delete" and where == (message.chat_id, message.id)

        await self.play.wait_event(fits, seq, f"the end of message {message.id}")

    async def _wait(
        self, kinds: set[str], fits: Fits, chat_id: int, after: int | None = None
    ) -> Seen:
        def right(event: Json) -> bool:
            if event["kind"] not in kinds or event["chat_id"] != chat_id or not event["message"]:
                return False
            seen = Seen(event["message"])
            return seen.from_bot and fits(seen)

        try:
            event = await self.play.wait_event(
                right, self.seq if after is None else after, " or ".join(sorted(kinds))
            )
        except ClientError as error:
            shown = [
                f"{seen.id}: {seen.text!r} {seen.buttons}"
                for seen in (await self.play.messages(chat_id))[-5:]
            ]
            raise ClientError(f"{error}; in chat {chat_id} of {self.name}: {shown}") from error
        self.seq = int(event["seq"])
        return Seen(event["message"])

    async def ask(self, text: str = "", chat: int | str | None = None) -> Offered:
        """Type behind the bot's name in a chat, and wait for what it offers."""
        answer = await self._act("inline", chat=chat, text=text)
        found = await self.play.wait_event(
            lambda event: (
                event["kind"] == "inline_results" and event["query_id"] == answer["query_id"]
            ),
            self.seq,
            f"what the bot offers {self.name}",
        )
        return Offered(found["query_id"], found["results"], found["button"])

    async def choose(self, offered: Offered, title: str, chat: int | str | None = None) -> Seen:
        """Send one of these into a chat, by its title."""
        answer = await self._act(
            "choose", chat=chat, query_id=offered.query, result_id=offered.result(title)
        )
        return Seen(answer["message"])

    async def dialog(self, other: "Person") -> int:
        """The chat with somebody else, of which the bot knows nothing; its id."""
        return int((await self._act("dialog", to=other.id))["chat_id"])

    async def pick(self, other: "Person") -> None:
        """Pick somebody by the button that asks for it, in one's own chat with the bot."""
        await self._act("pick", other=other.id)

    async def vote(self, message: Seen, *options: int) -> None:
        """Vote for the options of a poll, by their places from 0."""
        await self._act("vote", chat=message.chat_id, message_id=message.id, options=list(options))

    async def close_poll(self, message: Seen) -> None:
        """Let the time of a poll come."""
        await self._act("close_poll", chat=message.chat_id, message_id=message.id)

    async def delete(self, message: Seen) -> None:
        """Delete a message for everybody."""
        await self._act("delete", chat=message.chat_id, message_id=message.id)

    async def block(self) -> None:
        """Block the bot."""
        await self._act("block", blocked=True)

    async def unblock(self) -> None:
        """Let the bot speak again."""
        await self._act("block", blocked=False)

    async def leave(self, chat: int | str, *, shown: bool | None = None) -> None:
        """Leave a group, which shows a message of it unless it is not ``shown``."""
        await self._act("member", chat=chat, present=False, shown=shown)

    async def join(self, chat: int | str) -> None:
        """Join a group, for the first time or again."""
        await self._act("member", chat=chat, present=True)

    async def remove(self, other: "Person", chat: int | str) -> None:
        """Remove somebody from a group, as one of its admins."""
        await self.play.do("member", chat=chat, person=other.id, by=self.id, present=False)

    async def delete_account(self) -> None:
        """Delete this person's account at Telegram."""
        await self._act("delete_account")

    async def add_bot(self, chat: int | str, *, admin: bool = False) -> None:
        """Bring the bot into a group."""
        await self._act("add_bot", chat=chat, admin=admin)

    async def kick_bot(self, chat: int | str) -> None:
        """Throw the bot out of a group."""
        await self._act("kick_bot", chat=chat)

    async def migrate(self, chat: int | str) -> int:
        """Make a group a supergroup; its new id."""
        return int((await self._act("migrate", chat=chat))["chat_id"])

    async def new_group(
        self,
        title: str,
        people: list[str],
        *,
        forum: bool = False,
        supergroup: bool = False,
        bot: bool = True,
    ) -> int:
        """Make a group with others (first names); its id."""
        answer = await self.play.do(
            "group",
            title=title,
            people=[self.id, *people],
            forum=forum,
            supergroup=supergroup,
            bot=bot,
        )
        return int(answer["chat_id"])

    async def topic(self, chat: int | str, name: str) -> int:
        """Make a topic in a forum; its thread id."""
        return int((await self._act("topic", chat=chat, name=name))["thread_id"])

    async def close_topic(self, chat: int | str, thread: int | None, *, closed: bool) -> None:
        """Close a topic (None: General) of a forum, or open it again."""
        await self._act("close_topic", chat=chat, thread_id=thread, closed=closed)

    async def delete_topic(self, chat: int | str, thread: int) -> None:
        """Delete a topic of a forum, and every message in it."""
        await self._act("delete_topic", chat=chat, thread_id=thread)

    async def set_language(self, code: str) -> None:
        """Change the language of this person's Telegram."""
        await self._act("person", language_code=code)
