"""What must be true in the calm, checked from outside: the database, and what people see."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, get_args

from bot.board.frames import Frames
from bot.board.refusals import Hindered
from bot.board.sight import Frame
from bot.handlers.answering import answer_text
from bot.run.timekeeper import AWAY_S
from bot.table.beforehand import was_only
from bot.table.changes import Answer
from bot.table.door import Door
from bot.table.invitation import brought
from bot.table.match import goes_on, match_of
from bot.table.origin import own_from
from bot.table.steps import THROW_FOR_ME, THROW_ON
from bot.table.summary import Taken
from bot.table.table import AnyRules, Table, faces_text, rules_of
from bot.telegram.callback_data import BadPress, Kind, Press, read
from bot.words.library import LANGUAGES
from games import fair
from games.core import AnyPlayed, Choose, Played, Throw, lookup
from games.takeback import count_of, is_choice, last_choice
from storage.rows import ActionRow, Board, Game, Player
from storage.sql.store import SqlStore
from tests.simulation.base import Ask, Base
from tests.simulation.people import WORDS
from tests.simulation.process import LIBRARY, SKETCHER, link
from tests.simulation.telegram import Pressed, Room, Shown, Telegram
from tests.simulation.words import claims, loose, written

Stray: TypeAlias = tuple[Room, Shown]

SPOKEN = tuple(
    texts for language in LANGUAGES for texts in (LIBRARY[language], LIBRARY[language].aloud)
)
"""Every language, as it is read and as it is heard."""
HINDERED = tuple(
    f" {texts.plain(f'hindered-{why}')}" for texts in SPOKEN for why in get_args(Hindered)
)
"""What stands behind an answer where the board could not be shown."""
_REFUSED = {
    texts.plain(f"answer-{why}") for texts in SPOKEN for why in get_args(Answer) if why != "done"
}
"""What is said of a press that changed nothing."""
_MARKED = {texts.plain("said-marked") for texts in SPOKEN}
"""What is said of the first of two taps."""
_STALE = {(texts.plain("answer-stale"), alert) for texts in SPOKEN for alert in (False, True)}


def unhindered(text: str) -> str:
    """What was said before that; with "…" at its end if it was cut for that."""
    return next((text.removesuffix(why) for why in HINDERED if text.endswith(why)), text)


OF_BOARDS = frozenset(
    {
        Kind.ACT,
        Kind.SURE,
        Kind.TAP,
        Kind.UNTAP,
        Kind.PART,
        Kind.ORDER,
        Kind.RECALL,
        Kind.JOIN,
        Kind.SEATS,
        Kind.BEGIN,
        Kind.WITHDRAW,
        Kind.LEAVE,
        Kind.WAKE,
    }
    | {Kind.OFFER, Kind.ACCEPT, Kind.DECLINE}
)
"""The buttons of a game that goes on. The menu's, and those of a game that is over, may stay."""
_ASKED = {(Kind.ACT, THROW_FOR_ME), (Kind.MY_SETTING, "throws.on")}
"""What is pressed for throws that come by themselves."""

_OWED = {
    "boards": "SELECT count(*) FROM board WHERE shown < wanted AND parked = 0",
    "boards as they should be": "SELECT count(*) FROM board"
    " WHERE heal_at IS NOT NULL AND over IS NULL",
    "notices": "SELECT count(*) FROM notice WHERE sent IS NULL OR NOT EXISTS (SELECT 1 FROM game"
    " WHERE game.id = notice.game AND game.ply = notice.ply AND status = 'playing')",
    "stale messages": "SELECT count(*) FROM stale_message",
    "the BOT's turns": "SELECT count(*) FROM game"
    " WHERE status = 'playing' AND bot_due_at IS NOT NULL",
}
_UNTOLD = "word that we were away"
_AWAY = "SELECT count(*) FROM presence WHERE seen_at < ?"


def owing(base: Base, now: int) -> list[str]:
    """What the database says is still to be done at that time (milliseconds)."""
    if not base.laid():
        return ["a database"]
    away = now - round(AWAY_S * 1000)
    with base.asking() as ask:
        found = [name for name, sql in _OWED.items() if ask(sql)[0][0]]
        return [*found, *([_UNTOLD] if ask(_AWAY, away)[0][0] else [])]


@dataclass
class Truth:
    """What was found. `parked` are messages of boards that are not served now."""

    violations: list[str] = field(default_factory=list)
    strays: list[Stray] = field(default_factory=list)
    parked: list[Stray] = field(default_factory=list)
    figures: Counter[str] = field(default_factory=Counter)


async def look(
    base: Base,
    telegram: Telegram,
    outcomes: dict[int, str | None],
    clock: Callable[[], int],
    *,
    jumped: bool = False,
    forgotten: Collection[int] = (),
) -> Truth:
    """Compare the database with what Telegram shows and with what people were told. Where the clock
    `jumped` an absence may look shorter than it was; updates that were done and are `forgotten`
    need not be noted any more."""

    store = await base.store()
    try:
        with base.asking() as ask:
            found = _Look(store, ask, telegram, outcomes, clock, forgotten)
            return await found.all(jumped=jumped)
    finally:
        await store.close()


class _Look:
    def __init__(
        self,
        store: SqlStore,
        ask: Ask,
        telegram: Telegram,
        outcomes: dict[int, str | None],
        clock: Callable[[], int],
        forgotten: Collection[int],
    ) -> None:
        self._store = store
        self._ask = ask
        self._telegram = telegram
        self._outcomes = outcomes
        self._clock = clock
        self._truth = Truth()
        self._seen = {id_ for (id_,) in ask("SELECT id FROM seen_update")} | {*forgotten}
        self._written = written(ask, telegram.moves)
        self._claims = claims(ask, self._written)
        self._logs: dict[int, tuple[AnyPlayed | Taken, ...]] = {}

    def _wrong(self, what: str) -> None:
        self._truth.violations.append(what)

    async def all(self, *, jumped: bool) -> Truth:
        games = [id_ for (id_,) in self._ask("SELECT id FROM game ORDER BY id")]
        self._updates()
        done = self._presses_done()
        tables: dict[int, Table] = {}
        for id_ in games:
            game, players = await self._store.game(id_), await self._store.players(id_)
            if game is not None:
                table = self._replayed(game, players, await self._store.actions(id_))
                tables[id_] = table
                await self._explained(table, done.get(id_, {}))
        self._moves_in_words()
        self._matches_go_on(tables)
        if not self._truth.violations:
            await self._boards(tables)
        if not jumped:
            await self._vain(tables)
        self._truth.figures["games"] = len(games)
        return self._truth

    # -- updates ---------------------------------------------------------------------------------

    def _updates(self) -> None:
        """Nothing acknowledged was lost, nothing done twice, nothing put aside."""
        for update in self._telegram.acknowledged:
            outcome = self._outcomes.get(update)
            if outcome is None:
                self._wrong(f"update {update} was acknowledged and never settled")
        twice = self._ask(
            "SELECT press, count(*) FROM player WHERE number = 0 GROUP BY press HAVING count(*) > 1"
        )
        for press, count in twice:
            self._wrong(f"press {press} made {count} games")
        for update, reason in self._ask("SELECT seen, reason FROM dead_letter"):
            self._wrong(f"update {update} was put aside: {reason}")
        self._joins()

    def _joins(self) -> None:
        """A press that opened or joined a game and was done sits at exactly one table, unless who
        pressed got up again."""
        sitting = Counter(press for (press,) in self._ask("SELECT press FROM player"))
        up = {
            (meant.game, press.user.id)
            for press in self._telegram.presses.values()
            if (meant := _read(press.data)) is not None
            and (meant.kind, meant.action) == (Kind.SEATS, "-")
            and self._done(press)
        }
        for query, press in self._telegram.presses.items():
            kind = _read(press.data)
            if kind is None or kind.kind not in (Kind.NEW, Kind.PLAY_NOW, Kind.JOIN, Kind.SIT):
                continue
            got_up = (kind.game, press.user.id) in up or press.user.id in self._telegram.away
            if not sitting[query] and got_up:
                continue
            sits = kind.kind in (Kind.JOIN, Kind.SIT) and self._sits(kind.game, press)
            if not sitting[query] and sits:
                self._truth.figures["signs changed"] += self._done(press)
                continue
            if kind.kind is Kind.PLAY_NOW and sitting[query]:
                self._sealed(query, kind.action)
            if self._done(press) != (sitting[query] == 1):
                self._wrong(f"{press.data} of {query}: done {self._done(press)}, {sitting[query]}")

    def _sits(self, game: int, press: Pressed) -> bool:
        """Whether who pressed has sat down there by another press: a sign is then changed. Also
        where the BOT plays on for them since they resigned."""
        sql = (
            "SELECT count(*) FROM player JOIN person ON person.id IN (player.person, resigned)"
            " WHERE game = ? AND person.telegram = ?"
        )
        return bool(self._ask(sql, game, press.user.id)[0][0])

    def _sealed(self, query: str, action: str) -> None:
        """A game that began at one tap has the seal that its button carried."""
        rows = self._ask(
            "SELECT game.id, commitment FROM game JOIN player ON player.game = game.id"
            " WHERE press = ?",
            query,
        )
        for game, commitment in rows:
            self._truth.figures["at one tap"] += 1
            if not commitment.startswith(action.rpartition(".")[2]):
                self._wrong(f"game {game} has another seal than its button {action}")

    def _done(self, press: Pressed) -> bool:
        return self._outcomes.get(press.update) == "committed" or press.update in self._seen

    def _called_in(self) -> frozenset[int]:
        """The games in which the BOT was called into the seat of who could not act: it played
        there, and the seat may be its owner's again."""
        every = ((press, _read(press.data)) for press in self._telegram.presses.values())
        return frozenset(
            meant.game
            for press, meant in every
            if meant is not None and meant.kind is Kind.ABSENT and self._done(press)
        )

    def _presses_done(self) -> dict[int, dict[int, list[Pressed]]]:
        """The presses that acted, by game and ply."""
        done: dict[int, dict[int, list[Pressed]]] = defaultdict(lambda: defaultdict(list))
        for press in self._telegram.presses.values():
            meant = _read(press.data)
            if meant is None or meant.kind not in (Kind.ACT, Kind.SURE):
                continue
            said = [unhindered(text) for text, alert in press.answers if not alert]
            told = [text for text in said if text and text not in _REFUSED]
            if told and press.update not in self._seen:
                self._wrong(f"update {press.update} ({press.data}) was answered {told}, not saved")
            if press.update in self._seen and set(press.answers) & _STALE:
                self._wrong(f"update {press.update} ({press.data}) was done, and told to be stale")
            if self._outcomes.get(press.update) == "committed" and press.update not in self._seen:
                self._wrong(f"update {press.update} ({press.data}) was done and is not noted")
            if self._done(press) and not set(said) & _MARKED:
                done[meant.game][meant.ply].append(press)
        return done

    # -- games -----------------------------------------------------------------------------------

    def _replayed(
        self, game: Game, players: tuple[Player, ...], rows: tuple[ActionRow, ...]
    ) -> Table:
        """The game played anew by its log, throw by throw, without the bot's own loader."""
        rules = rules_of(game)
        self._brought(game, players)
        if game.salt is None:
            return Table(game, players, rules)
        state, throws = rules.start(len(players)), self._dealt(game, players, rules)
        played, log, taken = list[AnyPlayed](), list[AnyPlayed | Taken](), list[Taken]()
        for number, row in enumerate(rows):
            count = count_of(row.text)
            if count is not None and row.ply == number:
                choice = last_choice(rules, played, row.seat)
                if choice is None or len(played) - choice != count:
                    self._wrong(f"game {game.id}: row {row} takes back what is no last choice")
                    break
                taken.append(Taken(number, row.seat, choice, tuple(played[choice:])))
                log.append(taken[-1])
                throws -= sum(each.faces is not None for each in played[choice:])
                state = played[choice].before
                del played[choice:]
                self._truth.figures["taken back"] += 1
                continue
            turn = rules.turn(state)
            if row.ply != number or not isinstance(turn, Choose | Throw) or row.seat != turn.seat:
                self._wrong(f"game {game.id}: row {row} stands at {number} in {rules.dump(state)}")
                break
            if isinstance(turn, Throw):
                throws += 1
                faces = fair.faces(game.secret, str(game.id), throws, game.salt, turn.device)
                if row.faces != faces_text(faces) or row.text != turn.device.read(faces):
                    self._wrong(f"game {game.id}: throw {throws} is {row}, drawn was {faces}")
            action = lookup(rules, state, row.text)
            saved = None if row.faces is None else tuple(map(int, row.faces.split()))
            played.append(Played(row.seat, state, action, saved))
            log.append(played[-1])
            state = rules.apply(state, action)
        if (game.ply, game.throws, game.position) != (len(rows), throws, rules.dump(state)):
            self._wrong(f"game {game.id}: {game} after {len(rows)} actions to {rules.dump(state)}")
        self._truth.figures["actions"] += len(rows)
        self._truth.figures["news"] += sum(
            rules.news(action.before, action.action) is not None for action in played
        )
        self._truth.figures["offers"] += game.offer is not None
        self._absent(game, players)
        self._truth.figures["of many"] += len(players) > 2
        self._truth.figures["taken over"] += any(p.resigned is not None for p in players)
        self._logs[game.id] = tuple(log)
        table = Table(game, players, rules, state, tuple(played), tuple(taken))
        if game.status == "playing" and table.to_act is not None and table.to_act.bot is not None:
            self._wrong(f"game {game.id}: the BOT is to act and does not")
        return table

    def _absent(self, game: Game, players: tuple[Player, ...]) -> None:
        """Everybody is in the group again, so no seat is marked there."""
        if game.status == "over":
            self._truth.figures["left over"] += any(player.absent for player in players)
        elif game.mode == "group" and any(player.absent for player in players):
            self._wrong(f"game {game.id}: who is back is still away: {players}")

    def _brought(self, game: Game, players: tuple[Player, ...]) -> None:
        """Words are as somebody wrote them, and the salt is what was brought, or the press."""
        words = [player.words for player in players if player.words]
        self._truth.figures["words"] += len(words)
        if not {*words} <= {*WORDS}:
            self._wrong(f"game {game.id}: nobody wrote {words}")
        joiners = [brought(player) for player in players]
        if game.salt is None or not any(joiner.anything for joiner in joiners):
            return
        if game.salt != fair.salt(joiners):
            self._wrong(f"game {game.id}: {joiners} brought, {game.salt!r} is mixed in")

    def _dealt(self, game: Game, players: tuple[Player, ...], rules: AnyRules) -> int:
        """How many throws the seats took, which must be those that the players have."""
        seats = tuple(p.number for p in sorted(players, key=lambda player: player.seat or 0))
        if game.seating is not None:
            if seats != tuple(map(int, game.seating.split())):
                self._wrong(f"game {game.id}: seated {seats}, it wanted {game.seating}")
            return 0
        deal = fair.deal(rules, len(players), game.secret, str(game.id), game.salt or "")
        if seats != deal.seats:
            self._wrong(f"game {game.id}: seated {seats}, dealt was {deal.seats}")
        self._truth.figures["throw-offs"] += bool(deal.thrown)
        return len(deal.thrown)

    def _matches_go_on(self, tables: dict[int, Table]) -> None:
        """A match is one line of games: each begun with the points that the one before ended with,
        the other way round, by the same people."""
        for table in tables.values():
            game = table.game
            if game.match_game is None or game.match_game == 1:
                continue
            before = tables[game.rematch_of or 0]
            last = match_of(before)
            if last is None or not goes_on(before) or last.number + 1 != game.match_game:
                self._wrong(f"game {game.id} goes on with the match of {before.game}")
                continue
            self._truth.figures["next games"] += 1
            had = {(p.person, p.bot): last.points[p.number] for p in before.players}
            sat = {(p.person, p.bot): p.seat for p in before.players}
            given = tuple(map(int, (game.before or "").split()))
            if table.game.mode == "phone":
                wrong = given != last.points
            else:
                wrong = any(
                    given[p.number] != had[p.person, p.bot]
                    or p.seat not in (None, 1 - (sat[p.person, p.bot] or 0))
                    for p in table.players
                )
            if wrong:
                self._wrong(f"game {game.id}: {game} after {last} of {before.players}")
        begun = Counter(
            table.game.rematch_of
            for table in tables.values()
            if (table.game.match_game or 0) > 1 and table.state is not None
        )
        for id_, count in begun.items():
            if count > 1:
                self._wrong(f"the match of game {id_} goes on in {count} games")

    async def _explained(self, table: Table, presses: dict[int, list[Pressed]]) -> None:
        """Each step of a person is one press, each press done is one step, and the person was told
        what it brought."""
        ply, used = 0, set()
        called_in = self._called_in()
        log = self._logs.get(table.game.id, ())
        while ply < len(log):
            played = log[ply]
            if isinstance(played, Taken):
                ply += 1
                continue
            player = table.seated(played.seat)
            step = 1
            found = presses.get(ply, []) or self._in_words(table, ply)
            # The BOT may have taken the seat over since.
            if not found and await self._ordered(table, ply, player, played):
                self._truth.figures["ordered"] += 1
            elif not found and ply and player.bot is None and was_only(table.rules, played):
                self._truth.figures["by itself"] += 1
            elif not found and await self._thrown_for(table, ply, player, played):
                self._truth.figures["thrown for"] += 1
            elif not found and table.game.id in called_in:
                self._truth.figures["sat in"] += 1
            elif player.person is not None or (player.resigned is not None and found):
                if len({press.update for press in found}) != 1:
                    self._wrong(f"game {table.game.id}: ply {ply} was pressed by {found}")
                    return
                used.add(ply)
                step = await self._matches(table, ply, found[0], player, presses)
            ply += step
        self._unmatched(table.game.id, presses, presses.keys() - used)

    def _unmatched(
        self, game: int, presses: Mapping[int, list[Pressed]], plies: Collection[int]
    ) -> None:
        """Presses of `plies` that none of them made."""
        for at in plies:
            if not all(map(self._may_have_marked, presses[at])):
                self._wrong(f"game {game}: {presses[at]} was done, ply {at} says otherwise")

    def _may_have_marked(self, press: Pressed) -> bool:
        """Whether the press may have been the first of two taps, though its answer does not say so:
        a line broke before that, and when the press came again it was refused."""
        said = {unhindered(text) for text, _ in press.answers}
        return press.user.id in self._tapping_twice and said <= {"", *_REFUSED}

    @property
    def _tapping_twice(self) -> set[int]:
        """Who was ever told that the first of two taps was seen, by their user ids."""
        presses = self._telegram.presses.values()
        return {p.user.id for p in presses if {unhindered(text) for text, _ in p.answers} & _MARKED}

    async def _ordered(self, table: Table, ply: int, player: Player, played: AnyPlayed) -> bool:
        """Whether the player had ordered what was played there: a throw, or as the secret chose."""
        game = table.game
        person = await self._store.person(player.person or player.resigned or 0)
        for order in table.rules.orders(played.before):
            count = len(order.actions)
            if (person and person.telegram, game.id, order.name) not in self._orders:
                continue
            if order.throws and played.faces is not None:
                return True
            if count:
                number = fair.pick(game.secret, str(game.id), ply, game.salt or "", count)
                if order.actions[number] == played.action:
                    return True
        return False

    @property
    def _orders(self) -> set[tuple[int | None, int, str]]:
        """Who has ever ordered what in which game, by their user ids."""
        return {
            (press.user.id, meant.game, meant.action)
            for press in self._telegram.presses.values()
            if (meant := _read(press.data)) is not None
            and meant.kind is Kind.ORDER
            and self._done(press)
        }

    async def _thrown_for(self, table: Table, ply: int, player: Player, played: AnyPlayed) -> bool:
        """Whether that is a throw at which nothing is chosen, and comes by itself: the player has
        ever asked for that, and it is not the first thing done there."""
        person = await self._store.person(player.person or player.resigned or 0)
        asked = person is not None and person.telegram in self._asking
        own = self._logs[table.game.id][own_from(table.game) : ply]
        begun = any(each.seat == played.seat for each in own if not isinstance(each, Taken))
        return asked and begun and played.faces is not None and not table.rules.throws_on

    @property
    def _asking(self) -> set[int]:
        """Who has ever asked that their throws come by themselves, by their user ids."""
        return {
            press.user.id
            for press in self._telegram.presses.values()
            if (meant := _read(press.data)) is not None
            and (meant.kind, meant.action) in _ASKED
            and self._done(press)
        }

    def _in_words(self, table: Table, ply: int) -> list[Pressed]:
        """The written move that made this ply, as if its button had been pressed."""
        claim = self._claims.get((table.game.id, ply))
        if claim is None:
            return []
        played = self._logs[table.game.id][ply]
        if isinstance(played, Taken):
            return []
        action = table.rules.write(played.action) if played.faces is None else claim.move
        self._truth.figures["moves in words"] += 1
        data = f"a:{table.game.id}:{ply}:{action}"
        return [Pressed(claim.update, claim.user, 0, 0, data)]

    def _moves_in_words(self) -> None:
        """A written move that was done stands in a game. One word may have been a tap."""
        claimed = {claim.update for claim in self._claims.values()}
        for one in self._written:
            if one.update in claimed:
                continue
            if len(loose(one.move)) > 1:
                self._wrong(f"{one} was done, and it is nowhere")

    async def _matches(
        self,
        table: Table,
        ply: int,
        press: Pressed,
        player: Player,
        presses: dict[int, list[Pressed]],
    ) -> int:
        """How many actions the press made."""
        text, actions = press.data.split(":", 3)[3], self._played(table, ply, 1)
        text = text.removeprefix("move.")  # of who taps twice
        first = table.rules.write(actions[0].action)
        throws = actions[0].faces is not None
        if text == THROW_ON and throws and table.rules.throws_on:
            actions = ()
            self._truth.figures["thrown on"] += 1
        elif text == "throw" and not throws:
            actions = self._played(table, ply, 2)
        elif text not in (("throw", THROW_FOR_ME) if throws else (first,)):
            self._wrong(f"game {table.game.id}: {press} was done, ply {ply} is {first}")
        person = await self._store.person(player.person or player.resigned or 0)
        if person is None or person.telegram != press.user.id:
            self._wrong(f"game {table.game.id}: {press} was done at another's turn")
        after = await self._following(
            table, ply + len(actions), player, presses, throws_on=not actions
        )
        # *Throw* that also takes the sticks (senet 2.11) tells what they show.
        done = (*actions[-1:], *after)
        log, end = self._logs[table.game.id], ply + len(actions) + len(after)
        waits = waited(table.rules, log[: end - len(done)], done) if actions else None
        self._truth.figures["waited"] += waits is not None
        self._told(table, done[:waits], press)
        return len(actions) + len(after)

    def _played(self, table: Table, ply: int, count: int) -> tuple[AnyPlayed, ...]:
        """So many actions from a ply on, which were played, not taken back."""
        log = self._logs[table.game.id][ply : ply + count]
        return tuple(each for each in log if not isinstance(each, Taken))

    async def _following(
        self,
        table: Table,
        ply: int,
        player: Player,
        presses: dict[int, list[Pressed]],
        *,
        throws_on: bool,
    ) -> tuple[Played[Any, Any], ...]:
        """What that player did from there on without a press: what there was no choice in (senet
        1.8), what was ordered (hyena 5), and of one who throws on the throws, too."""
        made = list[Played[Any, Any]]()
        for at, played in enumerate(self._logs[table.game.id][ply:], ply):
            if isinstance(played, Taken):
                break
            # A word that fits what there was no choice in may have been a tap, later on.
            by_itself = was_only(table.rules, played)
            pressed = at in presses or ((table.game.id, at) in self._claims and not by_itself)
            if played.seat != player.seat or (pressed and made):
                break
            thrown = played.faces is not None and throws_on
            unpressed = not pressed and (
                by_itself
                or await self._ordered(table, at, player, played)
                or await self._thrown_for(table, at, player, played)
            )
            if not thrown and not unpressed:
                break
            made.append(played)
        return tuple(made)

    def _told(self, table: Table, actions: Sequence[Played[Any, Any]], press: Pressed) -> None:
        """What was said at the press is what was saved; the language may have changed since. What
        was ordered may have been so by the order itself, a press of its own. In a first game a
        throw that comes by itself is seen alone, a moment later (decision 66)."""
        told = [table.rules.tell(action.before, action.action) for action in actions]
        alone = table.game.goal
        parts = [n for n, action in enumerate(actions) if n and (alone or action.faces is None)]
        said = [told[:end] for end in (*parts, len(told))]
        summed = (table.rules.sum_up(tuple(actions[:end])) for end in range(2, len(told) + 1))
        said += [[one] for one in summed if one is not None]
        words = {answer_text(texts, part) for texts in SPOKEN for part in said}
        asked = _read(press.data)
        stays = asked is not None and asked.action == THROW_FOR_ME  # which is read
        if stays:
            words |= {
                texts.plain("said-throw-for-me", told=answer_text(texts, part))
                for texts in SPOKEN
                for part in said
            }
        words |= _REFUSED
        for answer, alert in press.answers:
            text = unhindered(answer)
            cut = text.endswith("…") and any(one.startswith(text[:-1]) for one in words)
            if (stays or not alert) and text not in words and not cut:
                self._wrong(f"game {table.game.id}: {press} was told {text!r}, saved is {told}")

    # -- boards ----------------------------------------------------------------------------------

    async def _boards(self, tables: dict[int, Table]) -> None:
        """Every board that is served shows exactly what is true; other keyboards are strays."""
        frames = self._frames()
        standing = set()
        for id_, table in tables.items():
            for board in await self._store.boards(id_):
                chat = await self._store.chat(board.chat)
                room = self._telegram.rooms.get(0 if chat is None else chat.address or 0)
                if chat is None or room is None:
                    self._wrong(f"game {id_}: {board} stands nowhere")
                    continue
                message = room.messages.get(board.message or 0)
                standing.add((room.address, board.message))
                if board.parked:
                    self._parked(room, message, id_)
                elif board.shown != board.wanted or message is None or room.moved is not None:
                    self._wrong(f"game {id_}: {board} is not shown in {room.address}")
                elif not message.gone:
                    self._pictured(board, table, message)
                    frame = await frames.frame(table, chat, board)
                    if not board.shape:
                        self._shows(board, table, message, frame)
                self._truth.figures["boards"] += 1
                self._truth.figures["tapped"] += board.tapped is not None
        self._strays(standing)

    async def _vain(self, tables: dict[int, Table]) -> None:
        """Whoever pressed so long before we were back that Telegram had forgotten it has got the
        board anew, if the game still waits at that step; also where somebody woke it since: a
        sleeping game is not told that we were away."""
        woken = {
            meant.game: press.update
            for press in self._telegram.presses.values()
            if (meant := _read(press.data)) is not None and meant.kind is Kind.WAKE
            if self._done(press)
        }
        pressed = {
            (press.room, press.message, meant.game, meant.ply)
            for press in self._telegram.presses.values()
            if press.update in self._telegram.expired and press.honest
            if (meant := _read(press.data)) is not None and meant.kind is Kind.ACT
            if press.update > woken.get(meant.game, 0)
        }
        for id_, table in tables.items():
            if table.game.status != "playing" or table.to_act is None or table.to_act.bot:
                continue
            for board in await self._store.boards(id_):
                chat = await self._store.chat(board.chat)
                where = None if chat is None else chat.address
                if board.parked or (where, board.message, id_, table.game.ply) not in pressed:
                    continue
                self._wrong(
                    f"game {id_}: somebody pressed on {board} in vain and never hears of it"
                )
        self._truth.figures["in vain"] += len(pressed)

    def _pictured(self, board: Board, table: Table, message: Shown) -> None:
        """Only of a game that is over is a board left without its picture."""
        self._truth.figures["in words"] += board.shape > 0
        if board.shape and (table.game.status != "over" or message.photo is not None):
            self._wrong(f"{board} is in words, though pictures may be sent")

    def _shows(self, board: Board, table: Table, message: Shown, frame: Frame) -> None:
        shows: list[object] = [message.photo, message.text, message.keys]
        true: list[object] = [frame.key.encode(), frame.caption, frame.keys]
        if table.game.status == "over":
            # It stays as it ended, whatever names and languages become later.
            shows, true = shows[:1], true[:1]
        for is_, should in zip(shows, true, strict=True):
            if is_ != should:
                self._wrong(f"{board} shows {is_!r}, true is {should!r}")

    def _frames(self) -> Frames:
        door = Door.over(self._store, clock=self._clock, secret=bytes, code=str)
        return Frames(door.book, SKETCHER, LIBRARY, link)

    def _parked(self, room: Room, message: Shown | None, game: int) -> None:
        if not room.was_closed:
            self._wrong(f"game {game}: a board is parked in {room.address}, which is open")
        elif message is not None and not message.gone and _kinds(message) & OF_BOARDS:
            self._truth.parked.append((room, message))

    def _strays(self, standing: set[tuple[int, int | None]]) -> None:
        for room in self._telegram.rooms_now():
            for message in room.messages.values():
                if message.gone or (room.address, message.id) in standing:
                    continue
                if _kinds(message) & OF_BOARDS:
                    self._truth.strays.append((room, message))


def waited(
    rules: AnyRules, log: Sequence[AnyPlayed | Taken], done: Sequence[AnyPlayed]
) -> int | None:
    """How many of the actions `done` by a press and behind it came with the press, where a throw
    among them waited a moment: the choice before it could be taken back freely, as its throw had
    never been drawn (decision 79). None if none waited. `log` is what the game had before."""
    standing = drawn = 0
    for each in log:
        if isinstance(each, Taken):
            given_back = sum(played.faces is not None for played in each.gone)
            drawn = max(drawn, standing) if given_back else drawn
            standing -= given_back
        else:
            standing += each.faces is not None
    chosen = False
    for number, played in enumerate(done):
        if played.faces is None:
            chosen = chosen or is_choice(rules, played)
            continue
        if chosen and drawn <= standing:
            return number
        chosen = False
        standing += 1
    return None


def _kinds(message: Shown) -> set[Kind]:
    return {key.press.kind for row in message.keys for key in row if key.press is not None}


def _read(data: str) -> Press | None:
    try:
        return read(data)
    except BadPress:
        return None


async def _never(_: str) -> None:
    raise AssertionError("a look must not call Telegram")
