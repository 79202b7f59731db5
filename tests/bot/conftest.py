from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.rows import Person
from tests.bot.kit import Hall, open_hall


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    opened = await open_hall(tmp_path)
    yield opened
    await opened.store.close()


@pytest.fixture
async def anna(hall: Hall) -> Person:
    return await hall.person(1, "Anna")


@pytest.fixture
async def boris(hall: Hall) -> Person:
    return await hall.person(2, "Boris")


@pytest.fixture
async def carla(hall: Hall) -> Person:
    return await hall.person(3, "Carla")
