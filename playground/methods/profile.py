"""What the bot says of itself: its commands, name and descriptions, a language each."""

import re
from typing import Any

from playground.errors import bad_request
from playground.methods.access import find_chat
from playground.methods.params import Params
from playground.methods.tables import SCOPES
from playground.wire import Json
from playground.world import Chat, World

MAX_COMMANDS = 100
LENGTHS = {"name": 64, "description": 512, "short_description": 120}


def _language(params: Params) -> str:
    code = params.text("language_code")
    if code and not re.fullmatch(r"[a-z]{2}", code):
        raise bad_request("invalid language code specified")
    return code


def scope_key(kind: str, language: str, chat_id: int = 0, user_id: int = 0) -> str:
    """The key of a list of commands in ``Profile.commands``."""
    return f"{kind}:{chat_id}:{user_id}:{language}"


def _scope(world: World, params: Params) -> str:
    scope = params.json("scope", "can't parse BotCommandScope JSON object")
    scope = {"type": "default"} if scope is None else scope
    if not isinstance(scope, dict) or scope.get("type") not in SCOPES:
        raise bad_request("can't parse BotCommandScope: unsupported type specified")
    kind = str(scope["type"])
    chat_id = 0
    if kind in {"chat", "chat_administrators", "chat_member"}:
        chat_id = find_chat(world, Params(scope)).id
    user_id = int(scope.get("user_id", 0)) if kind == "chat_member" else 0
    return scope_key(kind, _language(params), chat_id, user_id)


def _command(item: object) -> dict[str, Any]:
    if not isinstance(item, dict):
        raise bad_request("can't parse BotCommand: object expected")
    command = str(item.get("command", "")).removeprefix("/").lower()
    description = str(item.get("description", "")).strip()
    if not re.fullmatch(r"[a-z0-9_]{1,32}", command):
        raise bad_request("BOT_COMMAND_INVALID")
    if not 1 <= len(description) <= 256:
        raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    return {"command": command, "description": description}


def set_my_commands(world: World, params: Params) -> bool:
    """Serve setMyCommands."""
    listed = params.json("commands", "can't parse commands JSON object")
    if not isinstance(listed, list):
        raise bad_request("expected an Array of BotCommand")
    if len(listed) > MAX_COMMANDS:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    commands = [_command(item) for item in listed]
    key = _scope(world, params)
    if commands:
        world.profile.commands[key] = commands
    else:
        world.profile.commands.pop(key, None)
    world.tell("commands")
    return True


def get_my_commands(world: World, params: Params) -> list[Json]:
    """Serve getMyCommands: of exactly this scope and language."""
    return list(world.profile.commands.get(_scope(world, params), []))


def delete_my_commands(world: World, params: Params) -> bool:
    """Serve deleteMyCommands."""
    world.profile.commands.pop(_scope(world, params), None)
    world.tell("commands")
    return True


def set_my(world: World, params: Params, what: str) -> bool:
    """Serve setMyName, setMyDescription, setMyShortDescription; an empty text removes it."""
    text = params.text(what)
    if len(text) > LENGTHS[what]:
        raise bad_request(f"{what.upper()}_TOO_LONG")
    texts: dict[str, str] = getattr(world.profile, what)
    language = _language(params)
    if text:
        texts[language] = text
    else:
        texts.pop(language, None)
    world.tell("profile")
    return True


def get_my(world: World, params: Params, what: str) -> Json:
    """Serve getMyName and the like: the language's own text, else the common one."""
    texts: dict[str, str] = getattr(world.profile, what)
    fallback = world.bot.first_name if what == "name" else ""
    return {what: texts.get(_language(params)) or texts.get("") or fallback}


def commands_for(world: World, person_id: int, chat: Chat) -> list[Json]:
    """The commands a person sees in a chat: Telegram's order of scopes, own language first."""
    if chat.kind == "private":
        scopes = [("chat", chat.id, 0), ("all_private_chats", 0, 0), ("default", 0, 0)]
    else:
        scopes = [("chat_member", chat.id, person_id)]
        if chat.is_admin(person_id):
            scopes += [("chat_administrators", chat.id, 0)]
        scopes += [("chat", chat.id, 0)]
        if chat.is_admin(person_id):
            scopes += [("all_chat_administrators", 0, 0)]
        scopes += [("all_group_chats", 0, 0), ("default", 0, 0)]
    person = world.user(person_id)
    for kind, chat_id, user_id in scopes:
        for language in dict.fromkeys(((person.language_code or "")[:2], "")):
            found = world.profile.commands.get(scope_key(kind, language, chat_id, user_id))
            if found:
                return found
    return []
