"""What the commands share: how they are shown, what they take, and defaults kept elsewhere."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import click

COUNT: Final = click.IntRange(min=1)
FILE: Final = click.Path(path_type=Path)
SECONDS: Final = click.FloatRange(min=0)

SWITCHES: Final = "as in records: size=7,leaps=all"


class Kept:
    """A default that a module of ours keeps, `arena.command:SEED`: imported when it is asked for,
    or shown."""

    def __init__(self, place: str) -> None:
        self._place = place

    def __call__(self) -> Any:
        """The value."""
        module, _, name = self._place.partition(":")
        return getattr(importlib.import_module(module), name)

    def __str__(self) -> str:
        return str(self())


class Command(click.Command):
    """A command whose help ends with `notes`, asked for when they are shown, and with examples."""

    def __init__(
        self,
        *args: Any,
        notes: Callable[[], str] | None = None,
        examples: Sequence[str] = (),
        **settings: Any,
    ) -> None:
        super().__init__(*args, **settings)
        self._notes, self._examples = notes, examples

    def format_epilog(self, _: click.Context, formatter: click.HelpFormatter) -> None:
        """Notes first, then examples."""
        if self._notes is not None:
            formatter.write_paragraph()
            formatter.write_text(self._notes())
        block(formatter, "Examples", self._examples)


class Family(click.Group):
    """Commands in groups, and what the whole of them ends with."""

    command_class = Command

    def __init__(
        self,
        *args: Any,
        groups: Sequence[tuple[str, Sequence[click.Command]]] = (),
        examples: Sequence[str] = (),
        codes: str = "",
        **settings: Any,
    ) -> None:
        super().__init__(*args, **settings)
        self._groups, self._examples, self._codes = groups, examples, codes
        for _, commands in groups:
            for command in commands:
                self.add_command(command)

    def list_commands(self, _: click.Context) -> list[str]:
        """In the order of the groups."""
        return list(self.commands)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """A heading a group."""
        if not self._groups:
            super().format_commands(ctx, formatter)
        widest = max(map(len, self.commands))
        room = formatter.width - 6 - widest
        for heading, commands in self._groups:
            with formatter.section(heading):
                formatter.write_dl(
                    [(f"{each.name:{widest}}", each.get_short_help_str(room)) for each in commands]
                )

    def format_epilog(self, _: click.Context, formatter: click.HelpFormatter) -> None:
        """Examples, and what the exit codes mean."""
        block(formatter, "Examples", self._examples)
        if self._codes:
            with formatter.section("Exit codes"):
                formatter.write_text(self._codes)


def block(formatter: click.HelpFormatter, heading: str, lines: Iterable[str]) -> None:
    """Lines that are shown as they are."""
    lines = tuple(lines)
    if lines:
        with formatter.section(heading):
            for line in lines:
                formatter.write(f"{'':{formatter.current_indent}}{line}\n")


def jobs(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option `--jobs`."""
    return click.option(
        "--jobs",
        type=COUNT,
        default=os.cpu_count() or 1,
        show_default="as many as cores",
        help="Processes at the same time.",
    )(command)
