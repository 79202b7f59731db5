"""The refusals of the Bot API, in Telegram's own words."""

from collections.abc import Mapping
from typing import Any


class ApiError(Exception):
    """A call refused: HTTP status and ``error_code``, ``description``, ``parameters``."""

    def __init__(
        self, code: int, description: str, parameters: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = dict(parameters or {})

    def payload(self) -> dict[str, Any]:
        """The JSON body of the answer."""
        body: dict[str, Any] = {
            "ok": False,
            "error_code": self.code,
            "description": self.description,
        }
        if self.parameters:
            body["parameters"] = self.parameters
        return body


def bad_request(what: str) -> ApiError:
    """400 with Telegram's prefix."""
    return ApiError(400, f"Bad Request: {what}")


def forbidden(what: str) -> ApiError:
    """403 with Telegram's prefix."""
    return ApiError(403, f"Forbidden: {what}")


def too_many_requests(seconds: int) -> ApiError:
    """429 asking to wait ``seconds``."""
    return ApiError(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})


def migrated(new_chat_id: int) -> ApiError:
    """400 for a group that has become the supergroup ``new_chat_id``."""
    return ApiError(
        400,
        "Bad Request: group chat was upgraded to a supergroup chat",
        {"migrate_to_chat_id": new_chat_id},
    )


class PlayError(Exception):
    """A person of the playground asked for what a person cannot do (control API, 400)."""


class ClientError(AssertionError):
    """The playground refused an action, or what was waited for did not come."""
