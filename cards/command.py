"""`djehuty cards`: measuring in several processes, with a bar that shows how far it is."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import click

from cards.cases import OFTEN, PLANS, Case, cases
from cards.measure import SEED, goes_on, measure, played_on
from cards.players import CHOICE_S, PACE_S, TAP_S, THROW_S
from cards.rows import HEAD, TOLD, Row, read, written
from games.catalogue import CATALOGUE, rule_set
from opponents.playouts import LONGEST
from opponents.spread import spread


def measured(
    wanted: Sequence[Case], games: int | None, seed: int, jobs: int
) -> Iterator[tuple[int, Row]]:
    """The row of each case with its place, as they are ready; the longest begin first."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at].changed)
    places = {wanted[at]: at for at in order}
    tasks = [(case, games, seed) for case in places]
    for (case, _, _), row in spread(measure, tasks, jobs):
        yield places[case], row


def run(names: Sequence[str], games: int | None, seed: int, jobs: int, keep: Path | None) -> int:
    """Measure these rule sets (all, if none is named); print the rows, or put them in the place of
    those that the file `keep` has of the same rule sets. The exit code."""
    sets = [rule_set(name) for name in names] or list(CATALOGUE)
    wanted, begun = list(cases(sets)), time.monotonic()
    rows: dict[int, Row] = {}
    with click.progressbar(
        length=len(wanted), label="djehuty cards", file=sys.stderr, show_pos=True
    ) as bar:
        for place, row in measured(wanted, games, seed, jobs):
            rows[place] = row
            bar.update(1)
    new = [rows[place] for place in sorted(rows)]
    minutes = (time.monotonic() - begun) / 60
    sys.stderr.write(f"{len(new)} cases in {minutes:.1f} minutes, {jobs} processes\n")
    if keep is None:
        sys.stdout.write("\n".join((HEAD, *(row.line() for row in new))) + "\n")
        return 0
    rows_kept = _merged(keep, new)
    _keep(keep, written(rows_kept, remarks(games, seed)))
    sys.stdout.write(f"{keep} has {len(rows_kept)} cases now, {len(new)} of them new\n")
    return 0


def more(names: Sequence[str], jobs: int, keep: Path) -> int:
    """Play on where the kept figures do not tell yet how often the first player wins, the rule sets
    first and then what is farthest from even; each is kept as it is ready, so that whoever stops
    loses nothing. Figures of rules that have changed since are to be measured anew. The exit
    code."""
    chosen = {rule_set(name).id for name in names} or {rules.id for rules in CATALOGUE}
    rows = {Case(row.rules, row.switches, row.seats): row for row in read(keep.read_text("utf-8"))}
    wanted = [
        case
        for case, row in rows.items()
        if case.rules in chosen and goes_on(row) and row.version == case.played().version
    ]
    wanted.sort(key=lambda case: (case.changed, -_odd(rows[case])))
    with click.progressbar(
        length=len(wanted), label="djehuty cards", file=sys.stderr, show_pos=True
    ) as bar:
        tasks = [(rows[case], SEED) for case in wanted]
        for (before, _), row in spread(played_on, tasks, jobs):
            rows[Case(before.rules, before.switches, before.seats)] = row
            _keep(keep, written(rows.values(), remarks(None, SEED)))
            bar.update(1)
    sys.stdout.write(f"{keep}: {len(wanted)} cases played on to {TOLD:,} games\n")
    return 0


def _keep(file: Path, text: str) -> None:
    """Write a file so that whoever stops in the middle still has the one before."""
    beside = file.with_name(f"{file.name}.part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)


def _odd(row: Row) -> float:
    """How far from even it looks, in standard errors."""
    return abs(row.first - row.even) / row.first_se if row.first_se else 0.0


def _merged(keep: Path, new: Iterable[Row]) -> list[Row]:
    """The new rows among the kept ones of other rule sets, in the order of the catalogue."""
    rows = {rules.id: list[Row]() for rules in CATALOGUE}
    fresh = list(new)
    again = {row.rules for row in fresh}
    kept = read(keep.read_text(encoding="utf-8")) if keep.exists() else ()
    for row in (*(row for row in kept if row.rules not in again), *fresh):
        rows.setdefault(row.rules, []).append(row)
    known = {rules.id for rules in CATALOGUE}
    return [row for id_, each in rows.items() if id_ in known for row in each]


def remarks(games: int | None, seed: int) -> tuple[str, ...]:
    """What the head of the file says of how it was measured."""
    most = " / ".join(str(plan.by(games).games) for plan in PLANS)
    offers = " / ".join(f"{plan.offers:,}" for plan in PLANS)
    return (
        "Measured by `djehuty cards --write`; what each column is: cards/rows.py.",
        f"Seed {seed}. Games of a kind, at most: {most} (the rule set / one value / a pair), or",
        f"as many as offer {offers} actions. For the first two `djehuty cards --more` plays on, to",
        f"{TOLD:,} games of beginners alone where that leaves {OFTEN} or more, see level_games.",
        f"A throw takes {THROW_S:g} s, a choice {CHOICE_S:g} s, each further tap {TAP_S:g} s,"
        f" a step of the BOT {PACE_S:g} s.",
        f"Players: a beginner (half Greedy, half Novice) against Novice; beginners alone; any"
        f" action at random. Drawn after {LONGEST:,} actions.",
    )
