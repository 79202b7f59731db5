"""A real browser for tests of pages: an installed Chromium, never one downloaded.

Tests that use it carry ``@pytest.mark.browser``. Where there is none they are skipped with one
line that says so; with ``REQUIRE_BROWSER=1`` that is a failure.
"""

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: For a browser that may run as root, without a screen or a network of its own.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE = (360, 640)
DESK = (1280, 800)
PATIENCE_S = 120.0
"""Only turns a hang into an error."""


def find_chromium(
    environ: Mapping[str, str], which: Callable[[str], str | None] = shutil.which
) -> str | None:
    """The browser to use: ``CHROMIUM``, or the first of the usual names on the path."""
    if given := environ.get("CHROMIUM"):
        return given if Path(given).exists() else None
    return next((found for name in NAMES if (found := which(name))), None)


def chromium_or_skip(environ: Mapping[str, str]) -> str:
    """The browser to use. Skips the test where there is none, or fails if one is required."""
    if found := find_chromium(environ):
        return found
    lack = "no Chromium found: set CHROMIUM or install one to test the page"
    if environ.get("REQUIRE_BROWSER") == "1":
        pytest.fail(lack)
    pytest.skip(lack)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A headless Chromium. Each page has a context of its own, and knows nothing of the others."""
    path = chromium_or_skip(os.environ)
    expect.set_options(timeout=PATIENCE_S * 1000)
    async with async_playwright() as playwright:
        found = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield found
        await found.close()


_KEEP_TOASTS = """() => {
  window.toasts = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.classList?.contains("toast")) window.toasts.push(node.textContent);
  }).observe(document.body, {childList: true, subtree: true});
}"""
_TOAST = """(number) => new Promise((told) => {
  const look = () => (number in window.toasts ? told(window.toasts[number]) : setTimeout(look, 50));
  look();
})"""


async def toast(page: Page, number: int = 0) -> str:
    """What the toast of that number said, the first as 0: it is gone after four seconds, whether
    anybody has looked or not, so what it said is kept from the beginning."""
    said: str = await page.evaluate(_TOAST, number)
    return said


OpenPage = Callable[..., Awaitable[Page]]


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(browser: Browser) -> AsyncIterator[OpenPage]:
    """Opens the playground's page: ``await open_page(url, size=PHONE)``.

    The test fails if the page reported an error of its own.
    """
    errors: list[str] = []
    async with AsyncExitStack() as stack:

        async def open_one(url: str, size: tuple[int, int] = PHONE, scheme: str = "light") -> Page:
            context = await browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                color_scheme="dark" if scheme == "dark" else "light",
                locale="en-GB",
            )
            stack.push_async_callback(context.close)
            context.set_default_timeout(PATIENCE_S * 1000)
            page = await context.new_page()
            page.on("pageerror", lambda error: errors.append(str(error)))
            await page.goto(url)
            await page.wait_for_selector("body[data-ready]")
            await page.evaluate(_KEEP_TOASTS)
            return page

        yield open_one
    assert not errors, f"the page reported: {errors}"
