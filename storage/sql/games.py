"""Games that begin and go on: who sits, each step, the next one made ready."""

from __future__ import annotations

from typing import TypeAlias

from storage.operations import (
    AddGame,
    BringWords,
    ChangeGame,
    GiveBack,
    Instruct,
    MakeReady,
    MarkAbsent,
    Mute,
    Revise,
    Sit,
    Step,
    TakeOver,
    TakeReady,
    Value,
)
from storage.rows import ActionRow, Game, Player
from storage.statements import (
    ACTION,
    GAME,
    NEW_GAME,
    PLAYER,
    REST,
    Plan,
    Statement,
    changed,
    insert,
    of_any,
    taken_apart,
    update,
)

_game = taken_apart(Game)
_player = taken_apart(Player)
_action = taken_apart(ActionRow)

_GAME = insert("game", Game)
_PLAYER = insert("player", Player)
_ACTION = insert("action", ActionRow)
_REVISE = "UPDATE game SET revision = revision + 1 WHERE id = ? AND revision = ?"
_SITTING = "UPDATE game SET sitting = sitting + 1 WHERE id = ? AND sitting = ? AND status = 'open'"
_TAKE_OVER = (
    "UPDATE player SET resigned = person, person = NULL, bot = ?, absent = ?, stepped_out = ?,"
    " stood_in = ltrim(stood_in || ' ' || ?)"
    " WHERE game = ? AND number = ? AND person = ?"
)
_MARK_ABSENT = "UPDATE player SET absent = ? WHERE game = ? AND number = ? AND person = ?"
_GIVE_BACK = (
    "UPDATE player SET person = resigned, resigned = NULL, bot = NULL, absent = '',"
    " stepped_out = 0, stood_in = stood_in || ?"
    " WHERE game = ? AND number = ? AND resigned = ? AND absent <> ''"
)

_INSTRUCT = "UPDATE player SET orders = ? WHERE game = ? AND number = ? AND person = ?"
_MUTE = (
    "UPDATE player SET muted = ? WHERE game = ? AND number = ? AND coalesce(person, resigned) = ?"
)


_Seat: TypeAlias = TakeOver | MarkAbsent | GiveBack | Instruct | Mute


def of_game(op: AddGame | Sit | _Seat | Step | Revise | ChangeGame) -> Plan:
    """A game, and who sits there."""
    match op:
        case TakeOver() | MarkAbsent() | GiveBack() | Instruct() | Mute():
            return _of_seat(op)
        case AddGame(game=game, players=players, actions=actions):
            add = Statement(NEW_GAME, _GAME, _game(game), 1, f"AddGame: game {game.id}")
            sitting = (_sit(player, game.id) for player in players)
            played = (_played(row, game) for row in actions)
            return Plan((("game", game.id),), (add, *sitting, *played))
        case Sit(game=id_):
            return Plan((("game", id_),), _sitting(op))
        case Step(game=id_):
            return Plan((("game", id_),), _step(op))
        case Revise(game=id_, revision=revision):
            about = f"Revise: game {id_} at revision {revision}"
            revise = Statement(GAME, _REVISE, (id_, revision), 1, about)
            return Plan((("game", id_),), (revise,))
        case ChangeGame(game=id_):
            return Plan((("game", id_),), (_change_game(op),))


def _of_seat(op: _Seat) -> Plan:
    """What becomes of the seat on which a person sits, or for whom the BOT does."""
    where = (op.game, op.number, op.person)
    sql: str
    values: tuple[Value, ...]
    match op:
        case TakeOver(bot=bot, absent=absent, since=since, stepped_out=out):
            sql, values = _TAKE_OVER, (bot, absent, out, f"{since}-", *where)
        case MarkAbsent(absent=absent):
            sql, values = _MARK_ABSENT, (absent, *where)
        case GiveBack(until=until):
            sql, values = _GIVE_BACK, (str(until), *where)
        case Instruct(orders=orders):
            sql, values = _INSTRUCT, (orders, *where)
        case Mute(muted=muted):
            sql, values = _MUTE, (muted, *where)
    about = f"{type(op).__name__}: number {op.number} of game {op.game}"
    return Plan((("game", op.game),), (Statement(PLAYER, sql, values, 1, about),))


def _sit(player: Player, game: int) -> Statement:
    if player.game != game:
        raise ValueError(f"a player of game {player.game} in game {game}")
    return Statement(PLAYER, _PLAYER, _player(player), 1, f"the players of game {game}")


def _played(row: ActionRow, game: Game) -> Statement:
    if row.game != game.id or not 0 <= row.ply < game.ply:
        raise ValueError(f"action {row.ply} of game {row.game} in game {game.id}")
    return Statement(ACTION, _ACTION, _action(row), 1, f"the actions of game {game.id}")


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
    where = "id = ? AND ply = ? AND status = 'playing'"
    values = (*values, len(places), op.game, op.ply)
    if op.revision is not None:
        where, values = f"{where} AND revision = ?", (*values, op.revision)
    sql = update("game", [*parts, "ply = ply + ?", "revision = revision + 1"], where)
    move = Statement(GAME, sql, values, 1, about)
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


_READY = (
    "INSERT INTO ready (chat, game, secret) VALUES (?, ?, ?)"
    " ON CONFLICT (chat) DO UPDATE SET game = excluded.game, secret = excluded.secret, words = ''"
    " WHERE EXISTS (SELECT 1 FROM game WHERE game.id = ready.game)"
)


def of_ready(op: MakeReady | BringWords | TakeReady) -> Plan:
    """A chat's next game."""
    match op:
        case MakeReady(ready=ready):
            make = of_any(_READY, ready.chat, ready.game, ready.secret)
            return Plan((("ready", ready.chat),), (make,))
        case BringWords(chat=chat, game=game, words=words):
            sql = "UPDATE ready SET words = ? WHERE chat = ? AND game = ?"
            bring = Statement(REST, sql, (words, chat, game), 1, f"BringWords: game {game}")
            return Plan((("ready", chat),), (bring,))
        case TakeReady(chat=chat, game=game, words=words):
            sql = "DELETE FROM ready WHERE chat = ? AND game = ? AND words = ?"
            take = Statement(REST, sql, (chat, game, words), 1, f"TakeReady: game {game}")
            return Plan((("ready", chat), ("game", game)), (take,))
