"""Formatted texts: Telegram's HTML read into text and entities, all counted in UTF-16 units."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from playground.errors import ApiError, bad_request
from playground.found import finds

Entity = dict[str, Any]

_SIMPLE = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
    "a": "text_link",
    "span": "spoiler",
    "tg-emoji": "custom_emoji",
    "tg-time": "date_time",
}
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
_REFERENCE = re.compile(r"&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,4}));?")
_PLAIN = re.compile(r"[^&<]+")
_TAG_NAME = re.compile(r"[^\s<>/=\"']*")
_ATTRIBUTE = re.compile(r"\s*([^\s<>/=\"']+)(?:\s*=\s*(\"[^\"]*\"|'[^']*'|[^\s<>\"']+))?")
_STYLES = frozenset({"bold", "italic", "underline", "strikethrough", "spoiler"})
_CODES = frozenset({"code", "pre"})
_QUOTES = frozenset({"blockquote", "expandable_blockquote"})
_LINKS = frozenset({"text_link", "text_mention"})


def units(text: str) -> int:
    """The length of ``text`` in UTF-16 units, as Telegram counts it."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def sort_entities(entities: Iterable[Entity]) -> list[Entity]:
    """Entities in Telegram's order: by start, the longer first."""
    return sorted(entities, key=lambda entity: (entity["offset"], -entity["length"]))


@dataclass(slots=True)
class _Open:
    """A tag that has been opened and not closed yet."""

    tag: str
    offset: int
    start_byte: int
    attributes: dict[str, str] = field(default_factory=dict)


class _Reader:
    """One reading of an HTML text."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.position = 0
        self.pieces: list[str] = []
        self.offset = 0
        self.stack: list[_Open] = []
        self.entities: list[Entity] = []

    def fail(self, what: str) -> ApiError:
        return bad_request(f"can't parse entities: {what}")

    def byte(self, position: int) -> int:
        return len(self.source[:position].encode("utf-8", "surrogatepass"))

    def add(self, text: str) -> None:
        self.pieces.append(text)
        self.offset += units(text)

    def read(self) -> tuple[str, list[Entity]]:
        while self.position < len(self.source):
            if plain := _PLAIN.match(self.source, self.position):
                self.add(plain.group())
                self.position = plain.end()
            elif self.source[self.position] == "&":
                self.reference()
            elif self.source.startswith("</", self.position):
                self.end_tag()
            else:
                self.start_tag()
        if self.stack:
            last = self.stack[-1]
            raise self.fail(f'Can\'t find end tag corresponding to start tag "{last.tag}"')
        self.entities.sort(key=lambda entity: int(entity.pop("byte")))
        return "".join(self.pieces), self.entities

    def reference(self) -> None:
        match = _REFERENCE.match(self.source, self.position)
        value = ""
        if match:
            decimal, hexadecimal, name = match.groups()
            if name:
                value = _NAMED.get(name, "")
            else:
                code = int(decimal) if decimal else int(hexadecimal, 16)
                value = chr(code) if 0 < code < 0x110000 else ""
        if match and value:
            self.add(value)
            self.position = match.end()
        else:
            self.add("&")
            self.position += 1

    def start_tag(self) -> None:
        begin = self.position
        match = _TAG_NAME.match(self.source, begin + 1)
        tag = match.group().lower() if match else ""
        if tag not in _SIMPLE:
            raise self.fail(f'Unsupported start tag "{tag}" at byte offset {self.byte(begin)}')
        position = begin + 1 + len(tag)
        attributes: dict[str, str] = {}
        while True:
            rest = self.source[position:].lstrip()
            position = len(self.source) - len(rest)
            if not rest:
                raise self.fail(f'Unclosed start tag "{tag}" at byte offset {self.byte(begin)}')
            if rest[0] == ">":
                break
            found = _ATTRIBUTE.match(self.source, position)
            if not found:
                raise self.fail(
                    f'Empty attribute name in the tag "{tag}" at byte offset {self.byte(begin)}'
                )
            attributes[found.group(1).lower()] = _unquote(found.group(2) or "")
            position = found.end()
        if tag == "span" and attributes.get("class") != "tg-spoiler":
            raise self.fail(
                f'Tag "span" must have class "tg-spoiler" at byte offset {self.byte(begin)}'
            )
        self.stack.append(_Open(tag, self.offset, begin, attributes))
        self.position = position + 1

    def end_tag(self) -> None:
        begin = self.position
        if not self.stack:
            raise self.fail(f"Unexpected end tag at byte offset {self.byte(begin)}")
        close = self.source.find(">", begin)
        if close < 0:
            raise self.fail(f"Unclosed end tag at byte offset {self.byte(begin)}")
        tag = self.source[begin + 2 : close].strip().lower()
        opened = self.stack.pop()
        if tag and tag != opened.tag:
            raise self.fail(
                f"Unmatched end tag at byte offset {self.byte(begin)}, "
                f'expected "</{opened.tag}>", found "</{tag}>"'
            )
        self.position = close + 1
        length = self.offset - opened.offset
        if length:
            for entity in self.close(opened, length):
                self.entities.append(entity | {"byte": opened.start_byte})

    def close(self, opened: _Open, length: int) -> Iterator[Entity]:
        entity: Entity = {"type": _SIMPLE[opened.tag], "offset": opened.offset, "length": length}
        attributes = opened.attributes
        if opened.tag == "a":
            url = attributes.get("href", "") or "".join(self.pieces)[-length:]
            if not re.match(r"(?i)(https?|tg|ton|mailto|tel):|[^\s/]+\.[^\s]+$", url):
                return
            if user := re.fullmatch(r"tg://user\?id=(\d+)", url):
                yield entity | {"type": "text_mention", "user": int(user.group(1))}
                return
            entity["url"] = url
        elif opened.tag == "pre" and attributes.get("language"):
            entity["language"] = attributes["language"]
        elif opened.tag == "blockquote" and "expandable" in attributes:
            entity["type"] = "expandable_blockquote"
        elif opened.tag == "tg-emoji":
            entity["custom_emoji_id"] = attributes.get("emoji-id", "")
        elif opened.tag == "tg-time":
            entity["unix_time"] = int(attributes.get("unix", "0") or 0)
            if attributes.get("format"):
                entity["date_time_format"] = attributes["format"]
        yield entity


def _unquote(value: str) -> str:
    """An attribute's value without its quotes and with its references resolved."""
    bare = value[1:-1] if value[:1] in {'"', "'"} else value

    def resolve(match: re.Match[str]) -> str:
        decimal, hexadecimal, name = match.groups()
        if name:
            return _NAMED.get(name, match.group())
        return chr(int(decimal) if decimal else int(hexadecimal, 16))

    return _REFERENCE.sub(resolve, bare)


def parse_html(source: str) -> tuple[str, list[Entity]]:
    """Text and entities of an HTML message.

    Raises ``ApiError`` 400 "can't parse entities: ..." with the byte offset, as Telegram does.
    """
    return _Reader(source).read()


def settled(entities: Iterable[Entity]) -> list[Entity]:
    """What Telegram keeps of entities that stand in one another, in its order.

    Code is nothing else, so a style around it ends before it and begins again behind it. Of codes
    and links in one another the outer one stays, and of quotations.
    """
    every = sort_entities(entities)
    kept: list[Entity] = []
    for alone in (_CODES | _LINKS, _QUOTES):
        end = 0
        for entity in every:
            if entity["type"] in alone and entity["offset"] >= end:
                end = entity["offset"] + entity["length"]
                kept.append(entity)
    codes = [
        (entity["offset"], entity["offset"] + entity["length"])
        for entity in kept
        if entity["type"] in _CODES
    ]
    for entity in every:
        if entity["type"] in _STYLES:
            kept += _around(entity, codes)
        elif entity["type"] not in _CODES | _LINKS | _QUOTES:
            kept.append(entity)
    return sort_entities(kept)


def _around(entity: Entity, codes: Iterable[tuple[int, int]]) -> Iterator[Entity]:
    """The parts of an entity that are outside of the codes, which are in order."""
    start, stop = entity["offset"], entity["offset"] + entity["length"]
    for begin, end in codes:
        if begin < stop and end > start:
            if begin > start:
                yield entity | {"offset": start, "length": begin - start}
            start = max(start, end)
    if start < stop:
        yield entity | {"offset": start, "length": stop - start}


def find_entities(text: str, taken: Iterable[Entity] = ()) -> list[Entity]:
    """What Telegram finds by itself (:mod:`playground.found`), outside of ``taken`` entities."""
    barred = [
        (entity["offset"], entity["offset"] + entity["length"])
        for entity in taken
        if entity["type"] in _CODES | _LINKS
    ]
    found: list[Entity] = []
    for kind, first, last in finds(text):
        start, length = units(text[:first]), units(text[first:last])
        if any(start < end and begin < start + length for begin, end in barred):
            continue
        barred.append((start, start + length))
        found.append({"type": kind, "offset": start, "length": length})
    return sort_entities(found)


def trim(text: str, entities: Iterable[Entity]) -> tuple[str, list[Entity]]:
    """The text without the space around it, which Telegram never keeps; entities follow."""
    body = text.rstrip()
    lead = units(body) - units(body.lstrip())
    body = body.lstrip()
    end = units(body)
    kept: list[Entity] = []
    for entity in entities:
        start = max(entity["offset"] - lead, 0)
        stop = min(entity["offset"] - lead + entity["length"], end)
        if stop > start:
            kept.append(entity | {"offset": start, "length": stop - start})
    return body, kept


def formatted(
    source: str, parse_mode: str | None, given: Iterable[Entity] | None = None
) -> tuple[str, list[Entity]]:
    """What a message's ``text`` or ``caption`` becomes: the text shown and its entities.

    ``given`` are the call's own entities, used when there is no parse mode.
    Raises ``ApiError`` for a mode that the playground doesn't read and for broken HTML.
    """
    if not parse_mode:
        text, entities = source, list(given or ())
    elif parse_mode.lower() == "html":
        text, entities = parse_html(source)
        entities = settled(entities)
    else:
        raise bad_request("unsupported parse_mode")
    text, entities = trim(text, entities)
    return text, sort_entities([*entities, *find_entities(text, entities)])
