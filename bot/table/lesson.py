"""The saved form of what a table's boards explain by themselves."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lesson:
    """What the action of number `action` shows; `message` is the id of its text. It ends with the
    first action of a person's from `ply` on: those before it were not pressed."""

    action: int
    ply: int
    message: str

    def text(self) -> str:
        """The saved form."""
        return f"{self.action}:{self.ply}:{self.message}"

    @classmethod
    def read(cls, text: str | None) -> Lesson | None:
        """The lesson behind its saved form; None for nothing."""
        if text is None:
            return None
        action, ply, message = text.split(":", 2)
        return cls(int(action), int(ply), message)
