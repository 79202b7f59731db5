"""Pictures at addresses, fetched as Telegram fetches them."""

from urllib.parse import urlsplit

import aiohttp

from playground.errors import bad_request

MAX_BYTES = 5 * 1024 * 1024
SECONDS = 10.0


async def fetched(url: str) -> tuple[bytes, str]:
    """What stands at an address, and what it says to be. Raises ``ApiError`` 400 where there is
    nothing, or more than Telegram takes."""
    if urlsplit(url).scheme not in {"http", "https"}:
        raise bad_request("wrong HTTP URL specified")
    limit = aiohttp.ClientTimeout(total=SECONDS)
    try:
        async with (
            aiohttp.ClientSession(timeout=limit, trust_env=False) as client,
            client.get(url) as answer,
        ):
            if answer.status != 200:
                raise bad_request("failed to get HTTP URL content")
            data, mime = b"", answer.content_type
            while len(data) <= MAX_BYTES and (more := await answer.content.read(MAX_BYTES)):
                data += more
    except (TimeoutError, aiohttp.ClientError) as error:
        raise bad_request("failed to get HTTP URL content") from error
    if len(data) > MAX_BYTES:
        raise bad_request("failed to get HTTP URL content")
    return data, mime
