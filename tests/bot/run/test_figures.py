"""Figures: what is counted, what is looked up, and what a look that fails does."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from prometheus_client.parser import text_string_to_metric_families
from telegram import Update

from bot.run.figures import KEPT, Figures
from bot.telegram.copied import Copied
from bot.telegram.metered import DONE, OUTCOMES, Metered
from bot.telegram.wire import Later, TopicClosed, WireError
from bot.telegram.wrapped import Wrapped
from storage.store import StorageError


class Hands:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def told(page: bytes, name: str, **labels: str) -> float:
    for family in text_string_to_metric_families(page.decode()):
        for sample in family.samples:
            if sample.name == name and sample.labels == labels:
                return float(sample.value)
    raise AssertionError(f"{name} {labels} is not told")


def press(number: int) -> Update:
    person = {"id": 501, "is_bot": False, "first_name": "Anna"}
    message = {"message_id": number, "date": 0, "chat": {"id": 501, "type": "private"}}
    query = {"id": f"q{number}", "from": person, "chat_instance": "1", "message": message}
    found = Update.de_json({"update_id": number, "callback_query": query})
    assert found is not None
    return found


async def test_each_stage_of_a_press_is_measured_from_its_coming() -> None:
    hands = Hands()
    figures = Figures("1", hands)
    figures.came(press(7))
    for seconds, stage in ((1, "durable"), (2, "answered"), (3, "shown")):
        hands.now = 100.0 + seconds
        {
            "durable": lambda: figures.settled(7),
            "answered": lambda: figures.answered("q7"),
            "shown": lambda: figures.shown(501, 7),
        }[stage]()
    page = await figures.page()
    for seconds, stage in ((1, "durable"), (2, "answered"), (3, "shown")):
        assert told(page, "djehuty_press_seconds_sum", until=stage) == seconds
        assert told(page, "djehuty_press_seconds_count", until=stage) == 1


async def test_what_nobody_pressed_is_no_press() -> None:
    figures = Figures("1", Hands())
    figures.shown(501, 7)
    figures.settled(7)
    figures.answered("q7")
    page = await figures.page()
    assert told(page, "djehuty_press_seconds_count", until="shown") == 0


async def test_presses_that_are_never_shown_do_not_fill_the_memory() -> None:
    figures = Figures("1", Hands())
    for number in range(KEPT + 5):
        figures.came(press(number))
    assert len(figures._pressed) == KEPT
    figures.shown(501, 0)
    figures.shown(501, KEPT)
    page = await figures.page()
    assert told(page, "djehuty_press_seconds_count", until="shown") == 1, "the oldest is forgotten"


async def test_it_is_not_ready_before_it_serves() -> None:
    figures = Figures("1", Hands())
    assert (await figures.wanting()).startswith("it is starting")


class Broken:
    """A part that fails whatever it is asked."""

    def __getattr__(self, name: str) -> Any:
        raise StorageError(name)


async def test_a_look_that_fails_is_a_figure_and_stops_nothing() -> None:
    broken: Any = Broken()
    figures = Figures("1", Hands())
    figures.watch(broken, broken, broken, None)
    figures.called("edit_picture", DONE, 0.1)
    page = await figures.page()
    assert told(page, "djehuty_look_failures_total", what="database") == 1
    assert told(page, "djehuty_look_failures_total", what="memory") == 1
    assert told(page, "djehuty_calls_total", method="edit_picture", outcome=DONE) == 1
    assert await figures.wanting() == "the database does not answer"


async def test_how_far_the_copy_is_behind_is_told() -> None:
    hands, broken = Hands(), Broken()

    async def never() -> None:
        await asyncio.Event().wait()

    copied, other = Copied(never, seconds=hands), cast("Any", broken)
    figures = Figures("1", hands)
    figures.watch(other, other, other, None, copied)
    copied.add(7, lambda _: None)
    copied.add(8, lambda _: None)
    hands.now += 4
    page = await figures.page()
    assert told(page, "djehuty_copy_waiting_updates") == 2
    assert told(page, "djehuty_copy_behind_seconds") == 4
    await copied.close()


def test_every_way_in_which_a_call_can_end_has_a_name() -> None:
    assert set(OUTCOMES) >= set(WireError.__subclasses__())
    assert len(set(OUTCOMES.values())) == len(OUTCOMES)


class Ending:
    """A wire whose calls end so."""

    def __init__(self, error: BaseException | None) -> None:
        self._error = error

    async def strip(self, address: int, message: int) -> None:
        if self._error is not None:
            raise self._error


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (None, DONE),
        (Later(3), "429"),
        (TopicClosed(), "topic_gone"),
        (WireError(), "refused"),
        (KeyboardInterrupt(), "cut_short"),
    ],
)
async def test_a_call_is_told_by_how_it_ended(error: BaseException | None, outcome: str) -> None:
    figures = Figures("1", Hands())
    wire: Wrapped = Metered(Ending(error), figures, Hands())  # type: ignore[arg-type] # one call of it
    if error is None:
        await wire.strip(1, 2)
    else:
        with pytest.raises(type(error)):
            await wire.strip(1, 2)
    page = await figures.page()
    assert told(page, "djehuty_calls_total", method="strip", outcome=outcome) == 1
