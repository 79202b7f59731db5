"""Operations as SQL: each `Op` of :mod:`storage.store` becomes a plan of statements."""

from __future__ import annotations

from dataclasses import fields, replace
from operator import attrgetter
from typing import TypeAlias

from storage.rows import ActionRow, Board, Chat, Game, Listed, Luck, Notice, Person, Player
from storage.statements import (
    ACTION,
    BOARD,
    CHANGEABLE,
    CHAT,
    GAME,
    NEW_BOARD,
    NEW_GAME,
    PERSON,
    PLAYER,
    RAISE,
    REST,
    KeepChat,
    KeepCommon,
    KeepPerson,
    Plan,
    Prune,
    PutAway,
    Statement,
    changed,
    emptied,
    insert,
    update,
)
from storage.store import (
    AddBoard,
    AddGame,
    AddNotice,
    AddStale,
    Adopt,
    Back,
    Belong,
    BringWords,
    ChangeBoard,
    ChangeChat,
    ChangeGame,
    ChangePerson,
    DeadLetter,
    DelayNotice,
    DelayStale,
    DropLetter,
    DropNotice,
    DropStale,
    DropUpload,
    Forget,
    ForgetLessons,
    GiveBack,
    Instruct,
    KeepLetter,
    KeepNotice,
    KeepUpload,
    Learn,
    List,
    MakeReady,
    MarkAbsent,
    Migrate,
    MoveDue,
    Op,
    PlayedBy,
    Present,
    Prolong,
    PutBack,
    Raise,
    Shown,
    Sit,
    Star,
    Step,
    TakeOver,
    TakeReady,
    Tally,
    Value,
)

Doing: TypeAlias = Op | KeepPerson | KeepChat | KeepCommon | PutAway | Prune


def compiled(op: Doing, turn: int) -> Plan:
    """Write `op` as statements; `turn` counts commits (boards wait in that order).

    Raises `UnknownColumn` or `ValueError` for what no program should ask.
    """
    match op:
        case (
            AddGame() | Sit() | TakeOver() | MarkAbsent() | GiveBack() | Instruct()
            | Step() | ChangeGame()
        ):  # fmt: skip
            return _of_game(op)
        case MakeReady() | BringWords() | TakeReady():
            return _of_ready(op)
        case AddBoard() | Raise() | ChangeBoard() | Shown():
            return _of_board(op, turn)
        case ChangePerson() | ChangeChat() | KeepPerson() | KeepChat():
            return _of_people(op)
        case Learn() | ForgetLessons() | Star() | PlayedBy() | Forget():
            return _of_tastes(op)
        case (
            Migrate() | Back() | MoveDue() | Present() | Prolong()
            | Belong() | Adopt() | PutBack()
        ):  # fmt: skip
            return _of_all(op, turn)
        case (
            AddNotice() | DropNotice() | DelayNotice() | KeepNotice()
            | AddStale() | DropStale() | DelayStale()
            | DeadLetter() | KeepLetter() | DropLetter()
        ):  # fmt: skip
            return _of_messages(op)
        case KeepUpload() | DropUpload() | KeepCommon() | Prune():
            return _of_rest(op)
        case PutAway() | Tally() | List():
            return _of_ended(op)


def _any(sql: str, *values: Value) -> Statement:
    return Statement(REST, sql, values, None, sql)


# --- games

_game = attrgetter(*(field.name for field in fields(Game)))
_player = attrgetter(*(field.name for field in fields(Player)))
_action = attrgetter(*(field.name for field in fields(ActionRow)))
_board = attrgetter(*(field.name for field in fields(Board)))
_notice = attrgetter(*(field.name for field in fields(Notice)))

_GAME = insert("game", Game)
_PLAYER = insert("player", Player)
_ACTION = insert("action", ActionRow)
_NOTICE = insert("notice", Notice)
_SITTING = "UPDATE game SET sitting = sitting + 1 WHERE id = ? AND sitting = ? AND status = 'open'"
_TAKE_OVER = (
    "UPDATE player SET resigned = person, person = NULL, bot = ?, absent = ?"
    " WHERE game = ? AND number = ? AND person = ?"
)
_MARK_ABSENT = "UPDATE player SET absent = ? WHERE game = ? AND number = ? AND person = ?"
_GIVE_BACK = (
    "UPDATE player SET person = resigned, resigned = NULL, bot = NULL, absent = ''"
    " WHERE game = ? AND number = ? AND resigned = ? AND absent <> ''"
)

_INSTRUCT = "UPDATE player SET orders = ? WHERE game = ? AND number = ? AND person = ?"


_Seat: TypeAlias = TakeOver | MarkAbsent | GiveBack | Instruct


def _of_game(op: AddGame | Sit | _Seat | Step | ChangeGame) -> Plan:
    match op:
        case TakeOver() | MarkAbsent() | GiveBack() | Instruct():
            return _of_seat(op)
        case AddGame(game=game, players=players):
            add = Statement(NEW_GAME, _GAME, _game(game), 1, f"AddGame: game {game.id}")
            sitting = (_sit(player, game.id) for player in players)
            return Plan((("game", game.id),), (add, *sitting))
        case Sit(game=id_):
            return Plan((("game", id_),), _sitting(op))
        case Step(game=id_):
            return Plan((("game", id_),), _step(op))
        case ChangeGame(game=id_):
            return Plan((("game", id_),), (_change_game(op),))


def _of_seat(op: _Seat) -> Plan:
    """What becomes of the seat on which a person sits, or for whom the BOT does."""
    where = (op.game, op.number, op.person)
    sql: str
    values: tuple[Value, ...]
    match op:
        case TakeOver(bot=bot, absent=absent):
            sql, values = _TAKE_OVER, (bot, absent, *where)
        case MarkAbsent(absent=absent):
            sql, values = _MARK_ABSENT, (absent, *where)
        case GiveBack():
            sql, values = _GIVE_BACK, where
        case Instruct(orders=orders):
            sql, values = _INSTRUCT, (orders, *where)
    about = f"{type(op).__name__}: number {op.number} of game {op.game}"
    return Plan((("game", op.game),), (Statement(PLAYER, sql, values, 1, about),))


def _sit(player: Player, game: int) -> Statement:
    if player.game != game:
        raise ValueError(f"a player of game {player.game} in game {game}")
    return Statement(PLAYER, _PLAYER, _player(player), 1, f"the players of game {game}")


def _sitting(op: Sit) -> tuple[Statement, ...]:
    about = f"Sit: game {op.game}"
    free = Statement(PLAYER, "DELETE FROM player WHERE game = ?", (op.game,), None, about)
    sit = (_sit(player, op.game) for player in op.players)
    return (Statement(GAME, _SITTING, (op.game, op.sitting), 1, about), free, *sit)


def _step(op: Step) -> tuple[Statement, ...]:
    about = f"Step: game {op.game} at ply {op.ply}"
    places = [(row.game, row.ply) for row in op.actions]
    if not places or places != [(op.game, op.ply + n) for n in range(len(places))]:
        raise ValueError(f"{about}: its actions stand at (game, ply) {places}")
    changes = op.changes
    if not any(name == "changed_at" for name, _ in changes):
        changes = (*changes, ("changed_at", op.actions[-1].at))
    parts, values = changed("game", changes)
    sql = update("game", [*parts, "ply = ply + ?"], "id = ? AND ply = ? AND status = 'playing'")
    move = Statement(GAME, sql, (*values, len(places), op.game, op.ply), 1, about)
    return (move, *(Statement(ACTION, _ACTION, _action(row), 1, about) for row in op.actions))


def _change_game(op: ChangeGame) -> Statement:
    about = f"ChangeGame: game {op.game}"
    if not op.statuses:
        raise ValueError(f"{about}: no status would do")
    parts, values = changed("game", op.changes)
    where = f"id = ? AND status IN ({', '.join('?' for _ in op.statuses)})"
    values = (*values, op.game, *op.statuses)
    if op.ply is not None:
        where, values = f"{where} AND ply = ?", (*values, op.ply)
    return Statement(GAME, update("game", parts, where), values, 1, about)


_COMMON = "INSERT INTO common (text) VALUES (?) ON CONFLICT (text) DO NOTHING"
_BODY = (
    "INSERT INTO packed (game, body) SELECT ?, ?"
    " WHERE (SELECT count(*) FROM action WHERE game = ?) = ?"
)
_PACKED = (
    "UPDATE game SET packed = 1, fields = '#' || ? WHERE id = ? AND status = 'over' AND packed = 0"
)


def _put_away(op: PutAway) -> tuple[Statement, ...]:
    about = f"PutAway: game {op.game}"
    return (
        Statement(GAME, _PACKED, (str(op.fields), op.game), 1, about),
        Statement(ACTION, _BODY, (op.game, op.body, op.game, op.actions), 1, about),
        Statement(REST, "DELETE FROM action WHERE game = ?", (op.game,), None, about),
    )


_TALLIED = "UPDATE game SET tallied = 1 WHERE id = ? AND status = 'over' AND tallied = 0"
_TOTAL = (
    "INSERT INTO tally (device, total, seen) VALUES (?, ?, ?)"
    " ON CONFLICT (device, total) DO UPDATE SET seen = tally.seen + excluded.seen"
)


_luck = attrgetter(*(field.name for field in fields(Luck)))
_LUCK = (
    f"{insert('luck', Luck)} ON CONFLICT (person, chat, kind) DO UPDATE SET"
    " throws = luck.throws + excluded.throws, worth = luck.worth + excluded.worth,"
    " mean = luck.mean + excluded.mean, variance = luck.variance + excluded.variance"
)


def _tallied(op: Tally) -> tuple[Statement, ...]:
    once = Statement(GAME, _TALLIED, (op.game,), 1, f"Tally: game {op.game}")
    totals = (_any(_TOTAL, each.device, each.total, each.seen) for each in op.totals)
    return (once, *totals, *(_any(_LUCK, *_luck(each)) for each in op.lucks))


_LISTED = "UPDATE game SET listed = ? WHERE status = 'over' AND listed IS NULL AND changed_at < ?"
_LISTING = insert("listing", Listed)


def _of_ended(op: PutAway | Tally | List) -> Plan:
    match op:
        case PutAway(game=id_):
            return Plan((("game", id_),), _put_away(op))
        case Tally(game=id_):
            return Plan((("game", id_), ("tally", 0)), _tallied(op))
        case List(listed=listed, until=until):
            about = f"List: {listed.day}"
            row = (listed.day, listed.games, listed.digest)
            mark = Statement(GAME, _LISTED, (listed.day, until), listed.games, about)
            return Plan((), (Statement(REST, _LISTING, row, 1, about), mark), alone=True)


_READY = (
    "INSERT INTO ready (chat, game, secret) VALUES (?, ?, ?)"
    " ON CONFLICT (chat) DO UPDATE SET game = excluded.game, secret = excluded.secret, words = ''"
    " WHERE EXISTS (SELECT 1 FROM game WHERE game.id = ready.game)"
)


def _of_ready(op: MakeReady | BringWords | TakeReady) -> Plan:
    match op:
        case MakeReady(ready=ready):
            make = _any(_READY, ready.chat, ready.game, ready.secret)
            return Plan((("ready", ready.chat),), (make,))
        case BringWords(chat=chat, game=game, words=words):
            sql = "UPDATE ready SET words = ? WHERE chat = ? AND game = ?"
            bring = Statement(REST, sql, (words, chat, game), 1, f"BringWords: game {game}")
            return Plan((("ready", chat),), (bring,))
        case TakeReady(chat=chat, game=game, words=words):
            sql = "DELETE FROM ready WHERE chat = ? AND game = ? AND words = ?"
            take = Statement(REST, sql, (chat, game, words), 1, f"TakeReady: game {game}")
            return Plan((("ready", chat), ("game", game)), (take,))


# --- boards

_WAIT = "since = CASE WHEN shown < wanted THEN since ELSE ? END"
_RAISE = update("board", ["wanted = wanted + 1", _WAIT], "game = ? AND parked = 0")
# Two columns that nobody reads; they are NOT NULL.
_BOARD = insert("board", Board, theme="'papyrus'", orientation="0")
_STILL_THERE = (
    "EXISTS (SELECT 1 FROM chat WHERE chat.id = board.chat"
    " AND coalesce(chat.telegram, ?) IS NOT DISTINCT FROM coalesce(?, chat.telegram))"
)
_WAITS = update("board", ["since = ?"], "id = ?")
# A board still dirty after this was served: it queues again behind those that wait. A message that
# is to lose its keyboard was left while the call was under way: the board stands elsewhere. And a
# message of a group that has moved meanwhile is no message of the supergroup.
_SHOWN = update(
    "board",
    ["shown = ?", "message = ?", "tries = 0", "since = ?"],
    "id = ? AND shown <= ? AND NOT EXISTS (SELECT 1 FROM stale_message"  # noqa: S608 - our words
    " WHERE stale_message.chat = board.chat AND stale_message.message = ?)"
    f" AND {_STILL_THERE}",
)
_TAKES = update("board", ["message = ?"], f"id = ? AND {_STILL_THERE}")


def _of_board(op: AddBoard | Raise | ChangeBoard | Shown, turn: int) -> Plan:
    match op:
        case AddBoard(board=board, address=address):
            about = f"AddBoard: board {board.id} of game {board.game}"
            add = Statement(NEW_BOARD, _BOARD, _board(replace(board, message=None)), 1, about)
            wait = Statement(BOARD, _WAITS, (turn, board.id), 1, about)
            message = (board.message, board.id, address, address)
            take = Statement(BOARD, _TAKES, message, None, about)
            return Plan((("board", board.id), ("game", board.game)), (add, wait, take))
        case Raise(game=game):
            raised = Statement(RAISE, _RAISE, (turn, game), None, f"Raise: game {game}")
            return Plan((("game", game),), (raised,))
        case Shown(board=id_, wanted=wanted, message=message, address=address):
            values = (wanted, message, turn, id_, wanted, message, address, address)
            shown = Statement(BOARD, _SHOWN, values, None, f"Shown: board {id_}")
            return Plan((("board", id_),), (shown,))
        case ChangeBoard():
            return _change_board(op, turn)


def _change_board(op: ChangeBoard, turn: int) -> Plan:
    parts, values = changed("board", op.changes)
    if op.raise_:
        parts += ["wanted = wanted + 1", _WAIT]
        values = (*values, turn)
    sql = update("board", parts, "id = ?")
    about = f"ChangeBoard: board {op.board}"
    # Raise passes parked boards by, so the order of parking and raising must stand, and the op
    # doesn't say which game the board is of.
    alone = any(name == "parked" for name, _ in op.changes)
    change = Statement(BOARD, sql, (*values, op.board), 1, about)
    return Plan((("board", op.board),), (change,), alone)


# --- people and chats

_KEEP_PERSON = (
    "INSERT INTO person (telegram, name, code) VALUES (?, ?, ?)"
    " ON CONFLICT (telegram) DO UPDATE SET name = excluded.name, code = excluded.code"
)
_KEEP_PRIVATE = (
    "INSERT INTO chat (kind, person) VALUES ('private', ?) ON CONFLICT (person) DO NOTHING"
)
_KEEP_GROUP = (
    "INSERT INTO chat (kind, telegram) VALUES ('group', ?) ON CONFLICT (telegram) DO NOTHING"
)


def _of_people(
    op: ChangePerson | ChangeChat | KeepPerson | KeepChat,
) -> Plan:
    match op:
        case ChangePerson(person=id_, changes=changes):
            parts, values = changed("person", changes)
            sql = update("person", parts, "id = ?")
            change = Statement(PERSON, sql, (*values, id_), 1, f"ChangePerson: person {id_}")
            return Plan((("person", id_),), (change,))
        case ChangeChat(chat=id_, changes=changes):
            parts, values = changed("chat", changes)
            sql = update("chat", parts, "id = ?")
            change = Statement(CHAT, sql, (*values, id_), 1, f"ChangeChat: chat {id_}")
            return Plan((("chat", id_),), (change,))
        case KeepPerson(user=user, name=name, code=code):
            keep = Statement(PERSON, _KEEP_PERSON, (user, name, code), 1, "see_person")
            return Plan((("user", user),), (keep,))
        case KeepChat(address=address, person=None):
            keep = Statement(CHAT, _KEEP_GROUP, (address,), None, "see_chat: a group")
            return Plan((("address", address),), (keep,))
        case KeepChat(person=person):
            about = f"see_chat: the private chat of person {person}"
            keep = Statement(CHAT, _KEEP_PRIVATE, (person,), None, about)
            return Plan((("private", person),), (keep,))


def _of_tastes(op: Learn | ForgetLessons | Star | PlayedBy | Forget) -> Plan:
    match op:
        case Learn() | ForgetLessons():
            return _of_lessons(op)
        case Star() | PlayedBy():
            return _of_favourites(op)
        case Forget():
            return _forget(op)


# Whatever a person or their chat has to say some day is forgotten, too: what stays is numbers.
_OF_PERSON, _UNSAID = emptied(Person, CHANGEABLE["person"])
_FORGET = update("person", _OF_PERSON, "id = ?")
_OF_CHAT, _CHAT_UNSAID = emptied(Chat, CHANGEABLE["chat"])
_FORGET_CHAT = update("chat", _OF_CHAT, "person = ?")
_NEVER_BACK = (
    "UPDATE player SET absent = '' WHERE coalesce(person, resigned) = ? AND absent <> ''"
    " AND over IS NULL"
)
_OWN_CHAT = "chat IN (SELECT id FROM chat WHERE person = ?)"


def _forget(op: Forget) -> Plan:
    """It touches rows that no keys can name."""
    person, tables = op.person, ("favourite", "ready", "notice", "stale_message")
    goes = (_any(f"DELETE FROM {table} WHERE {_OWN_CHAT}", person) for table in tables)  # noqa: S608 - ours
    every = (
        Statement(PERSON, _FORGET, (*_UNSAID, person), 1, f"Forget: person {person}"),
        Statement(CHAT, _FORGET_CHAT, (*_CHAT_UNSAID, person), None, f"Forget: person {person}"),
        _any("DELETE FROM lesson WHERE person = ?", person),
        _any("DELETE FROM luck WHERE person = ?", person),
        _any("UPDATE player SET words = '' WHERE person = ? AND words <> ''", person),
        _any("UPDATE player SET words = '' WHERE resigned = ? AND words <> ''", person),
        _any(_NEVER_BACK, person),
        _any("DELETE FROM dead_letter WHERE person = ?", person),
        _any(f"DELETE FROM dead_letter WHERE {_OWN_CHAT}", person),  # noqa: S608 - ours
        _any("DELETE FROM dead_letter WHERE body LIKE ?", f"%{op.user}%"),
        *goes,
    )
    return Plan((("person", person),), every, alone=True)


_LEARN = "INSERT INTO lesson (person, rules, lesson) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"


def _of_lessons(op: Learn | ForgetLessons) -> Plan:
    keys = (("lessons", op.person),)
    match op:
        case Learn(person=id_, rules=rules, lesson=lesson):
            return Plan(keys, (_any(_LEARN, id_, rules, lesson),))
        case ForgetLessons(person=id_, rules=None):
            return Plan(keys, (_any("DELETE FROM lesson WHERE person = ?", id_),))
        case ForgetLessons(person=id_, rules=rules):
            sql = "DELETE FROM lesson WHERE person = ? AND rules = ?"
            return Plan(keys, (_any(sql, id_, rules),))


_STAR, _PLAYED = (
    f"INSERT INTO favourite (chat, rules, switches, {column}) VALUES (?, ?, ?, ?)"  # noqa: S608 - ours
    f" ON CONFLICT (chat, rules, switches) DO UPDATE SET {column} = excluded.{column}"
    for column in ("starred", "played")
)
# Of those that are no favourites only the last played is kept.
_FORGOTTEN = (
    "DELETE FROM favourite WHERE chat = ? AND starred IS NULL AND (played IS NULL OR played <"
    " (SELECT max(played) FROM favourite AS newer WHERE newer.chat = favourite.chat))"
)


def _of_favourites(op: Star | PlayedBy) -> Plan:
    sql = _STAR if isinstance(op, Star) else _PLAYED
    keep = _any(sql, op.chat, op.rules, op.switches, op.at)
    return Plan((("favourites", op.chat),), (keep, _any(_FORGOTTEN, op.chat)))


_MIGRATE = (
    # The old group's messages are out of reach: its boards are posted anew.
    (
        update(
            "board",
            [
                "message = NULL",
                "not_before = 0",
                "tries = 0",
                "wanted = CASE WHEN parked = 0 THEN wanted + 1 ELSE wanted END",
                _WAIT,
            ],
            "chat = (SELECT id FROM chat WHERE telegram = ?)",
        ),
        "turn old",
    ),
    (
        "DELETE FROM stale_message WHERE chat = (SELECT id FROM chat WHERE telegram = ?)",
        "old",
    ),
    (
        "DELETE FROM notice WHERE sent IS NOT NULL"
        " AND chat = (SELECT id FROM chat WHERE telegram = ?)",
        "old",
    ),
    # If the new address is known already, everything moves there ...
    (
        "INSERT INTO favourite (chat, rules, switches, starred, played)"
        " SELECT new.id, rules, switches, starred, played FROM favourite AS kept"
        " JOIN chat AS old ON old.id = kept.chat AND old.telegram = ?"
        " JOIN chat AS new ON new.telegram = ? WHERE true"  # else ON would be read as the join's
        " ON CONFLICT (chat, rules, switches) DO UPDATE SET"
        " starred = coalesce(favourite.starred, excluded.starred),"
        " played = coalesce(GREATEST(favourite.played, excluded.played),"
        " favourite.played, excluded.played)",
        "old new",
    ),
    (
        "DELETE FROM favourite WHERE chat = (SELECT id FROM chat WHERE telegram = ?)"
        " AND EXISTS (SELECT 1 FROM chat WHERE telegram = ?)",
        "old new",
    ),
    *(
        (
            update(
                table,
                ["chat = (SELECT id FROM chat WHERE telegram = ?)"],
                "chat = (SELECT id FROM chat WHERE telegram = ?)"
                " AND EXISTS (SELECT 1 FROM chat WHERE telegram = ?)",
            ),
            "new old new",
        )
        for table in ("board", "game", "notice", "old_address")
    ),
    (
        # What was turned over in the old group stays so.
        "UPDATE chat SET language = coalesce(chat.language, old.language),"
        " title = coalesce(chat.title, old.title),"
        " mocked = chat.mocked * old.mocked, calls = chat.calls * old.calls,"
        " reasons = GREATEST(chat.reasons, old.reasons)"
        " FROM (SELECT language, title, mocked, calls, reasons FROM chat WHERE telegram = ?) AS old"
        " WHERE telegram = ?",
        "old new",
    ),
    (
        "DELETE FROM chat WHERE telegram = ? AND EXISTS (SELECT 1 FROM chat WHERE telegram = ?)",
        "old new",
    ),
    # ... else the chat itself does.
    ("UPDATE chat SET telegram = ? WHERE telegram = ?", "new old"),
    # What is still under way from the old address belongs there too.
    (
        "INSERT INTO old_address (telegram, chat) SELECT ?, id FROM chat WHERE telegram = ?"
        " ON CONFLICT (telegram) DO UPDATE SET chat = excluded.chat",
        "old new",
    ),
)


def _migrate(op: Migrate, turn: int) -> Plan:
    if op.old == op.new:
        raise ValueError("Migrate: both addresses are the same")
    given = {"old": op.old, "new": op.new, "turn": turn}
    statements = (_any(sql, *(given[name] for name in names.split())) for sql, names in _MIGRATE)
    return Plan((), tuple(statements), alone=True)


# --- the rest


def _of_messages(
    op: AddNotice
    | DropNotice
    | DelayNotice
    | KeepNotice
    | AddStale
    | DropStale
    | DelayStale
    | DeadLetter
    | KeepLetter
    | DropLetter,
) -> Plan:
    match op:
        case DeadLetter() | KeepLetter() | DropLetter():
            return _of_letters(op)
        case AddNotice(notice=notice):
            about = f"AddNotice: notice {notice.id} to chat {notice.chat}"
            add = Statement(REST, _NOTICE, _notice(notice), 1, about)
            return Plan((("notice", notice.id),), (add,))
        case DropNotice(notice=id_):
            return Plan((("notice", id_),), (_any("DELETE FROM notice WHERE id = ?", id_),))
        case DelayNotice(notice=id_, not_before=at):
            sql = "UPDATE notice SET not_before = ?, tries = tries + 1 WHERE id = ?"
            return Plan((("notice", id_),), (_any(sql, at, id_),))
        case KeepNotice(notice=id_, message=message, at=at):
            sql = "UPDATE notice SET sent = ?, not_before = ?, tries = 0 WHERE id = ?"
            return Plan((("notice", id_),), (_any(sql, message, at, id_),))
        case AddStale(chat=chat, message=message):
            sql = (
                "INSERT INTO stale_message (chat, message) SELECT ?1, ?2 WHERE NOT EXISTS"
                " (SELECT 1 FROM board WHERE chat = ?1 AND message = ?2 AND parked = 0)"
                " ON CONFLICT DO NOTHING"
            )
            return Plan((("stale", chat, message),), (_any(sql, chat, message),))
        case DropStale(chat=chat, message=message):
            sql = "DELETE FROM stale_message WHERE chat = ? AND message = ?"
            return Plan((("stale", chat, message),), (_any(sql, chat, message),))
        case DelayStale(chat=chat, message=message, not_before=at):
            sql = (
                "UPDATE stale_message SET not_before = ?, tries = tries + 1"
                " WHERE chat = ? AND message = ?"
            )
            return Plan((("stale", chat, message),), (_any(sql, at, chat, message),))


def _of_letters(op: DeadLetter | KeepLetter | DropLetter) -> Plan:
    match op:
        case DeadLetter(update=id_, body=body, reason=reason, at=at, user=user, address=address):
            # That it was seen is the commit's first statement.
            sql = (
                "INSERT INTO dead_letter (seen, body, reason, at, person, chat) VALUES (?, ?, ?, ?,"
                " (SELECT id FROM person WHERE telegram = ?), (SELECT chat.id FROM chat"
                " LEFT JOIN person ON person.id = chat.person"
                " WHERE chat.telegram = ? OR person.telegram = ?))"
            )
            values = (id_, body, reason, at, user, address, address)
            return Plan((("update", id_),), (_any(sql, *values),))
        case KeepLetter(letter=id_):
            sql = "UPDATE dead_letter SET again = 0 WHERE id = ?"
            return Plan((("letter", id_),), (_any(sql, id_),))
        case DropLetter(letter=id_):
            sql = "DELETE FROM dead_letter WHERE id = ?"
            return Plan((("letter", id_),), (_any(sql, id_),))


def _of_rest(op: KeepUpload | DropUpload | KeepCommon | Prune) -> Plan:
    match op:
        case KeepUpload(key=key, file=file, at=at):
            sql = (
                "INSERT INTO upload (key, file, at) VALUES (?, ?, ?)"
                " ON CONFLICT (key) DO UPDATE SET file = excluded.file, at = excluded.at"
            )
            return Plan((("upload", key),), (_any(sql, key, file, at),))
        case DropUpload(key=key):
            return Plan((("upload", key),), (_any("DELETE FROM upload WHERE key = ?", key),))
        case KeepCommon(text=text):
            return Plan((("common", text),), (_any(_COMMON, text),))
        case Prune(before=before, uploads=kept, long_ago=long_ago):
            # The key is found by the time of the first that is not kept, however many there are.
            old = (
                "DELETE FROM upload WHERE at <="
                " (SELECT at FROM upload ORDER BY at DESC LIMIT 1 OFFSET ?)"
            )
            seen = _any("DELETE FROM seen_update WHERE at < ?", before)
            letters = _any("DELETE FROM dead_letter WHERE at < ?", long_ago)
            # A move does not say when it was: its time begins when it is first seen here.
            moved = _any("UPDATE old_address SET at = ? WHERE at IS NULL", before)
            places = _any("DELETE FROM old_address WHERE at < ?", long_ago)
            return Plan((), (seen, _any(old, kept), letters, moved, places), alone=True)


# --- time

_PRESENT = (
    "INSERT INTO presence (one, seen_at) VALUES (1, ?)"
    " ON CONFLICT (one) DO UPDATE SET seen_at = excluded.seen_at"
)
_WAITING = (
    "message IS NOT NULL AND parked = 0 AND game IN (SELECT id FROM game WHERE status <> 'over'"
    " AND status = 'playing' AND bot_due_at IS NULL AND changed_at >= ?)"
)
_LEFT_STANDING = (
    f"INSERT INTO stale_message (chat, message) SELECT chat, message FROM board WHERE {_WAITING}"  # noqa: S608 - ours
    " ON CONFLICT DO NOTHING"
)
_COME_DOWN = update(
    "board",
    [
        "message = NULL",
        "not_before = 0",
        "tries = 0",
        "away = (SELECT ply FROM game WHERE game.id = board.game)",
        "wanted = wanted + 1",
        _WAIT,
    ],
    _WAITING,
)
_MOVE_BOT = (
    "UPDATE game SET bot_due_at = LEAST(bot_due_at + ?, ?)"
    " WHERE bot_due_at IS NOT NULL AND status = 'playing'"
)
_MOVE_END = (
    "UPDATE game SET expires_at = LEAST(expires_at + ?, ?)"
    " WHERE expires_at IS NOT NULL AND status = 'open'"
)
_MOVE_BOARD = (
    "UPDATE board SET not_before = LEAST(not_before + ?, ?)"
    " WHERE not_before > 0 AND shown < wanted AND parked = 0"
)
_MOVE_HEAL = (
    "UPDATE board SET heal_at = LEAST(heal_at + ?, ?) WHERE heal_at IS NOT NULL AND over IS NULL"
)
_MOVE_NOTICE = "UPDATE notice SET not_before = LEAST(not_before + ?, ?) WHERE not_before > 0"
_MOVE_STALE = "UPDATE stale_message SET not_before = LEAST(not_before + ?, ?) WHERE not_before > 0"
_PROLONG = (
    "UPDATE game SET expires_at = ? WHERE status = 'open' AND expires_at > ? AND expires_at < ?"
)


def _of_all(
    op: Migrate | Present | Back | MoveDue | Prolong | Belong | Adopt | PutBack, turn: int
) -> Plan:
    """These touch rows that no keys can name, but for `Present` and `Belong`."""
    match op:
        case Belong() | Adopt():
            return _of_bot(op, turn)
        case PutBack():
            return _put_back(op, turn)
        case Migrate():
            return _migrate(op, turn)
        case Present(at=at):
            return Plan((("presence",),), (_any(_PRESENT, at),))
        case Back(left=left, at=at, lately=lately):
            sql = "UPDATE presence SET seen_at = ? WHERE seen_at = ?"
            seen = Statement(REST, sql, (at, left), 1, f"Back: since {left}")
            stand = _any(_LEFT_STANDING, lately)  # before the boards forget their messages
            return Plan((), (seen, stand, _any(_COME_DOWN, turn, lately)), alone=True)
        case MoveDue(by=by, now=now, bot=bot, soon=soon, invitation=invitation):
            tried = (_MOVE_BOARD, _MOVE_HEAL, _MOVE_NOTICE, _MOVE_STALE)
            moved = (
                _any(_MOVE_BOT, by, now + bot),
                _any(_MOVE_END, by, now + invitation),
                *(_any(sql, by, now + soon) for sql in tried),
            )
            return Plan((), moved, alone=True)
        case Prolong(left=left, until=until):
            return Plan((), (_any(_PROLONG, until, left, until),), alone=True)


# --- whose the file is

_BELONGS = (
    "INSERT INTO bot (one, id) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET id = excluded.id"
)
_ITS_OWN = f"{_BELONGS} WHERE bot.id = excluded.id"
_NOWHERE = update("board", ["message = NULL", "parked = 1", "shown = wanted"], "over IS NOT NULL")
_ELSEWHERE = update("board", ["message = NULL"], "over IS NULL AND parked = 1")
_ANEW = update(
    "board",
    [
        "message = NULL",
        "not_before = 0",
        "tries = 0",
        "away = NULL",
        "shape = 0",
        "why = NULL",
        "heal_at = NULL",
        "heals = 0",
        "topic = coalesce(home, topic)",
        "home = NULL",
        "last = NULL",
        "wanted = wanted + 1",
        _WAIT,
    ],
    "over IS NULL AND parked = 0",
)
_OF_ONE_BOT = ("seen_update", "upload", "notice", "stale_message", "dead_letter", "presence")


def _of_bot(op: Belong | Adopt, turn: int) -> Plan:
    match op:
        case Belong(bot=bot):
            belongs = Statement(REST, _ITS_OWN, (bot,), 1, f"Belong: bot {bot}")
            return Plan((("bot",),), (belongs,))
        case Adopt(bot=bot):
            goes = (_any(f"DELETE FROM {table}") for table in _OF_ONE_BOT)  # noqa: S608 - ours
            boards = (_any(_NOWHERE), _any(_ELSEWHERE), _any(_ANEW, turn))
            unknown = _any("UPDATE person SET reachable = 0 WHERE reachable = 1")
            return Plan((), (_any(_BELONGS, bot), *goes, *boards, unknown), alone=True)


# --- a file that was put back

_NOTED = (
    "INSERT INTO put_back (mark, floor, at, back_to, first) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (mark) DO UPDATE SET floor = excluded.floor, at = excluded.at,"
    " back_to = excluded.back_to, first = excluded.first WHERE put_back.at IS NULL"
)
_RESEALED = (
    "UPDATE game SET earlier = CASE WHEN salt IS NULL THEN NULL ELSE"
    " ltrim(coalesce(earlier, '') || ' ' || (throws + 1) || ':' || lower(HEX(secret))) END,"
    " secret = ?, commitment = ?, put_back = ply || ' ' || ?, next_game = NULL,"
    " next_secret = NULL"
    " WHERE id = ? AND status <> 'over'"
)
_UNBROUGHT = (
    "UPDATE player SET sign = '', words = ''"
    " WHERE game IN (SELECT id FROM game WHERE status = 'open')"
)
# Who gave the number of such a game to another one cannot begin it any more.
_UNSEALED = (
    "UPDATE game SET next_game = NULL, next_secret = NULL WHERE next_game IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM game AS after WHERE after.id = game.next_game)"
)
_STOOD = (
    "INSERT INTO stale_message (chat, message) SELECT chat, message FROM board"
    " WHERE message IS NOT NULL AND parked = 0 AND over IS NULL ON CONFLICT DO NOTHING"
)


def _put_back(op: PutBack, turn: int) -> Plan:
    copied = op.copied
    row = (copied.mark, copied.floor, op.at, copied.back_to, op.first)
    to = str(copied.back_to)  # what is joined to a text is one
    sealed = (
        Statement(GAME, _RESEALED, (secret, seal, to, game), 1, f"PutBack: game {game}")
        for game, secret, seal in op.secrets
    )
    every = (
        Statement(GAME, _NOTED, row, 1, f"PutBack: copy {copied.mark}"),
        *sealed,
        _any(_UNBROUGHT),
        _any(_UNSEALED),
        _any("DELETE FROM ready"),
        _any("DELETE FROM notice WHERE sent IS NULL"),
        _any(_STOOD),  # before the boards forget their messages
        _any(_ANEW, turn),
        _any(_PRESENT, op.at),
    )
    return Plan((), every, alone=True)
