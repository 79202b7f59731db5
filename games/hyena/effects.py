"""What comes of a throw or a choice: all of it follows at once (hyena 3-11)."""

from __future__ import annotations

from games.core import Over
from games.hyena.ruleset import HyenaFields
from games.hyena.state import (
    ENDS,
    KEEP,
    LAST_DAY,
    LEAVING,
    NOBODY,
    NOWHERE,
    PAY,
    RUNS,
    WAITING,
    WASHING,
    WATER,
    Action,
    Player,
    State,
    day_of,
)


def played(rules: HyenaFields, state: State, action: Action) -> State:
    """The position after an action that is offered in `state`."""
    if action == PAY:
        return paid(rules, state)
    if action == KEEP:
        return kept(state)
    return thrown(rules, state, action.score)


def thrown(rules: HyenaFields, state: State, score: int) -> State:
    """The position after a throw; `score` is 0 for a taba."""
    players, owner, hyena, seat, _ = state
    if seat == owner:
        return _hunted(rules, state, score)
    at, tabas, kept, _ = players[seat]
    well = rules.well
    if not score:
        tabas += 1
        if at == WAITING:  # hyena 3: she may leave, and starts to move with the next throw
            at = 0
    elif at == WAITING:
        pass  # hyena 3: lost
    elif at == well:
        kept += score
    elif at > well or at + score <= well:  # hyena 5: else it cannot be used
        at += score
    return _settled(rules, State(players, owner, hyena, seat), Player(at, tabas, kept), score)


def paid(rules: HyenaFields, state: State) -> State:
    """Hyena 5: the missing days are paid, a taba each, and she is at the well at once."""
    at, tabas, kept, _ = state.players[state.seat]
    player = Player(rules.well, tabas - (rules.well - at), kept)
    return _settled(rules, state, player, _score(state))


def kept(state: State) -> State:
    """Hyena 5: nothing is paid now."""
    players, owner, hyena, seat, due = state
    if due == "pay:2":
        seat = _next(players, owner, seat)
    return State(players, owner, hyena, seat)


def result(rules: HyenaFields, state: State) -> Over:
    """How a game that is over ended (hyena 11)."""
    reason = "hyena home" if state.hyena == rules.home else "all home or eaten"
    seats = len(state.players)
    return Over((state.owner,), reason, tuple(seats - place for place in places(rules, state)))


def places(rules: HyenaFields, state: State) -> tuple[int, ...]:
    """The place of each seat from 1, as far as it is settled; 0 where it is not (hyena 11).

    Those at home stand in the order of arrival, the hyena's player first; of the eaten the last one
    eaten stands highest. When the game is over, who is left stands between them, by seat.
    """
    players = state.players
    found = [
        player.order if player.at == rules.home else len(players) + 1 - player.order
        for player in players
    ]
    place = sum(player.at == rules.home for player in players)
    for seat, player in enumerate(players):
        if not player.order:
            place += 1
            found[seat] = place if state.due == "over" else 0
    return tuple(found)


def ranked(rules: HyenaFields, state: State) -> tuple[int, ...]:
    """The seats by their places, when all are settled."""
    found = places(rules, state)
    return tuple(sorted(range(len(found)), key=found.__getitem__))


def eaten_by(rules: HyenaFields, state: State, action: Action) -> tuple[int, ...]:
    """The seats whose mothers an action played in `state` eats, in that order (hyena 9)."""
    if state.seat != state.owner or state.hyena <= rules.well or not action.score:
        return ()
    return tuple(reached(rules, state, played(rules, state, action).hyena))


def reached(rules: HyenaFields, state: State, end: int) -> list[int]:
    """The seats whose mothers the hyena eats on its way back to `end`, in that order (hyena 9).

    Whom its move reaches or passes, whichever way she walks; not one in the hole that it leaves,
    nor at the well, nor in the village. The one met first is first, then by seat.
    """
    well = rules.well
    start, stop = day_of(state.hyena, well), max(day_of(end, well), 1)
    met = [
        (-day, seat)
        for seat, player in enumerate(state.players)
        if stop <= (day := day_of(player.at, well)) < start
    ]
    return [seat for _, seat in sorted(met)]


def _score(state: State) -> int:
    """The throw that a choice follows, as far as it still matters."""
    return ENDS if state.due == "pay:2" else 0


def _settled(rules: HyenaFields, state: State, player: Player, score: int) -> State:
    """What a mother pays at once, where that takes her, and who acts next (hyena 5, 6, 7, 10)."""
    at, tabas, points, _ = player
    well = rules.well
    if at == well - 1 and tabas:  # hyena 5: no throw can fit
        at, tabas = well, tabas - LAST_DAY
    if at == well and tabas >= WASHING:  # hyena 6
        at, tabas, points = well + 1 + points, tabas - WASHING, 0
    players, owner, hyena, seat, _ = state
    if at >= rules.home:
        return _arrived(rules, state, tabas, score)
    players = (*players[:seat], Player(at, tabas, points), *players[seat + 1 :])
    if 0 <= at < well <= at + tabas:
        return State(players, owner, hyena, seat, "pay:2" if score == ENDS else "pay")
    if score == ENDS:
        seat = _next(players, owner, seat)
    return State(players, owner, hyena, seat)


def _arrived(rules: HyenaFields, state: State, tabas: int, score: int) -> State:
    """A mother is home: the first one releases the hyena (hyena 8), the others are done (10)."""
    players, owner, hyena, seat, _ = state
    order = sum(player.at == rules.home for player in players) + 1
    if owner == NOBODY:
        owner, hyena = seat, WAITING
        if tabas >= LEAVING:
            hyena, tabas = 0, tabas - LEAVING
        stays = score != ENDS
    else:
        stays = False
    arrived = Player(rules.home, tabas, 0, order)
    players = (*players[:seat], arrived, *players[seat + 1 :])
    if _all_done(players, owner):
        return State(players, owner, hyena, owner, "over")
    return State(players, owner, hyena, seat if stays else _next(players, owner, seat))


def _hunted(rules: HyenaFields, state: State, score: int) -> State:
    """The hyena's player has thrown (hyena 8, 9)."""
    players, owner, hyena, seat, _ = state
    well, tabas = rules.well, players[seat].tabas
    eaten: list[int] = []
    if not score:
        tabas += 1
    elif 0 <= hyena < well:
        hyena = min(hyena + RUNS * score, well)
    elif hyena > well:
        end = min(hyena + RUNS * score, rules.home)
        eaten = reached(rules, state, end)
        hyena = end
    if hyena == WAITING and tabas >= LEAVING:
        hyena, tabas = 0, tabas - LEAVING
    elif hyena == well and tabas >= WATER:
        hyena, tabas = well + 1, tabas - WATER
    if tabas != players[seat].tabas:
        players = (*players[:seat], players[seat]._replace(tabas=tabas), *players[seat + 1 :])
    if eaten:
        players = _without(players, eaten)
    if hyena == rules.home or (eaten and _all_done(players, owner)):
        return State(players, owner, hyena, owner, "over")
    if score == ENDS:
        seat = _next(players, owner, seat)
    return State(players, owner, hyena, seat)


def _without(players: tuple[Player, ...], eaten: list[int]) -> tuple[Player, ...]:
    """The players after these were eaten, in this order (hyena 9)."""
    order = sum(player.at == NOWHERE for player in players)
    after = list(players)
    for seat in eaten:
        order += 1
        after[seat] = Player(NOWHERE, players[seat].tabas, 0, order)
    return tuple(after)


def _all_done(players: tuple[Player, ...], owner: int) -> bool:
    """Whether every mother but the hyena's player's is home or eaten (hyena 11)."""
    return all(player.order or seat == owner for seat, player in enumerate(players))


def _next(players: tuple[Player, ...], owner: int, seat: int) -> int:
    """The next one to throw: not the eaten, nor who is home without the hyena (hyena 10)."""
    seats = len(players)
    seat = (seat + 1) % seats
    while players[seat].order and seat != owner:
        seat = (seat + 1) % seats
    return seat
