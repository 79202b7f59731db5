"""Telegram's HTML: what it becomes and how it is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.entities import find_entities, formatted, parse_html, units
from playground.errors import ApiError


@pytest.mark.parametrize(
    ("source", "text", "found"),
    [
        ("<b>a</b>", "a", [("bold", 0, 1)]),
        ("<u><s>a</s></u>", "a", [("underline", 0, 1), ("strikethrough", 0, 1)]),
        ("<strong>a</strong><em>b</em>", "ab", [("bold", 0, 1), ("italic", 1, 1)]),
        ('<span class="tg-spoiler">a</span>', "a", [("spoiler", 0, 1)]),
        ("<tg-spoiler>a</tg-spoiler>", "a", [("spoiler", 0, 1)]),
        ("<blockquote expandable>a</blockquote>", "a", [("expandable_blockquote", 0, 1)]),
        ('<a href="https://x.org/?a=1&amp;b=2">a</a>', "a", [("text_link", 0, 1)]),
        ('<a href="tg://user?id=5">a</a>', "a", [("text_mention", 0, 1)]),
        ("<b></b>a &lt;b&gt; &#65;&#x42; &nbsp; & c", "a <b> AB &nbsp; & c", []),
        ("<B>a</B>", "a", [("bold", 0, 1)]),
    ],
)
def test_html_is_read_as_telegram_reads_it(
    source: str, text: str, found: list[tuple[str, int, int]]
) -> None:
    body, entities = formatted(source, "HTML")
    shown = [(entity["type"], entity["offset"], entity["length"]) for entity in entities]
    assert (body, shown) == (text, found)


@pytest.mark.parametrize(
    ("source", "refusal"),
    [
        ("<b>a", 'Can\'t find end tag corresponding to start tag "b"'),
        ("é<blink>a</blink>", 'Unsupported start tag "blink" at byte offset 2'),
        ("a</b>", "Unexpected end tag at byte offset 1"),
        ("<b>a</i>", 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'),
        ("<b", 'Unclosed start tag "b" at byte offset 0'),
        ("<span>a</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ("1 < 2", 'Unsupported start tag "" at byte offset 2'),
    ],
)
def test_broken_html_is_refused_with_the_place(source: str, refusal: str) -> None:
    with pytest.raises(ApiError) as caught:
        parse_html(source)
    assert caught.value.description == f"Bad Request: can't parse entities: {refusal}"


def test_space_around_a_text_is_not_kept_and_entities_follow() -> None:
    text, entities = formatted("  <b> a </b>b \n", "HTML")
    assert text == "a b"
    assert [(entity["offset"], entity["length"]) for entity in entities] == [(0, 2)]


def test_commands_links_and_mentions_are_found_outside_of_code() -> None:
    text, entities = formatted("/go@my_bot <code>/stop</code> https://x.org @anna a/b", "HTML")
    shown = [(entity["type"], text[entity["offset"] :][: entity["length"]]) for entity in entities]
    assert shown == [
        ("bot_command", "/go@my_bot"),
        ("code", "/stop"),
        ("url", "https://x.org"),
        ("mention", "@anna"),
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Join t.me/pump_now!", [("url", "t.me/pump_now")]),
        ("see evil.com/x?y, or EVIL.COM.", [("url", "evil.com/x?y"), ("url", "EVIL.COM")]),
        ("https://x.org/a. tg://resolve?domain=x", [("url", "https://x.org/a"),
                                                   ("url", "tg://resolve?domain=x")]),
        ("пример.рф x。com t․me/x xn--80ak6aa92e.com", [("url", "пример.рф"), ("url", "x。com"),
         ("url", "t․me/x"), ("url", "xn--80ak6aa92e.com")]),
        ("1.2.3.4 and 3.14", [("url", "1.2.3.4")]),
        ("💩.la", [("url", "💩.la")]),
        ("a.b@c.co", [("email", "a.b@c.co")]),
        ("@carol_q, x@y", [("mention", "@carol_q")]),
        ("#sale #1 a#b", [("hashtag", "#sale")]),
        ("/play@djehuty_bot t.me", [("bot_command", "/play@djehuty_bot"), ("url", "t.me")]),
        ("$USD $usd US$", [("cashtag", "$USD")]),
        ("/start a/b //x", [("bot_command", "/start")]),
        ("+1 (555) 123-4567 89161234567", [("phone_number", "+1 (555) 123-4567"),
                                           ("phone_number", "89161234567")]),
        ("J. R. R. Tolkien, O'Neill, Anna-Maria, №7, 5–3, St.Petersburg, C#, J.R.R.", []),
    ],
)  # fmt: skip
def test_what_telegram_finds_by_itself(text: str, found: list[tuple[str, str]]) -> None:
    """Offsets count UTF-16 units, so they are read back as such."""
    raw = text.encode("utf-16-le")
    shown = [
        (e["type"], raw[2 * e["offset"] : 2 * (e["offset"] + e["length"])].decode("utf-16-le"))
        for e in find_entities(text)
    ]
    assert shown == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("<i>a <code>b</code> c</i>", [("italic", 0, 2), ("code", 2, 1), ("italic", 3, 2)]),
        ("<code>a<b>b</b></code>", [("code", 0, 2)]),
        ("<b><i>a</i></b>", [("bold", 0, 1), ("italic", 0, 1)]),
        ("<blockquote>a<blockquote>b</blockquote></blockquote>", [("blockquote", 0, 2)]),
        ("<blockquote>a<code>b</code></blockquote>", [("blockquote", 0, 2), ("code", 1, 1)]),
        ('<code><a href="https://x.org">a</a></code>', [("code", 0, 1)]),
    ],
)
def test_of_entities_that_cannot_nest_one_is_lost(
    source: str, found: list[tuple[str, int, int]]
) -> None:
    _, entities = formatted(source, "HTML")
    assert [(e["type"], e["offset"], e["length"]) for e in entities] == found


def test_an_unknown_parse_mode_is_refused() -> None:
    with pytest.raises(ApiError, match="unsupported parse_mode"):
        formatted("a", "Klingon")


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"])))
def test_escaped_text_is_shown_as_it_was(text: str) -> None:
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    assert parse_html(escaped) == (text, [])
    assert units(text) == len(text.encode("utf-16-le")) // 2
    assert find_entities("") == []


def test_a_moment_has_its_time_and_how_it_is_to_be_shown() -> None:
    html = 'until <tg-time unix="1795602360" format="wdt">2026-11-25 10:26 UTC</tg-time>'
    text, entities = formatted(html, "HTML")
    assert text == "until 2026-11-25 10:26 UTC"
    told = {"type": "date_time", "offset": 6, "length": 20}
    assert entities == [told | {"unix_time": 1795602360, "date_time_format": "wdt"}]
