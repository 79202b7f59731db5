"""Every test that takes `kit` runs against every store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.storage.kit import STORES, Kit, opened


@pytest.fixture(params=STORES)
async def kit(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Kit]:
    async with opened(tmp_path, request.param) as made:
        yield made
