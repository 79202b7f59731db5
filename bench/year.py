"""A year of twelve people through the door: `python -m bench year`.

2,000 games in a group and over links, whose winners are drawn by true strength. What stands on the
page is then worked out a second time from the games that are saved, without what was counted. Then
somebody gets 100,000 games, and their page is timed.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import defaultdict
from contextlib import closing
from dataclasses import replace
from itertools import combinations, count
from math import exp, log
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bench.figures import with_error
from bench.ratings import ranked
from bot.choosing.me_pages import LISTED, MePages, Mine
from bot.table.board_rows import Place
from bot.table.book import Result
from bot.table.door import Door
from bot.table.endings import resigning
from bot.table.glicko import SCALE, Against, Rating, aged, rated
from bot.table.invitation import NewGame
from bot.table.measures import edge, lead
from bot.table.standings import DAY_MS, full, periods
from bot.table.table import Table
from bot.words.library import Library
from games.catalogue import rule_set
from render import Renderer
from storage.opening import open_sqlite
from storage.rows import Pair, Person, Standing
from storage.sql.store import SqlStore

SEED = 30
PEOPLE, GAMES = 12, 2_000
RULES = ("thibault", "bell", "sidja")
MANY = 100_000
BEGIN = 1_790_000_000_000
ALL = 40
"""So often the page is asked for."""


def _seen(result: Result) -> Table:
    if result.table is None or result.answer != "done":
        raise RuntimeError(f"refused: {result.answer}")
    return result.table


class Year:
    """The people, their strengths and the door."""

    def __init__(self, store: SqlStore) -> None:
        self.rng = Random(SEED)  # noqa: S311 - a bench repeats itself
        self.store, self.now, secrets, codes = store, BEGIN, count(1), count(1)
        self.door = Door.over(
            store,
            clock=lambda: self.now,
            secret=lambda: next(secrets).to_bytes(32, "big"),
            code=lambda: f"code{next(codes)}",
            afford=lambda _: True,
        )
        self.strengths = [self.rng.gauss(1500, 150) for _ in range(PEOPLE)]
        self.people: list[Person] = []

    async def play(self) -> None:
        """One game after the other, some five a day for each of them."""
        self.people = [await self.store.see_person(n + 1, f"P{n}", "en") for n in range(PEOPLE)]
        chat = await self.store.see_chat(-100, "group")
        for number in range(GAMES):
            self.now += 365 * DAY_MS // GAMES
            one, other = self.rng.sample(range(PEOPLE), 2)
            rules = rule_set(RULES[number % len(RULES)])
            wanted = NewGame(rules, "group", self.people[one], (Place(chat),), f"q{number}")
            table = _seen(await self.door.seating.create(wanted))
            joined = self.door.seating.join(table.game.id, self.people[other], press=f"j{number}")
            table = _seen(await joined)
            seat = next(p.seat for p in table.players if p.person == self.people[one].id)
            ahead = (self.strengths[one] - self.strengths[other]) / SCALE
            better = lead(rules, 2) * (1 if seat == 0 else -1)
            wins = self.rng.random() < 1 / (1 + exp(-(ahead + better)))
            loser = self.people[other if wins else one]
            _seen(await self.door.change(table.game.id, resigning, loser.id))


def again(file: Path) -> tuple[dict[tuple[int, str], Standing], dict[tuple[int, int], Pair]]:
    """The same from the games alone, in the order in which they ended."""
    standings = defaultdict[tuple[int, str], Standing](lambda: Standing(0, ""))
    pairs = dict[tuple[int, int], Pair]()
    games = defaultdict[int, list[tuple[int, int]]](list)
    rows = list[tuple[int, str, int, str]]()
    with closing(sqlite3.connect(file)) as reading:
        rows = reading.execute(
            "SELECT id, rules, ended_at, result FROM game WHERE status = 'over' ORDER BY ended_at"
        ).fetchall()
        for game, seat, person in reading.execute("SELECT game, seat, person FROM player"):
            games[game].append((seat, person))
    for game, rules_id, at, result in rows:
        rules, seats = rule_set(rules_id), dict(sorted(games[game]))
        winner = int(result.split("[")[1].split("]")[0])
        pair = (min(seats.values()), max(seats.values()))
        before = pairs.get(pair, Pair(*pair))
        day = at // DAY_MS
        weight = full(before, day)
        old = {seat: standings[person, rules_id] for seat, person in seats.items()}
        for seat, person in seats.items():
            mine, theirs = old[seat], old[1 - seat]
            score = float(seat == winner)
            opponent = aged(
                Rating(theirs.rating, theirs.deviation, theirs.volatility), periods(theirs.at, at)
            )
            after = rated(
                Rating(mine.rating, mine.deviation, mine.volatility),
                [Against(opponent, score, edge(rules, 2, seat, 1 - seat), weight)],
                periods(mine.at, at),
            )
            run = max(mine.run, 0) + 1 if score else min(mine.run, 0) - 1
            standings[person, rules_id] = replace(
                mine, person=person, rules=rules_id, games=mine.games + 1,
                won=mine.won + int(score), run=run, best=max(mine.best, run),
                beaten=game if score else mine.beaten, rated=mine.rated + 1,
                rating=after.value, deviation=after.deviation, volatility=after.volatility, at=at,
            )  # fmt: skip
        first = int(seats[winner] == pair[0])
        today = (before.today if before.day == day else 0) + 1
        pairs[pair] = Pair(
            *pair, before.games + 1, before.won + first, before.lost + 1 - first, day, today
        )
    return dict(standings), pairs


def sizes(file: Path) -> None:
    """Bytes of a row, its place in the tree and in every index included."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM")
        for table, names in (
            ("standing", ("standing",)),
            ("pair", ("pair", "pair_second")),
        ):
            rows = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608
            try:
                marks = ", ".join("?" * len(names))
                sql = f"SELECT sum(payload + 3 * ncell) FROM dbstat WHERE name IN ({marks})"  # noqa: S608
                held = connection.execute(sql, names).fetchone()[0]
            except sqlite3.OperationalError:
                print(f"{table}: {rows} rows; this SQLite tells no sizes")
                continue
            print(f"{table}: {rows} rows, {held / rows:.0f} bytes each")


def grown(file: Path, person: int) -> None:
    """So many more games of somebody, each a copy of one that they played."""
    with closing(sqlite3.connect(file)) as connection, connection:
        (game,) = connection.execute(
            "SELECT game FROM player WHERE person = ? AND over IS NOT NULL LIMIT 1", (person,)
        ).fetchone()
        for table, key in (("game", "id"), ("player", "game")):
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            taken = [
                "n" if name == key else "'c' || n" if name == "code" else name for name in names
            ]
            connection.execute(
                f"WITH RECURSIVE more (n) AS (SELECT 1000000 UNION ALL SELECT n + 1 FROM more"  # noqa: S608
                f" WHERE n < 1000000 + {MANY}) INSERT INTO {table} ({', '.join(names)})"
                f" SELECT {', '.join(taken)} FROM more, {table} WHERE {table}.{key} = ?",
                (game,),
            )


async def page(store: SqlStore, person: int, now: int) -> tuple[float, float]:
    """Milliseconds of everything that the page and its list read and say; and of their picture,
    drawn anew."""
    start = time.perf_counter()
    standings = await store.standings((person,))
    await store.pairs(person, 8)
    await store.finished(person, LISTED + 1)
    drawing = MePages(TEXTS, Renderer(), Mine("P0", standings, (), "P1"), now).home().picture
    read = time.perf_counter()
    if drawing is None:
        raise RuntimeError("there is nothing to draw")
    drawing.draw()
    return 1000 * (read - start), 1000 * (time.perf_counter() - read)


TEXTS = Library()["en"]


async def _year(file: Path) -> None:
    store = await open_sqlite(file, inline=True)
    year = Year(store)
    begin = time.perf_counter()
    await year.play()
    print(f"{GAMES} games of {PEOPLE} people: {time.perf_counter() - begin:.0f} s")
    ids = tuple(person.id for person in year.people)
    kept = {(each.person, each.rules): each for each in await store.standings(ids)}
    standings, pairs = again(file)
    same = all(_alike(kept[key], standings[key]) for key in standings) and len(kept) == len(
        standings
    )
    met = {key: await store.pair(*key) for key in combinations(ids, 2)}
    equal = all(met[key] == pairs.get(key) for key in met)
    print(f"worked out again from the games alone: standings {same}, head to head {equal}")
    for rules in RULES:
        values = [kept[id_, rules].rating for id_ in ids]
        order = ranked(year.strengths, values)
        errors = [
            abs(value - true) / kept[id_, rules].deviation
            for id_, value, true in zip(ids, values, year.strengths, strict=True)
        ]
        within = sum(error <= 2 for error in errors)
        print(
            f"{rules}: order of ratings and of true strength {order:.2f};"
            f" {within} of {PEOPLE} within two deviations"
        )
    sizes(file)
    await store.close()
    grown(file, ids[0])
    store = await open_sqlite(file, inline=True)
    first, *others = [await page(store, ids[0], year.now) for _ in range(ALL)]
    words, pictures = zip(*others, strict=True)
    print(
        f"the page with {MANY} games behind it: {with_error(words, '.2f')} ms, its picture"
        f" {with_error(pictures)} ms; the first of a process {first[0]:.0f} and {first[1]:.0f} ms"
    )
    await store.close()


def _alike(one: Standing, other: Standing) -> bool:
    """Equal, the numbers with a point to what adding them up leaves."""
    near = ("rating", "deviation", "volatility")
    exact = replace(
        one, rating=other.rating, deviation=other.deviation, volatility=other.volatility
    )
    far = max(abs(log(getattr(one, name) / getattr(other, name))) for name in near)
    return exact == other and far < 1e-9


def main() -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(_year(Path(folder) / "games.db"))
