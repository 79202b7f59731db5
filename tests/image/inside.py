"""What is in the image, and what is not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from bot.words.library import LANGUAGES
from tests.image.engine import ids
from tests.mentions import ROOT
from tests.releasing import written_version
from tests.shipping import Papers, repository

UNWANTED: Final = (
    "pip", "setuptools", "pkg_resources", "wheel", "numpy", "starlette", "uvicorn", "multipart",
    "sniffio", "playground", "arena", "training", "solving", "tests", "bench",
)  # fmt: skip
USER: Final = 10001


def faults(root: Path, config: Mapping[str, Any]) -> list[str]:
    """What is not as it should be, a line each."""
    return [
        *_lacking(root),
        *_versioned(root),
        *_too_much(root),
        *_owned(root),
        *_configured(root, config),
    ]


def _site(root: Path) -> Path:
    (site,) = (root / "opt" / "djehuty" / "lib").glob("python*/site-packages")
    return site


def _lacking(root: Path) -> Iterator[str]:
    """Every file of the copied packages is there, pictures, weights and texts too."""
    packages = [each for each in Papers.here().copied if (ROOT / each / "__init__.py").exists()]
    assert packages
    for file in repository():
        if file.partition("/")[0] in packages:
            there = _site(root) / file
            if not there.is_file() or there.read_bytes() != (ROOT / file).read_bytes():
                yield f"{file} is not in the image as it is here"


def _versioned(root: Path) -> Iterator[str]:
    """The image is of the version that pyproject.toml says."""
    found = [path.name for path in _site(root).glob("djehuty-*.dist-info")]
    if found != [f"djehuty-{written_version()}.dist-info"]:
        yield f"the version in the image is {found}"


def _too_much(root: Path) -> Iterator[str]:
    places = [_site(root), *(root / "usr" / "local" / "lib").glob("python*/site-packages")]
    for place in places:
        for name in UNWANTED:
            if (place / name).exists() or any(place.glob(f"{name}-*")):
                yield f"{name} is in {place.relative_to(root)}"
    if (root / "src").exists() or (root / "opt" / "build").exists():
        yield "what it was built with is in the image"
    locales = {path.stem for path in (_site(root) / "babel" / "locale-data").iterdir()}
    if locales != {*LANGUAGES, "root"}:
        yield f"the languages of babel are {sorted(locales)}"


def _owned(root: Path) -> Iterator[str]:
    """The program is root's, and its user may write to /data alone."""
    for path in (root / "opt" / "djehuty").rglob("*"):
        status = path.lstat()
        if status.st_uid != 0 or (status.st_mode & 0o022 and not path.is_symlink()):
            yield f"{path.relative_to(root)} can be written by others than root"
    if (root / "data").stat().st_uid != USER:
        yield "/data does not belong to the user"
    if any((root / "data").iterdir()):
        yield "/data is not empty"


def _configured(root: Path, config: Mapping[str, Any]) -> Iterator[str]:
    wanted = {
        "Entrypoint": ["djehuty"],
        "Cmd": ["serve"],
        "WorkingDir": "/data",
        "StopSignal": "SIGTERM",
        "Volumes": {"/data": {}},
    }
    for name, value in wanted.items():
        if config.get(name) != value:
            yield f"{name} of the image is {config.get(name)}"
    if config["Healthcheck"]["Test"] != ["CMD", "djehuty", "health"]:
        yield f"the image asks for its health by {config['Healthcheck']['Test']}"
    if ids(root, config["User"])[0] != USER:
        yield f"the image runs as {config['User']}"
