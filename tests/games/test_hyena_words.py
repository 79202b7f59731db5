"""What is said of a throw, of the pieces and of what is pending in Hyena."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.core import Told, legal_actions
from games.hyena.effects import played
from games.hyena.sets.hyena import HYENA
from games.hyena.state import Action, State
from games.hyena.words import MESSAGES
from tests.contract.play import random_game, seeded, turns_of
from tests.games.mothers import Walk, begun, walking

OUT = "0*+0+0"
NO_CHASE = "soon=none danger=none"


def says(told: Told) -> str:
    """The message and its arguments: `hyena-lost score=2 why=village count=1`."""
    return " ".join([told.message, *(f"{name}={value}" for name, value in told.args)])


def hunting(h: str, tabas: int = 0, *others: str) -> Walk:
    """Player 1's hyena is at `h`."""
    return walking(f"b0+{tabas}+0", *(others or ("5+0+0",)), h=f"1:{h}")


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        (begun(), "taba", "hyena-taba tabas=1 then=free points=0 to=0 place=0"),
        (walking("5+0+0", OUT), "taba", "hyena-taba tabas=1 then=none points=0 to=5 place=0"),
        (walking("30+0+0", OUT), "taba", "hyena-taba tabas=0 then=well points=0 to=31 place=0"),
        (walking("31+3+0", OUT), "taba", "hyena-taba tabas=0 then=wash points=0 to=31 place=0"),
        (walking("31+3+5", OUT), "taba", "hyena-taba tabas=0 then=wash points=5 to=26 place=0"),
        (walking("31+3+40", OUT), "taba", "hyena-taba tabas=0 then=wash points=40 to=0 place=1"),
        (hunting("0*", 1), "taba", "hyena-taba tabas=0 then=leaves points=0 to=0 place=0"),
        (hunting("0*"), "taba", "hyena-taba tabas=1 then=none points=0 to=0 place=0"),
        (hunting("31", 9), "taba", "hyena-taba tabas=0 then=drink points=0 to=0 place=0"),
    ],
)
def test_a_taba_says_what_it_pays(game: Walk, text: str, said: str) -> None:
    assert says(game.told(text)) == said


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        (walking("5+1+0", OUT), "3", "from=5 to=8 way=out then=none place=0 hyena=none tabas=1"),
        (
            walking("28+0+0", OUT),
            "3",
            "from=28 to=well way=out then=well place=0 hyena=none tabas=0",
        ),
        (
            walking("28+5+0", OUT),
            "3",
            "from=28 to=well way=out then=wash place=0 hyena=none tabas=1",
        ),
        (walking("24+1+0", OUT), "6", "from=24 to=30 way=out then=paid place=0 hyena=none tabas=0"),
        (
            walking("24+6+0", OUT),
            "6",
            "from=24 to=30 way=out then=paid-wash place=0 hyena=none tabas=1",
        ),
        (
            walking("b31+0+0", OUT),
            "2",
            "from=well to=29 way=back then=none place=0 hyena=none tabas=0",
        ),
        (walking("b3+1+0", OUT), "6", "from=3 to=0 way=back then=none place=1 hyena=waits tabas=1"),
        (
            walking("b3+3+0", OUT),
            "3",
            "from=3 to=0 way=back then=none place=1 hyena=leaves tabas=1",
        ),
        (
            walking("b3+1+0", "b0+0+0", OUT, h="2:5"),
            "3",
            "from=3 to=0 way=back then=none place=2 hyena=none tabas=1",
        ),
        (
            walking("b3+1+0", "b0+0+0", h="2:5"),
            "3",
            "from=3 to=0 way=back then=none place=safe hyena=none tabas=1",
        ),
    ],
)
def test_a_move_says_where_from_where_to_and_what_followed(
    game: Walk, text: str, said: str
) -> None:
    assert says(game.told(text)).rpartition(" race=")[0] == f"hyena-move score={text} {said}"


def test_points_kept_at_the_well_are_told_with_all_of_them() -> None:
    assert says(walking("31+0+5", OUT).told("6")) == "hyena-points score=6 points=11"


@pytest.mark.parametrize(
    ("game", "text", "why"),
    [
        (begun(), "2", "village count=1 tabas=0"),
        (walking("28+1+0", OUT), "6", "beyond count=3 tabas=1"),
        (hunting("0*", 1), "6", "leaving count=2 tabas=1"),
        (hunting("31", 3), "2", "thirst count=10 tabas=3"),
    ],
)
def test_a_lost_throw_says_why(game: Walk, text: str, why: str) -> None:
    assert says(game.told(text)) == f"hyena-lost score={text} why={why}"


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        (hunting("0", 2), "6", "from=0 to=12 way=out then=none eaten=none count=0 tabas=2"),
        (hunting("28"), "3", "from=28 to=well way=out then=well eaten=none count=0 tabas=0"),
        (hunting("28", 11), "3", "from=28 to=well way=out then=drink eaten=none count=0 tabas=1"),
        (hunting("b20"), "2", "from=20 to=16 way=back then=none eaten=none count=0 tabas=0"),
        (
            hunting("b12", 0, "10+0+0", "b11+0+0", "20+0+0"),
            "3",
            "from=12 to=6 way=back then=none eaten=3 2 count=2 tabas=0",
        ),
        (
            hunting("b7", 1, "3+0+0", OUT),
            "6",
            "from=7 to=0 way=back then=home eaten=2 count=1 tabas=1",
        ),
    ],
)
def test_the_hyenas_run_says_where_to_and_whom_it_eats(game: Walk, text: str, said: str) -> None:
    assert says(game.told(text)) == f"hyena-run score={text} {said}"


def test_paying_and_keeping_say_the_days_and_the_account() -> None:
    game = walking("28+4+0", OUT, due="1 pay")
    assert says(game.told("pay")) == "hyena-pay days=3 then=well tabas=1"
    assert says(game.told("keep")) == "hyena-keep days=3 tabas=4"
    rich = walking("28+8+0", OUT, due="1 pay")
    assert says(rich.told("pay")) == "hyena-pay days=3 then=wash tabas=1"


@pytest.mark.parametrize(
    ("field", "said"),
    [
        (OUT, "where=waits day=0 tabas=0 need=1 points=0 place=0"),
        ("0+2+0", "where=village day=0 tabas=2 need=0 points=0 place=0"),
        ("7+2+0", "where=out day=7 tabas=2 need=0 points=0 place=0"),
        ("31+3+8", "where=well day=31 tabas=3 need=4 points=8 place=0"),
        ("b31+1+0", "where=paid day=31 tabas=1 need=0 points=0 place=0"),
        ("b4+1+0", "where=back day=4 tabas=1 need=0 points=0 place=0"),
        ("b0#2+1+0", "where=home day=0 tabas=1 need=0 points=0 place=2"),
        ("x+1+0", "where=eaten day=0 tabas=1 need=0 points=0 place=3"),
    ],
)
def test_a_mother_is_described_by_where_she_is(field: str, said: str) -> None:
    game = walking(field, "3+0+0", "b0+0+0", h="3:b9", due="3 throw")
    assert says(game.rules.describe(game.state)[0]) == f"hyena-mother side=player1 {said}"


@pytest.mark.parametrize(
    ("h", "said", "need"),
    [
        ("0*", "where=waits day=0", 2),
        ("0", "where=village day=0", 0),
        ("12", "where=out day=12", 0),
        ("31", "where=well day=31", 10),
        ("b31", "where=paid day=31", 0),
        ("b9", "where=back day=9", 0),
    ],
)
def test_the_hyenas_player_is_described_by_where_it_is(h: str, said: str, need: int) -> None:
    game = walking("3+0+0", "b0+1+0", h=f"2:{h}")
    told = game.rules.describe(game.state)
    assert says(told[1]) == f"hyena-hunter side=player2 {said} tabas=1 need={need} place=1"


def test_at_the_end_every_place_is_described() -> None:
    game = hunting("b3", 0, "5+0+0", OUT).throws("2")
    places = [dict(told.args)["place"] for told in game.rules.describe(game.state)]
    assert places == [1, 2, 3]
    assert [dict(told.args)["where"] for told in game.rules.describe(game.state)] == [
        "home",
        "late",
        "late",
    ]


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (begun(), ["hyena-first-taba side=player1"]),
        (walking("5+1+0", OUT), ["hyena-way days=26 tabas=1 need=4 enough=0 race=ahead gap=5"]),
        (
            walking("0+1+0", OUT),
            ["hyena-way days=31 tabas=1 need=4 enough=0 race=level gap=0"],
        ),
        (walking("25+1+0", OUT), ["hyena-way days=6 tabas=1 need=4 enough=0 race=ahead gap=25"]),
        (walking("26+1+0", OUT), ["hyena-near days=5 tabas=1 enough=0"]),
        (walking("30+0+0", OUT), ["hyena-near days=1 tabas=0 enough=0"]),
        (walking("27+7+0", OUT), ["hyena-near days=4 tabas=7 enough=1"]),
        (walking("27+4+0", OUT), ["hyena-near days=4 tabas=4 enough=1"]),
        (walking("28+3+0", OUT, due="1 pay"), []),
        (walking("31+1+8", OUT), ["hyena-washing tabas=1 need=4 points=8"]),
        (walking("b31+1+0", "b28+0+0"), ["hyena-back days=31 race=behind gap=3 scores=none"]),
        (walking("b30+1+0", OUT, OUT), ["hyena-back days=30 race=none gap=0 scores=none"]),
        (hunting("0*", 1), ["hyena-leaving tabas=1 need=2"]),
        (
            hunting("0"),
            ["hyena-hunts back=0 days=31 tabas=0 need=10 enough=0 apart=0 left=0 soon=none"],
        ),
        (hunting("31", 3), ["hyena-thirst tabas=3 need=10"]),
        (
            hunting("b9"),
            ["hyena-hunts back=1 days=0 tabas=0 need=10 enough=0 apart=4 left=57 soon=100"],
        ),
        (
            hunting("b9", 0, "9+0+0", "31+0+0", OUT),
            ["hyena-hunts back=1 days=0 tabas=0 need=10 enough=0 apart=-1 left=0 soon=none"],
        ),
        (hunting("b3").throws("2"), []),
        (
            walking("10+4+0", "b12+0+0"),
            ["hyena-way days=21 tabas=4 need=4 enough=1 race=near gap=12"],
        ),
        (
            walking("10+4+0", "b13+0+0"),
            ["hyena-way days=21 tabas=4 need=4 enough=1 race=behind gap=40"],
        ),
        (walking("10+4+0", OUT), ["hyena-way days=21 tabas=4 need=4 enough=1 race=ahead gap=10"]),
        (walking("b1+1+0", OUT), ["hyena-back days=1 race=ahead gap=62 scores=2|3|6"]),
        # hyena 8, 11: the race is won, and the others play for places
        (
            walking("b0+1+0", "5+0+0", h="1:0*", due="2 throw"),
            [f"hyena-flee days=57 tabas=1 need=2 enough=0 apart=0 {NO_CHASE}"],
        ),
        (
            walking("b0+3+0", "b5+0+0", h="1:31", due="2 throw"),
            [f"hyena-flee days=5 tabas=3 need=10 enough=0 apart=0 {NO_CHASE}"],
        ),
        (
            walking("b0+12+0", "0+1+0", h="1:4", due="2 throw"),
            [f"hyena-flee days=62 tabas=12 need=10 enough=1 apart=0 {NO_CHASE}"],
        ),
        (
            walking("b0+1+0", "b5+0+0", h="1:b12", due="2 throw"),
            ["hyena-flee days=5 tabas=1 need=10 enough=1 apart=7 soon=40 danger=24"],
        ),
        (
            walking("b0+1+0", "b12+0+0", h="1:b5", due="2 throw"),
            [f"hyena-flee days=12 tabas=1 need=10 enough=1 apart=-1 {NO_CHASE}"],
        ),
        (
            walking("b0+1+0", "b0#2+0+0", "27+1+0", h="1:4", due="3 throw"),
            ["hyena-near days=4 tabas=1 enough=0"],
        ),
    ],
)
def test_what_is_pending_is_what_the_player_to_act_waits_for(game: Walk, said: list[str]) -> None:
    assert [says(told) for told in game.rules.pending(game.state)] == said


@pytest.mark.parametrize(
    ("game", "came"),
    [
        (walking("31+3+40", OUT).plays("taba"), None),  # a board says it all the time
        (hunting("b20", 0, "14+0+0", "7+0+0").throws("3", "2"), "hyena-ate eaten=2 count=1"),
        (hunting("b20", 0, "14+0+0", "10+0+0").throws("3", "2"), "hyena-ate eaten=2 3 count=2"),
        (hunting("b19").throws("2"), None),
        (walking("5+0+0", OUT).throws("3", "2"), None),
    ],
)
def test_what_came_of_a_turn_is_whom_the_hyena_ate(game: Walk, came: str | None) -> None:
    told = game.rules.came_of(game.last)
    assert (told and says(told)) == came


@pytest.mark.parametrize(
    ("game", "sum_"),
    [
        (begun().throws("3", "2"), "waits from=0 to=0 gained=0 tabas=0 points=0"),
        (begun().throws("3", "taba", "2"), "out from=0 to=2 gained=1 tabas=1 points=0"),
        (
            walking("5+1+0", OUT).throws("taba", "taba", "3", "2"),
            "out from=5 to=10 gained=2 tabas=3",
        ),
        (walking("30+0+0", OUT).throws("3", "2"), "stays from=30 to=30 gained=0 tabas=0 points=0"),
        (
            walking("31+1+8", OUT).throws("3", "2"),
            "well from=well to=31 gained=0 tabas=1 points=13",
        ),
        (walking("31+2+0", OUT).throws("taba", "taba"), "paid from=well to=31 gained=2 tabas=0"),
        (walking("31+3+0", OUT).throws("taba", "2"), "washed from=well to=29 gained=1 tabas=0"),
        (
            walking("31+2+40", "b0+0+0", OUT, h="2:0*").throws("taba", "taba"),
            "washed-home from=well to=0 gained=2",
        ),
        (walking("b9+0+0", OUT).throws("3", "2"), "back from=9 to=4 gained=0 tabas=0 points=0"),
        (walking("b5+3+0", OUT).throws("3", "2"), "first from=5 to=0 gained=0 tabas=1 points=0"),
        (walking("5+1+0", OUT).throws("taba", "taba"), "coins from=5 to=5 gained=2 tabas=3"),
        (walking("b9+1+0", OUT).throws("taba", "taba"), "coins from=9 to=9 gained=2 tabas=3"),
        (
            walking("24+8+0", OUT, due="1 pay").plays("keep", "taba", "keep", "2"),
            "out from=24 to=26 gained=1 tabas=9",
        ),
        (walking("28+3+0", OUT, due="1 pay").plays("pay", "2"), None),
        (begun().throws("3", "6"), None),  # the turn goes on
        (walking("5+0+0", OUT).throws("2"), None),  # its own words tell a single throw
    ],
)
def test_several_throws_are_summed_up_in_one_sentence(game: Walk, sum_: str | None) -> None:
    told = game.rules.sum_up(game.last)
    assert (told is not None) == (sum_ is not None)
    if told is not None:
        assert says(told).startswith(f"hyena-sum where={sum_}")


@pytest.mark.parametrize(
    ("game", "sum_"),
    [
        (hunting("0*").throws("3", "2"), "waits from=0 to=0 tabas=0 need=2 eaten=none count=0"),
        (hunting("0").throws("3", "2"), "out from=0 to=10 tabas=0 need=0 eaten=none count=0"),
        (hunting("28").throws("6", "2"), "well from=28 to=31 tabas=0 need=10 eaten=none count=0"),
        (
            hunting("b20", 0, "14+0+0", "10+0+0").throws("3", "2"),
            "back from=20 to=10 tabas=0 need=0 eaten=2 3 count=2",
        ),
        (hunting("b19").throws("2"), None),  # its own words tell a single throw
    ],
)
def test_several_throws_for_the_hyena_are_summed_up_with_whom_it_ate(
    game: Walk, sum_: str | None
) -> None:
    told = game.rules.sum_up(game.last)
    assert (told and says(told)) == (sum_ and f"hyena-chase where={sum_}")


@pytest.mark.parametrize(
    ("game", "led"),
    [
        (walking("5+0+0", OUT).throws("2"), "hyena-sum where=out from=5 to=7"),
        (begun().throws("3", "6"), "hyena-sum where=waits from=0 to=0"),
        (walking("28+3+0", OUT, due="1 pay").plays("pay"), "hyena-sum where=well from=28 to=31"),
        (
            walking("28+3+0", OUT, due="1 pay").plays("pay", "taba", "2"),
            "hyena-sum where=well from=28 to=31 gained=1 tabas=1",
        ),
        (hunting("b19").throws("2"), "hyena-chase where=back from=19 to=15"),
    ],
)
def test_where_a_turn_led_is_told_in_short_whatever_was_played(game: Walk, led: str) -> None:
    assert says(game.rules.in_short(game.last)).startswith(led)


@pytest.mark.parametrize(
    ("game", "race"),
    [
        (walking("8+0+0", "9+0+0").throws("2"), "passes"),
        (walking("8+0+0", "10+0+0").throws("2"), "none"),  # as far as the other
        (walking("9+0+0", "9+0+0").throws("2"), "leads"),
        (walking("10+0+0", "9+0+0").throws("2"), "none"),  # she was before it
        (walking("b31+0+0", "b30+0+0").throws("2"), "passes"),
        (walking("29+0+0", "31+0+0").throws("2"), "both"),
        (walking("31+0+0", "31+0+0").throws("2"), "none"),  # she was there
        (walking("b3+0+0", "b0+0+0", h="2:5", due="1 throw").throws("3"), "safe"),
        (walking("8+0+0", "b0+0+0", h="2:5", due="1 throw").throws("2"), "none"),
        (walking("8+0+0", "9+0+0", OUT).throws("2"), "leads"),  # of more than two
        (walking("8+0+0", "9+0+0", "10+0+0").throws("2"), "none"),  # as far as one of them
        (walking("10+0+0", "9+0+0", OUT).throws("2"), "none"),  # she was ahead
        (walking("8+0+0", "9+0+0", "12+0+0").throws("2"), "none"),  # she has passed one alone
        (walking("b9+0+0", OUT, "b0+0+0", h="3:0*", due="1 throw").throws("2"), "none"),  # is won
    ],
)
def test_a_turn_says_what_it_means_to_the_race(game: Walk, race: str) -> None:
    assert dict(HYENA.in_short(game.last).args)["race"] == race
    (played_,) = game.last
    told = HYENA.tell(played_.before, played_.action)
    assert dict(told.args).get("race", "none") == race, "and so do the words of a single throw"


def test_in_random_games_what_is_said_of_the_race_is_true() -> None:
    met = set()
    for seed in range(40):
        for turn in turns_of(list(random_game(HYENA, seeded(seed), 2))):
            before, last = turn[0].before, turn[-1]
            after, seat = HYENA.apply(last.before, last.action), turn[0].seat
            if before.owner != seat:
                race = str(dict(HYENA.in_short(turn).args)["race"])
                met.add(race)
                assert (race == "none") == (_turns(before, after, seat) is None)
                assert race in ("none", _turns(before, after, seat))
            for told in HYENA.pending(after):
                if dict(told.args).get("race") == "near":
                    met.add("near")
                    gap, threat = dict(told.args)["gap"], after.players[1 - after.seat]
                    assert gap == HYENA.home - threat.at <= 12
                    assert after.players[after.seat].at < HYENA.well < threat.at
    assert met == {"none", "passes", "leads", "both", "safe", "near"}


def _turns(before: State, after: State, seat: int) -> str | None:
    """The same by looking who is before whom; None if nothing turns."""
    other = max(before.players[1 - seat].at, 0)
    was, now = (max(each.players[seat].at, 0) for each in (before, after))
    if after.owner == seat:
        return None
    if after.owner == 1 - seat:
        return "safe" if after.due == "over" and now == HYENA.home else None
    if now > other:
        return {True: "passes", False: "leads"}[was < other] if was <= other else None
    return "both" if now == HYENA.well == other and was != now else None


@pytest.mark.parametrize(("hyena", "mother"), [(9, 6), (12, 5), (20, 9), (24, 1), (30, 12)])
def test_the_chances_of_the_chase_are_those_of_the_turns_played_out(
    hyena: int, mother: int
) -> None:
    """Hyena 2, 8, 9: whoever throws, throws till a 2 comes; the mother first walks herself."""
    hunts = hunting(f"b{hyena}", 0, f"b{mother}+0+0").state
    flees = walking("b0+0+0", f"b{mother}+0+0", h=f"1:b{hyena}", due="2 throw").state
    said = {told.message: dict(told.args) for s in (hunts, flees) for told in HYENA.pending(s)}
    home, caught = 0.0, 0.0
    for state, chance in _turn_over(flees, 1.0):
        home += chance if state.due == "over" else 0
        caught += 0 if state.due == "over" else chance * _eaten_in(state)
    assert said["hyena-hunts"]["soon"] == pytest.approx(100 * _eaten_in(hunts), abs=0.51)
    assert said["hyena-hunts"]["left"] == said["hyena-flee"]["days"] == mother
    assert said["hyena-flee"]["soon"] == pytest.approx(100 * home, abs=0.51)
    assert said["hyena-flee"]["danger"] == pytest.approx(100 * caught, abs=0.51)


def _eaten_in(state: State) -> float:
    """How likely the other mother is eaten in this turn."""
    return sum(
        chance for after, chance in _turn_over(state, 1.0) if after.players[1 - state.seat].at == -2
    )


def _turn_over(state: State, chance: float) -> Iterator[tuple[State, float]]:
    """The positions that end this turn, with their chances: tabas, which move nobody then, left
    out, and so unlikely ones."""
    for score, weight in ((2, 0.6), (3, 0.2), (6, 0.2)):
        after, share = played(HYENA, state, Action("throw", score)), chance * weight
        if after.due == "over" or after.seat != state.seat:
            yield after, share
        else:
            yield from _turn_over(after, share)


@pytest.mark.parametrize("days", range(1, 9))
def test_the_throws_that_bring_a_mother_home_do_and_no_others(days: int) -> None:
    before = walking(f"b{days}+1+0", OUT).state
    (told,) = HYENA.pending(before)
    assert dict(told.args)["scores"] == _doing(before)


def _doing(before: State) -> str:
    """The throws that bring her home."""
    after = {n: played(HYENA, before, Action("throw", n)).players[before.seat] for n in (2, 3, 6)}
    return "|".join(str(n) for n, now in after.items() if now.at == HYENA.home) or "none"


def test_every_message_is_told_with_the_arguments_it_is_listed_with() -> None:
    met = set()
    for seed in range(30):
        game = list(random_game(HYENA, seeded(seed), 4))
        turns = turns_of(game)
        came = [one for turn in turns if (one := HYENA.came_of(turn) or HYENA.sum_up(turn))]
        for each in game:
            state = each.before
            told = [HYENA.tell(state, action) for action in legal_actions(HYENA, state)]
            orders = [say for order in HYENA.orders(state) for say in (order.give, order.recall)]
            said = (*told, *HYENA.describe(state), *HYENA.pending(state), *orders, *came)
            for one in said:
                assert tuple(name for name, _ in one.args) == MESSAGES[one.message]
                met.add(one.message)
    assert met == set(MESSAGES)
