"""Methods of polls: quizzes and votes, with a picture, open until they are closed."""

from typing import Any

from playground.entities import formatted, units
from playground.errors import bad_request
from playground.files import Upload
from playground.methods.access import check_allowed, own_message, speaking_chat, thread_of
from playground.methods.markup import read_markup
from playground.methods.messages import file_of, post
from playground.methods.params import Params
from playground.polls import MAX_OPEN, MIN_OPEN, close
from playground.wire import Json, poll_json
from playground.world import Poll, World

MAX_QUESTION = 300
MAX_OPTION = 100
MAX_OPTIONS = 12
MAX_EXPLANATION = 200
MAX_LINE_FEEDS = 2
MAX_DESCRIPTION = 1024


async def send_poll(world: World, params: Params) -> Json:
    """Serve sendPoll: what is too long, or contradicts itself, is refused as Telegram does."""
    chat = speaking_chat(world, params)
    check_allowed(chat)
    thread_of(chat, params)
    read_markup(params)
    question = params.text("question").strip()
    if not 1 <= units(question) <= MAX_QUESTION:
        raise bad_request("poll question must be non-empty and at most 300 characters long")
    options = _options(params)
    body = _kind(params, len(options))
    _explained(params, body)
    description, entities = formatted(
        params.text("description"),
        params.text("description_parse_mode"),
        params.entities("description_entities"),
    )
    if units(description) > MAX_DESCRIPTION:
        raise bad_request("message caption is too long")
    close_date = _close_date(world, params)
    photo = await _picture(world, params, allowed=chat.photos)
    world.last_poll_id += 1
    poll = Poll(
        str((world.bot.id << 20) + world.last_poll_id),
        question,
        options,
        body,
        description,
        entities,
        photo,
        hidden=params.boolean("hide_results_until_closes"),
        close_date=close_date,
        closed=params.boolean("is_closed"),
    )
    return post(world, params, poll=poll)


def stop_poll(world: World, params: Params) -> Json:
    """Serve stopPoll."""
    chat = speaking_chat(world, params)
    message = own_message(world, chat, params)
    if message.poll is None:
        raise bad_request("message with poll to stop not found")
    if message.poll.closed:
        raise bad_request("poll has already been closed")
    message.markup = read_markup(params)
    close(world, message)
    return poll_json(world, message.poll)


def _options(params: Params) -> list[str]:
    found = params.json("options", "can't parse options JSON object")
    if not isinstance(found, list):
        raise bad_request("expected an Array of poll options")
    options = [str(one.get("text", "") if isinstance(one, dict) else one).strip() for one in found]
    if not 1 <= len(options) <= MAX_OPTIONS:
        raise bad_request("poll must have at least 1 and at most 12 options")
    if any(not 1 <= units(text) <= MAX_OPTION for text in options):
        raise bad_request("poll options length must be between 1 and 100")
    return options


def _kind(params: Params, many: int) -> dict[str, Any]:
    """What a quiz must say, and what it may not."""
    kind = params.text("type") or "regular"
    if kind not in {"quiz", "regular"}:
        raise bad_request("unsupported poll type specified")
    anonymous = "is_anonymous" not in params.values or params.boolean("is_anonymous")
    body: dict[str, Any] = {
        "type": kind,
        "is_anonymous": anonymous,
        "allows_multiple_answers": params.boolean("allows_multiple_answers"),
        "allows_revoting": params.boolean("allows_revoting")
        if "allows_revoting" in params.values
        else kind == "regular",
        "members_only": params.boolean("members_only"),
    }
    if kind == "quiz":
        right = params.json("correct_option_ids", "can't parse correct option identifiers")
        if right is None and params.text("correct_option_id"):
            right = [params.integer("correct_option_id")]
        if not isinstance(right, list) or not right or sorted(set(right)) != right:
            raise bad_request("wrong correct option identifier specified")
        if not all(isinstance(one, int) and 0 <= one < many for one in right):
            raise bad_request("wrong correct option identifier specified")
        body["correct_option_ids"] = right
    return body


def _explained(params: Params, body: dict[str, Any]) -> None:
    text, entities = formatted(
        params.text("explanation"),
        params.text("explanation_parse_mode"),
        params.entities("explanation_entities"),
    )
    if text and body["type"] != "quiz":
        raise bad_request("explanation can be specified for quizzes only")
    if units(text) > MAX_EXPLANATION:
        raise bad_request("message is too long")
    if text.count("\n") > MAX_LINE_FEEDS:
        raise bad_request("poll explanation has too many line feeds")
    if text:
        body["explanation"] = text
        body["explanation_entities"] = entities


def _close_date(world: World, params: Params) -> int | None:
    period = params.integer("open_period")
    if period and params.text("close_date"):
        raise bad_request("open_period and close_date can't be used together")
    close_date = world.now() + period if period else params.integer("close_date")
    if not close_date:
        return None
    if not MIN_OPEN <= close_date - world.now() <= MAX_OPEN:
        raise bad_request("wrong poll close date specified")
    return close_date


async def _picture(world: World, params: Params, *, allowed: bool) -> str | None:
    """The file of the description's picture, if it has one."""
    given = params.json("media", "can't parse InputPollMedia JSON object")
    if given is None:
        return None
    if not isinstance(given, dict) or given.get("type") != "photo":
        raise bad_request("can't parse InputPollMedia: unsupported media type in the playground")
    if not allowed:
        raise bad_request("not enough rights to send photos to the chat")
    files: dict[str, Upload] = dict(params.files)
    return await file_of(world, Params(given, files), "photo", "media")
