"""Inline keyboards: what Telegram takes and what it refuses."""

from typing import Any
from urllib.parse import urlsplit

from playground.errors import bad_request
from playground.methods.params import Params

MAX_BUTTONS = 100
MAX_ROW = 8
MAX_DATA_BYTES = 64
MAX_COPY = 256
MOST_PICKED = 10

_ACTIONS = (
    "url",
    "callback_data",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
    "callback_game",
    "pay",
)
_OTHER_KEYBOARDS = ("keyboard", "remove_keyboard", "force_reply")
Markup = dict[str, Any]


def _button(button: object) -> dict[str, Any]:
    where = "can't parse inline keyboard button: "
    if not isinstance(button, dict):
        raise bad_request(f"{where}InlineKeyboardButton must be an Object")
    if "text" not in button:
        raise bad_request(f'{where}Can\'t find field "text"')
    if not str(button["text"]).strip():
        raise bad_request("inline keyboard button text must be non-empty")
    actions = [name for name in _ACTIONS if name in button]
    if not actions:
        raise bad_request(f"{where}Text buttons are unallowed in the inline keyboard")
    _check_action(button)
    if button.get("style", "primary") not in {"danger", "success", "primary"}:
        raise bad_request(f"{where}invalid button style specified")
    return button


def _check_action(button: dict[str, Any]) -> None:
    if "callback_data" in button:
        data = button["callback_data"]
        if not isinstance(data, str) or not 1 <= len(data.encode()) <= MAX_DATA_BYTES:
            raise bad_request("BUTTON_DATA_INVALID")
    if "url" in button:
        _check_url(str(button["url"]))
    if "copy_text" in button:
        copied = button["copy_text"]
        if not isinstance(copied, dict) or not 1 <= len(str(copied.get("text", ""))) <= MAX_COPY:
            raise bad_request("BUTTON_COPY_TEXT_INVALID")


def _check_url(url: str) -> None:
    parts = urlsplit(url)
    known = parts.scheme in {"http", "https", "tg", "ton"}
    if (
        not known
        or not parts.netloc
        or (parts.scheme.startswith("http") and _no_host(parts.netloc))
    ):
        raise bad_request(f"inline keyboard button URL '{url}' is invalid: Wrong HTTP URL")


def _no_host(netloc: str) -> bool:
    return "." not in netloc.partition(":")[0]


def read_panel(params: Params, *, private: bool) -> Markup | None:
    """The keyboard of a call that stands in place of the letters, in normal form; None for another
    kind. What may be asked for in a private chat alone is refused elsewhere."""
    markup = params.json("reply_markup", "can't parse reply keyboard markup JSON object")
    rows = markup.get("keyboard") if isinstance(markup, dict) else None
    if rows is None:
        return None
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise bad_request('can\'t parse reply keyboard: field "keyboard" must be an Array')
    for button in (button for row in rows for button in row):
        if not isinstance(button, dict) or not str(button.get("text", "")).strip():
            raise bad_request("keyboard button text must be non-empty")
        asked = button.get("request_users")
        if asked is not None and not private:
            raise bad_request("users can be requested in private chats only")
        if asked is not None and not 1 <= int(asked.get("max_quantity", 1)) <= MOST_PICKED:
            raise bad_request("wrong max_quantity of users")
    return {"keyboard": rows}


def read_markup(params: Params) -> Markup | None:
    """The inline keyboard of a call in normal form; None where there is none or another kind.

    Raises ``ApiError`` 400 in Telegram's words.
    """
    markup = params.json("reply_markup", "can't parse reply keyboard markup JSON object")
    if markup is None:
        return None
    if not isinstance(markup, dict):
        raise bad_request("object expected as reply markup")
    if "inline_keyboard" not in markup:
        if any(name in markup for name in _OTHER_KEYBOARDS) or not markup:
            return None
        raise bad_request("can't parse reply keyboard markup: unknown kind of markup")
    rows = markup["inline_keyboard"]
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise bad_request('can\'t parse inline keyboard: field "inline_keyboard" must be an Array')
    keyboard = [[_button(button) for button in row] for row in rows if row]
    if sum(map(len, keyboard)) > MAX_BUTTONS or any(len(row) > MAX_ROW for row in keyboard):
        raise bad_request("REPLY_MARKUP_TOO_LONG")
    return {"inline_keyboard": keyboard} if keyboard else None
