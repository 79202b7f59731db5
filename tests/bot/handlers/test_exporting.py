"""Everything that is kept of a person is in the file that they are sent, or a list says why not."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any, Final

from bot.handlers.privacy import exported
from tests.bot.handlers.test_visits import LIBRARY, Office
from tests.bot.kit import Hall
from tests.storage.filled import Rows, columns, filled, tables

LEFT_OUT: Final = {
    "the throws to come would be known": {
        "game": "secret next_secret",
        "ready": "chat game secret",
    },
    "it opens the game to anybody who has the file": {"game": "code"},
    "the bot's own book-keeping of a game, which says nothing of a person": {
        "game": "bookmark packed tallied listed",
        "player": "over",
        "common": "id text",
    },
    "in the record, as the chat sends it": {
        "action": "game ply seat text at faces",
        "packed": "game body",
    },
    "it says whose the row is, and that is the person": {
        "chat": "person",
        "lesson": "person",
        "bell": "person",
        "avoided": "person",
    },
    "who it is about, which is nobody's but theirs": {
        "avoided": "other",
        "pair": "first second",
    },
    "where messages stand in the chat, which they see themselves": {
        "board": "id game chat topic message wanted shown theme orientation parked not_before"
        " tries told"
        " since tapped marked asked away over shape why heal_at heals home last lost"
        " picture",
        "notice": "id chat topic message args game not_before tries ply sent",
        "stale_message": "chat message not_before tries whole",
        "day_poll": "chat day topic closes_at poll message tries",
    },
    "the log of those who run the bot, of whom each has done what stands there": {
        "deed": "id at person what number",
    },
    "what is written for all who want it, and how far it is with whom": {
        "bulletin": "id person text at status reached most sent failed",
        "bulletin_to": "bulletin person status not_before tries",
    },
    "that the games which the file has are still to be counted": {
        "to_recount": "person",
    },
    "a group's, or the bot's own: of no single person": {
        "old_address": "telegram chat at",
        "bot": "one id",
        "listing": "day games digest",
        "maintenance": "one number text until told draft",
        "lease": "name owner epoch until address knows",
        "presence": "one seen_at",
        "put_back": "mark floor at back_to first",
        "seen_update": "id at",
        "tally": "device total seen",
        "to_review": "game",
        "upload": "key file at",
        "day": "day position line",
        "day_away": "day",
        "day_position": "position line at",
    },
}
"""Why a column is not in the file; every other one is."""


def left_out() -> set[str]:
    lists = [kept.items() for kept in LEFT_OUT.values()]
    return {f"{table}.{name}" for each in lists for table, names in each for name in names.split()}


def sent(file: dict[str, Any]) -> Rows:
    """What the file says of the one row of each table, by the table's columns."""
    (game,) = file["games"]
    ((rules, lessons),) = file["lessons"].items()
    return {
        "person": file["person"],
        "chat": {**file["chat"], "telegram": file["chat"]["address"]},
        "game": {**game, "fields": json.dumps(game["fields"])},
        "player": game["players"][0],
        "favourite": file["favourites"][0],
        "luck": file["throws"][0],
        "standing": file["standings"][0],
        "pair": file["pairs"][0],
        "avoided": file["avoided"][0],
        "dead_letter": file["letters"][0],
        "lesson": {"rules": rules, "lesson": lessons[0]},
        "bell": file["bells"][0],
        "ready": {"words": file["words"]},
        "reminder": file["reminder"],
        "day_answer": file["days"][0],
    }


async def test_all_that_is_kept_of_a_person_is_sent_or_listed_with_a_reason(hall: Hall) -> None:
    """Every column of every table is filled, so a new one that is left out is seen."""
    rows = filled(hall.file)
    person = rows["person"]["id"]
    told = sent(json.loads(await exported(Office(hall).desk, person, LIBRARY["en"])))
    with closing(sqlite3.connect(hall.file)) as reading:
        every = {f"{table}.{name}" for table in tables(reading) for name in columns(reading, table)}
    found = {f"{table}.{name}" for table, row in told.items() for name in row} & every
    wrong = [
        *(
            f"{one} is in no file: send it (bot/handlers/privacy.py), or say in LEFT_OUT why not"
            for one in every - found - left_out()
        ),
        *(f"{one} is sent: take it off LEFT_OUT" for one in found & left_out()),
        *(f"{one} is no column: take it off LEFT_OUT" for one in left_out() - every),
    ]
    assert not wrong, "\n".join(sorted(wrong))
    rows["chat"]["telegram"] = rows["person"]["telegram"]  # the address of their own chat is theirs
    for table, row in told.items():
        same = row.keys() & rows[table].keys()
        assert {name: row[name] for name in same} == {name: rows[table][name] for name in same}
