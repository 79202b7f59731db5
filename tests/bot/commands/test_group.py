"""`djehuty` as a whole: its help, its words, what it imports, and how it ends."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from bot.__main__ import main
from bot.commands.group import CODES, djehuty
from bot.run import exits
from bot.run.exits import BAD_SETTINGS, FAILED, INTERRUPTED, LEFT_OUT
from tests.bot.e2e.process import ROOT, environment
from tests.releasing import written_version

OURS = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"bot", "tests"}
SLOW = OURS | {"aiohttp", "asyncio", "fluent", "numpy", "PIL", "pydantic", "sqlite3", "telegram"}
WORKSHOP = ("arena", "habits", "calibrate", "train", "duel", "solve")

IMPORTED = """
import json, sys
from bot.__main__ import main
try:
    main(sys.argv[1:])
finally:
    print(json.dumps(sorted(sys.modules)))
"""

WITHOUT = """
import sys
class LeftOut:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1].split(","):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, LeftOut())
from bot.__main__ import main
sys.exit(main(sys.argv[2:]))
"""


def commands(group: click.Group = djehuty) -> Iterator[tuple[str, click.Command]]:
    """Every command with its name, those of groups too."""
    for name, command in group.commands.items():
        yield name, command
        if isinstance(command, click.Group):
            for inner, each in commands(command):
                yield f"{name} {inner}", each


def ran(code: str, *words: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """A piece of Python as a process of its own."""
    return subprocess.run(  # noqa: S603 - our own child
        [sys.executable, "-c", code, *words],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )


def imported(*words: str) -> set[str]:
    """The packages that a command imports, and its own modules."""
    modules = json.loads(ran(IMPORTED, *words).stdout.splitlines()[-1])
    return {name.partition(".")[0] for name in modules}


@pytest.mark.parametrize(
    "words", [["--help"], ["--version"], ["backup", "--help"], ["serve", "--help"], ["srve"]]
)
def test_who_only_asks_waits_for_nothing_but_click(words: list[str]) -> None:
    assert imported(*words) & SLOW == set()


def test_a_command_imports_what_it_needs_and_nothing_of_the_workshop(tmp_path: Path) -> None:
    missing = str(tmp_path / "none.txt")
    assert "games" in imported("verify", missing)
    assert imported("verify", missing) & {"arena", "telegram", "PIL", "training"} == set()
    assert imported("letters") & {"arena", "cards", "games", "telegram", "training"} == set()


def test_the_help_has_every_command_under_a_heading_and_tells_how_it_ends(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    for name, command in djehuty.commands.items():
        assert f"\n  {name} " in said
        assert command.get_short_help_str(80) in said
    headings = [line for line in said.splitlines() if line.endswith(":") and line[0] != " "]
    assert headings[1:5] == [
        "Running the bot:",
        "The saved games:",
        "Throws that nobody can doubt:",
        "The workshop, for those who make rules and players:",
    ]
    assert "djehuty serve " in said, "examples"
    assert "8 not healthy" in " ".join(said.split()), "exit codes"


def test_every_exit_code_is_told_in_the_help_and_to_those_who_run_it() -> None:
    codes = {value for name, value in vars(exits).items() if name.isupper()}
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    page = page.partition("## Exit codes\n")[2].partition("\n\nAfter")[0]
    for told, needed in ((page, {0, *codes}), (CODES, {0, *codes} - {INTERRUPTED})):
        found = [int(code) for code in re.findall(r"(?:^|· |·\n)(\d+) ", told.strip())]
        assert found == sorted(needed)


@pytest.mark.parametrize(("name", "command"), list(commands()))
def test_every_command_says_what_it_does_and_what_it_takes(
    name: str, command: click.Command, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*name.split(), "--help"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"Usage: djehuty {name} ")
    assert command.help
    assert " " in name or f"\nExamples:\n  djehuty {name}" in said or "djehuty serve" in said
    for argument in command.params:
        if isinstance(argument, click.Argument) and argument.required:
            told = command.help.replace("\n", " ")
            assert (argument.metavar or argument.name or "").upper().rstrip(".") in told


@pytest.mark.parametrize(
    ("words", "meant"),
    [(["srve"], "'serve'"), (["bakcup", "x"], "'backup'"), (["serve", "--wiat", "3"], "'--wait'")],
)
def test_a_misspelt_word_is_told_with_what_was_meant(
    words: list[str], meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == BAD_SETTINGS
    assert meant in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["backup"],
        ["verify"],
        ["verify", "one.txt", "two.txt"],
        ["sealed", "2026-11-22"],
        ["serve", "--wait", "long"],
        ["serve", "--wait", "-1"],
        ["letters", "show", "0"],
        ["play", "--port", "70000"],
        ["train", "--together", "--rules", "bell"],
    ],
)
def test_wrong_words_end_with_the_code_of_wrong_settings(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == BAD_SETTINGS
    assert "Usage: djehuty" in capsys.readouterr().err


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"djehuty {written_version()}\n"


@pytest.mark.parametrize(("shell", "at"), [("bash", "1"), ("zsh", "1"), ("fish", "he")])
def test_shells_complete_it(shell: str, at: str, tmp_path: Path) -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "bot"],
        env=environment(
            _DJEHUTY_COMPLETE=f"{shell}_complete", COMP_WORDS="djehuty he", COMP_CWORD=at
        ),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "health" in asked.stdout


@pytest.mark.parametrize("command", WORKSHOP)
def test_what_an_image_leaves_out_is_told_with_what_to_do(command: str) -> None:
    given = ["djehuty"] if command == "duel" else []
    said = ran(WITHOUT, "arena,training,solving,playground,numpy", command, *given)
    assert said.returncode == LEFT_OUT
    assert said.stdout == ""
    assert said.stderr.count("\n") == 1
    assert f"djehuty {command} belongs to the workshop" in said.stderr
    assert "a copy of the repository" in said.stderr
    assert ("copy the table" in said.stderr) == (command == "solve")


@pytest.mark.parametrize("command", ["train", "duel", "solve"])
def test_where_numpy_is_missing_it_is_told_how_it_comes(command: str) -> None:
    given = ["djehuty", "pips"] if command == "duel" else []
    said = ran(WITHOUT, "numpy", command, *given)
    assert said.returncode == LEFT_OUT
    assert said.stderr == (
        f"djehuty: djehuty {command} needs numpy, which is not here: scripts/set-up dev installs"
        " it\n"
    )


def test_a_playground_that_is_left_out_is_told_with_what_to_do(tmp_path: Path) -> None:
    said = ran(WITHOUT, "playground", "play", "--folder", str(tmp_path / "play"))
    assert said.returncode == LEFT_OUT
    assert "make play" in said.stderr
    assert not (tmp_path / "play").exists()


def test_where_only_serving_is_set_up_play_tells_what_it_wants(tmp_path: Path) -> None:
    said = ran(WITHOUT, "starlette", "play", "--folder", str(tmp_path / "play"))
    assert said.returncode == LEFT_OUT
    assert "scripts/set-up play" in said.stderr
    assert not (tmp_path / "play").exists()


def test_what_a_server_needs_is_there_without_the_workshop() -> None:
    said = ran(WITHOUT, "arena,training,solving,playground,numpy", "serve")
    assert said.returncode == BAD_SETTINGS
    assert "BOT_TOKEN: is not set" in said.stderr


@pytest.mark.skipif(shutil.which("unshare") is None, reason="nothing to mount with")
@pytest.mark.parametrize(
    ("words", "place"),
    [
        (["cards", "bell", "--games", "1", "--jobs", "1", "--write"], "cards"),
        (["calibrate", "--games", "1", "--rounds", "1", "--write"], "opponents/ladders"),
        (["train", "--rules", "bell", "--games", "1"], "opponents/weights"),
    ],
)
def test_what_cannot_be_kept_is_told_before_it_is_measured(words: list[str], place: str) -> None:
    script = (
        f'mount --bind "{ROOT}" "{ROOT}" && mount -o remount,bind,ro "{ROOT}" || exit 77; exec "$@"'
    )
    command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh"]
    said = subprocess.run(  # noqa: S603 - our own child
        [*command, sys.executable, "-m", "bot", *words],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    if said.returncode == 77 or said.stderr.startswith("unshare:"):
        pytest.skip(f"nothing can be mounted here: {said.stderr}")
    assert said.returncode == FAILED
    assert said.stderr.startswith("djehuty: cannot write ")
    assert str(ROOT / place) in said.stderr
    assert said.stdout == ""


def test_a_file_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "no" / "where.png"
    assert main(["draw", "thibault", str(file)]) == FAILED
    assert capsys.readouterr().err == (
        f"djehuty: cannot read or write {file}: No such file or directory\n"
    )
