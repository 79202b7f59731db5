"""Messages laid out on the playground's page in a real browser, one by one, without a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.async_api import Page

from bot.telegram.wire import Keyboard
from playground.entities import parse_html

LAYING = """async ({ messages, counting }) => {
  const { bubble } = await import("/page/bubble.js");
  const { wordsOf } = await import("/page/words.js");
  const actions = { waiting: () => false, words: wordsOf() };
  const log = document.querySelector(".log");
  const box = (found) => found.getBoundingClientRect();
  const texts = function* (root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) yield walker.currentNode;
  };
  const seen = (root) => {
    const words = [];
    for (const node of texts(root)) {
      const folded = node.parentElement.closest(".folded .lines");
      const edge = folded ? box(folded).bottom : Infinity;
      for (const found of node.data.matchAll(/\\S+/g)) {
        const range = document.createRange();
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        if (box(range).bottom <= edge + 2) words.push(found[0]);
      }
    }
    return words;
  };
  return messages.map((message) => {
    const shown = bubble(message, { kind: "private" }, actions, false);
    log.replaceChildren(shown);
    const keys = [...shown.querySelectorAll(".key")];
    return {
      height: box(shown.querySelector(".keys")).bottom - box(shown.querySelector(".photo")).top,
      picture: box(shown.querySelector(".photo")).height,
      words: counting ? [...seen(shown.querySelector(".text")), ...keys.flatMap(seen)] : [],
      broken: keys.filter((key) => box(key).height > 42).map((key) => key.textContent),
      room: log.clientHeight - parseFloat(getComputedStyle(log).paddingBottom),
    };
  });
}"""


async def laid(
    page: Page, messages: Sequence[dict[str, Any]], *, counting: bool = False
) -> list[dict[str, Any]]:
    """How tall each message is (`height`) and its `picture`, which of its buttons have two lines
    (`broken`), and how much of the chat is in sight (`room`), in pixels; if `counting`, which
    `words` are seen before anything is unfolded."""
    given = {"messages": messages, "counting": counting}
    found: list[dict[str, Any]] = await page.evaluate(LAYING, given)
    assert len(found) == len(messages)
    return found


def as_sent(
    caption: str, keys: Keyboard, picture: tuple[int, int], *, edited: bool = False
) -> dict[str, Any]:
    """A picture of that width and height with its caption (HTML) and buttons, as Telegram would
    send it to the page."""
    text, entities = parse_html(caption)
    rows = [[{"text": key.text, "callback_data": "-"} for key in row] for row in keys]
    return {
        "message_id": 1,
        "date": 0,
        **({"edit_date": 0} if edited else {}),
        "from": {"id": 1, "first_name": "Djehuty"},
        "caption": text,
        "caption_entities": entities,
        "photo": [{"file_id": "-", "width": picture[0], "height": picture[1]}],
        "reply_markup": {"inline_keyboard": rows},
    }
