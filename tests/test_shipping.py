"""The image can be built, and holds what the program needs: Dockerfile, .dockerignore,
pyproject.toml, the lock and the imports say the same."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from bot.run.settings import Settings, read_settings
from storage.url import told
from tests.image.__main__ import commands
from tests.image.engine import how_of
from tests.mentions import ROOT
from tests.shipping import Papers, faults, let_in

HERE = Papers.here()


def test_the_papers_of_the_image_say_the_same() -> None:
    assert faults(HERE) == []


def without(text: str, piece: str) -> str:
    assert piece in text, piece
    return text.replace(piece, "", 1)


def ignoring(told: str) -> Papers:
    return replace(HERE, dockerignore=told)


def projecting(piece: str, instead: str = "") -> Papers:
    assert piece in HERE.pyproject, piece
    return replace(HERE, pyproject=HERE.pyproject.replace(piece, instead, 1))


IGNORED = HERE.dockerignore
BROKEN = {
    "a folder is not let in": (ignoring(without(IGNORED, "!cards\n")), "cards/__init__.py out"),
    "it is misspelt": (ignoring(IGNORED.replace("!cards", "!card")), "cards/__init__.py out"),
    "it is shut out again": (ignoring(f"{IGNORED}\ncards\n"), "cards/__init__.py out"),
    "a part of it is shut out": (ignoring(f"{IGNORED}\n**/*.tsv\n"), "cards/cards.tsv out"),
    "more is let in": (ignoring(f"{IGNORED}\n!docs\n"), "docs/notation.md in"),
    "all is let in": (ignoring("**/__pycache__\n"), ".env in"),
    "compiled code is let in": (ignoring(without(IGNORED, "**/__pycache__")), "x.pyc in"),
    "a folder is not copied": (
        replace(
            HERE,
            dockerfile=without(HERE.dockerfile, "COPY cards cards\n"),
            dockerignore=without(IGNORED, "!cards\n"),
        ),
        "and Dockerfile does not copy cards",
    ),
    "what is copied is not there": (
        replace(
            HERE, dockerfile=HERE.dockerfile.replace("COPY cards cards", "COPY cards chess ./")
        ),
        "copies chess, which is not there",
    ),
    "a package is not packed": (projecting('"cards*", '), "packs no cards ("),
    "what lies beside code is not packed": (
        projecting('"ladders/*.tsv", '),
        "packs no opponents/ladders/",
    ),
    "an import is not declared": (projecting('"pillow>=12",'), "serving declares no pillow"),
    "what is declared is not locked": (
        replace(HERE, run_lock=without(HERE.run_lock, "pillow==")),
        "declares pillow, which is not locked",
    ),
    "what is declared is not imported": (
        projecting('"pillow>=12",', '"pillow>=12", "h11",'),
        "declares h11, which nothing imports",
    ),
    "the playground's is not declared": (
        projecting('"uvicorn>=0.45",'),
        "play declares no uvicorn",
    ),
    "the playground's is not locked": (
        replace(HERE, play_lock=without(HERE.play_lock, "uvicorn==")),
        "play declares uvicorn, which is not locked",
    ),
    "what is left out is let in": (ignoring(f"{IGNORED}\n!playground\n"), "playground/app.py in"),
    "a language is thrown away": (
        replace(HERE, dockerfile=without(HERE.dockerfile, " ! -name ar.dat")),
        "Dockerfile and LANGUAGES differ in ar",
    ),
}


@pytest.mark.parametrize(("broken", "told"), BROKEN.values(), ids=BROKEN)
def test_what_does_not_fit_is_told(broken: Papers, told: str) -> None:
    assert any(told in fault for fault in faults(broken)), faults(broken)


@pytest.mark.parametrize(
    ("patterns", "path", "within"),
    [
        ("", "arena/match.py", True),
        ("*", "arena/match.py", False),
        ("*\n!arena", "arena/match.py", True),
        ("*\n!arena/", "arena/match.py", True),
        ("*\n!/arena", "arena/match.py", True),
        ("*\n# !arena", "arena/match.py", False),
        ("*\n!aren", "arena/match.py", False),
        ("*\n!aren?", "arena/match.py", True),
        ("*\n!a*", "arena/match.py", True),
        ("*\n!arena/*.txt", "arena/match.py", False),
        ("!arena\n*", "arena/match.py", False),
        ("*\n!arena\n**/__pycache__", "arena/deep/__pycache__/x.pyc", False),
        ("*\n!arena\n*/__pycache__", "arena/deep/__pycache__/x.pyc", True),
        ("**/*.tsv", "cards.tsv", False),
        ("[ab]*", "arena/match.py", False),
    ],
)
def test_dockerignore_is_read_as_an_engine_reads_it(
    patterns: str, path: str, *, within: bool
) -> None:
    assert let_in(path, patterns) is within


PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
COMPOSED = {
    "--read-only": "read_only: true",
    "--cap-drop": "cap_drop: [ALL]",
    "--security-opt": 'security_opt: ["no-new-privileges:true"]',
    "--memory": "mem_limit: 512m",
    "--restart": "restart: unless-stopped",
    "--volume": 'volumes: ["djehuty:/data"]',
    "--name": "container_name: bot",
}
"""How compose.yaml says what the options of `docker run` say."""


def test_compose_runs_the_image_as_the_page_does() -> None:
    run = commands(PAGE)[2]
    options = {word for word in run if word.startswith("--")} - {"--detach", "--env-file"}
    assert options == set(COMPOSED)
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    lines = [line.strip() for line in compose.splitlines()]
    for option, line in COMPOSED.items():
        assert lines.count(line) == 1, option
    example = [str(ROOT / ".env.example") if word == ".env" else word for word in run[2:]]
    how, image, words = how_of(example)
    assert (how.volume, how.read_only, how.no_capabilities, how.no_new_privileges, how.memory) == (
        "djehuty", True, True, True, 512 * 2**20,
    )  # fmt: skip
    assert (image, words) == ("djehuty", [])


def test_an_option_that_nobody_plays_is_told() -> None:
    with pytest.raises(AssertionError, match="--privileged"):
        how_of(["--volume", "djehuty:/data", "--privileged", "djehuty"])


def test_the_example_of_the_settings_has_settings() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    names = re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE)
    assert "BOT_TOKEN" in names
    files = {"bot_token_file", "webhook_secret_file"}
    assert {name.lower() for name in names} == set(Settings.model_fields) | files
    assert '"' not in example


def test_every_setting_of_the_example_can_stand_as_it_does(tmp_path: Path) -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    given = re.sub(r"^#([A-Z_]+=)", r"\1", example, flags=re.MULTILINE)
    given = given.replace("BOT_TOKEN=\n", "BOT_TOKEN=1:a\n")
    given = re.sub(r"^\w+_FILE=/run.*\n", "", given, flags=re.MULTILINE)
    file = tmp_path / ".env"
    for wrong, url in (
        (r"PEER_LISTEN", "sqlite:///djehuty.db"),
        (r"BACKUP_DIR|REPLICA_SOCKET", "postgresql://djehuty@localhost/djehuty"),
    ):
        fitting = re.sub(rf"^({wrong})=.*\n", "", given, flags=re.MULTILINE)
        file.write_text(fitting, encoding="utf-8")
        settings = read_settings(Settings, {"DATABASE_URL": url}, file)
        assert settings.listen == ("127.0.0.1", 8080)


def test_compose_has_both_shapes_of_one_image() -> None:
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    services = re.findall(r"^  (\w+):\n    (.+)$", compose.partition("services:")[2], re.MULTILINE)
    assert dict(services[:3]) == {
        "djehuty": "<<: *bot",
        "servers": "<<: *bot",
        "database": "profiles: [several]",
    }
    settings = set(re.findall(r"^      ([A-Z_]+): ", compose, re.MULTILINE))
    ours = {name for name in settings if not name.startswith("POSTGRES_")}
    assert ours == {"BOT_TOKEN_FILE", "DATABASE_URL", "METRICS_LISTEN", "PEER_LISTEN"}
    (url,) = re.findall(r"DATABASE_URL: (\S+)", compose)
    assert told(url) == "djehuty on database"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd to ask")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (ROOT / "deploy" / "djehuty.service").read_text(encoding="utf-8")
    here, found = re.subn(r"(?m)^ExecStart=\S+", "ExecStart=/bin/true", unit)
    assert found == 1
    (tmp_path / "djehuty.service").write_text(here, encoding="utf-8")
    asked = subprocess.run(  # noqa: S603 - systemd, of a unit of ours
        ["systemd-analyze", "verify", str(tmp_path / "djehuty.service")],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    assert (asked.returncode, asked.stderr) == (0, "")
