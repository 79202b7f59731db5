"""A stand-in for the base image: Debian with a Python, made by `debootstrap` and kept."""

from __future__ import annotations

import os
import ssl
import subprocess
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SUITE: Final = "bookworm"
PYTHON: Final = "3.11"
"""The Python of that suite, which is that of the Dockerfile."""
KEPT: Final = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "djehuty"
CERTIFICATES: Final = "etc/ssl/certs/ca-certificates.crt"
USELESS: Final = (
    "usr/share/doc",
    "usr/share/man",
    "usr/share/locale",
    "var/lib/apt",
    "var/cache/apt",
)


def base() -> Path:
    """The base as a tar file: the one that is kept, or one that is made."""
    kept = KEPT / f"base-{SUITE}.tar"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir="/var/tmp") as folder:
            root = Path(folder) / "root"
            _made(root, KEPT / "debootstrap.log")
            _pack(root, kept)
    return kept


def _made(root: Path, log: Path) -> None:
    command = ("debootstrap", "--variant=minbase", "--include=python3-venv", SUITE, str(root))
    with log.open("wb") as out:
        subprocess.run(command, stdout=out, stderr=out, check=True)  # noqa: S603 - as listed above
    (root / "usr" / "bin" / "python").symlink_to("python3")


def _pack(root: Path, target: Path) -> None:
    """Written whole or not at all; without what nobody reads there."""

    def wanted(member: tarfile.TarInfo) -> tarfile.TarInfo | None:
        return None if member.name.removeprefix("./").startswith(USELESS) else member

    unfinished = target.with_suffix(f".part-{os.getpid()}")
    with tarfile.open(unfinished, "w") as packed:
        packed.add(root, ".", filter=wanted)
    unfinished.rename(target)


def authorities() -> Path:
    """Whom this machine trusts, on the way to the packages: the base does, too."""
    return Path(os.environ.get("SSL_CERT_FILE") or ssl.get_default_verify_paths().cafile or "")
