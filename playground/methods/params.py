"""The parameters of a call, whichever way they came (query, JSON, urlencoded, multipart)."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from playground.entities import Entity
from playground.errors import bad_request
from playground.files import Upload


@dataclass(frozen=True, slots=True)
class Params:
    """Values by name, read leniently as Telegram reads them, and the files by part name."""

    values: Mapping[str, Any]
    files: Mapping[str, Upload] = field(default_factory=dict)

    def names(self) -> frozenset[str]:
        """All parameter names given, files that are attached to others left out."""
        attached = {name for name in self.files if f"attach://{name}" in str(dict(self.values))}
        return frozenset(self.values) | (frozenset(self.files) - attached)

    def text(self, name: str) -> str:
        """A text; empty when absent."""
        value = self.values.get(name)
        if value is None:
            return ""
        if isinstance(value, str):
            return value
        if isinstance(value, bool):
            return "true" if value else "false"
        return str(value) if isinstance(value, int | float) else json.dumps(value)

    def integer(self, name: str, otherwise: int = 0) -> int:
        """A whole number; ``otherwise`` when absent or not a number."""
        value = self.text(name).strip()
        return int(value) if re.fullmatch(r"-?\d{1,19}", value) else otherwise

    def boolean(self, name: str) -> bool:
        """Whether a flag is set."""
        return self.text(name).strip().lower() in {"true", "1", "yes", "t", "y"}

    def json(self, name: str, refusal: str) -> Any:
        """A JSON value; None when absent or empty. Raises 400 ``refusal`` for what is no JSON."""
        value = self.values.get(name)
        if not isinstance(value, str):
            return value
        if not value.strip():
            return None
        try:
            return json.loads(value)
        except ValueError as error:
            raise bad_request(refusal) from error

    def entities(self, name: str) -> list[Entity]:
        """Entities given in place of a parse mode."""
        found = self.json(name, "can't parse entities: can't parse MessageEntity JSON object")
        if found is None:
            return []
        if not isinstance(found, list):
            raise bad_request("can't parse entities: expected an Array of MessageEntity")
        return [dict(entity) for entity in found]

    def logged(self) -> dict[str, Any]:
        """The values for the call log, JSON texts opened."""
        shown: dict[str, Any] = {}
        for name, value in self.values.items():
            shown[name] = value
            if isinstance(value, str) and value[:1] in {"{", "["}:
                try:
                    shown[name] = json.loads(value)
                except ValueError:
                    continue
        return shown
