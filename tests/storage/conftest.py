"""Every test that takes `kit` runs against every store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.storage.kit import STORES, Kit, opened, opened_on


@pytest.fixture(params=STORES)
async def kit(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Kit]:
    if request.param == "sqlite":
        async with opened(tmp_path) as made:
            yield made
    else:
        async with opened_on(request.getfixturevalue("postgres")) as made:
            yield made
