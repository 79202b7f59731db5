"""What an engine does, done by `buildah` and the kernel: build, run, exec, stop.

The commands are those of docs/operations.md, word for word; an option that nobody knows here is an
error, so that the page tells of nothing that was not played.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.image.base import CERTIFICATES, PYTHON, authorities, base
from tests.mentions import ROOT

BASE: Final = f"docker.io/library/python:{PYTHON}-slim"
NAME: Final = "djehuty"
PATIENCE_S: Final = 120.0
INSIDE: Final = """
root=$1 data=$2 secret=$3 writable=$4
shift 4
mount --bind "$root" "$root"
mount -t tmpfs -o mode=755 dev "$root/dev"
for device in null zero full random urandom; do
    : >"$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/shm"
mount -t tmpfs -o mode=1777 shm "$root/dev/shm"
mount -t proc proc "$root/proc"
mount --bind "$data" "$root/data"
if [ -n "$secret" ]; then
    mount -t tmpfs -o mode=755 run "$root/run"
    mkdir "$root/run/secrets"
    : >"$root/run/secrets/bot_token"
    mount --bind "$secret" "$root/run/secrets/bot_token"
fi
[ -n "$writable" ] || mount -o remount,bind,ro "$root"
exec "$@"
"""
"""What is seen in the container: the image, the volume, and what every engine gives."""


@dataclass(frozen=True)
class How:
    """How a container is to be run."""

    volume: str
    environ: Mapping[str, str] = field(default_factory=dict)
    read_only: bool = False
    no_capabilities: bool = False
    no_new_privileges: bool = False
    memory: int | None = None
    secret: Path | None = None


def how_of(words: Sequence[str]) -> tuple[How, str, list[str]]:
    """The options of `docker run`, its image, and what is to be run there."""
    rest, found, environ = list(words), dict[str, Any](), dict[str, str]()
    while rest and rest[0].startswith("--"):
        match option := rest.pop(0):
            case "--detach" | "--rm":
                pass
            case "--read-only":
                found["read_only"] = True
            case "--name" | "--restart":
                rest.pop(0)
            case "--volume":
                found["volume"], _, inside = rest.pop(0).partition(":")
                assert inside == "/data", inside
            case "--env-file":
                environ |= _settings(Path(rest.pop(0)))
            case "--cap-drop":
                found["no_capabilities"] = rest.pop(0) == "ALL"
            case "--security-opt":
                found["no_new_privileges"] = rest.pop(0) == "no-new-privileges"
            case "--memory":
                found["memory"] = size(rest.pop(0))
            case _:
                raise AssertionError(f"nobody knows here how to play {option}")
    return How(environ=environ, **found), rest[0], rest[1:]


def size(told: str) -> int:
    """Bytes, of `512m`."""
    return int(told[:-1]) * {"k": 2**10, "m": 2**20, "g": 2**30}[told[-1]]


def _settings(file: Path) -> dict[str, str]:
    """A file of settings as `docker run --env-file` reads it: no quotes, no blanks at the ends."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    return dict(line.split("=", 1) for line in lines if not line.startswith("#"))


class Engine:
    """A store of images in a folder of its own, and the containers that were run of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.driver = next(d for d in ("overlay", "vfs") if self._works(d))

    def remove(self) -> None:
        """Let go of what is mounted."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self._buildah("rm", "--all")

    def _works(self, driver: str) -> bool:
        try:
            made = self._buildah("from", "scratch", driver=driver).strip()
            self._buildah("mount", made, driver=driver)
            self._buildah("rm", made, driver=driver)
        except subprocess.CalledProcessError:
            return False
        return True

    def _buildah(self, *words: str, driver: str = "", log: Path | None = None) -> str:
        store = self.folder / f"store-{driver or self.driver}"
        places = ("--root", str(store), "--runroot", str(store / "run"))
        command = ("buildah", *places, "--storage-driver", driver or self.driver, *words)
        done = subprocess.run(  # noqa: S603 - buildah, told what stands here
            command, cwd=ROOT, text=True, capture_output=True, check=False
        )
        if log is not None:
            log.write_text(done.stdout + done.stderr, encoding="utf-8")
        done.check_returncode()
        return done.stdout

    def lay_the_base(self) -> None:
        """The stand-in under the name of the base image."""
        made = self._buildah("from", "scratch").strip()
        self._buildah("add", "--quiet", made, str(base()), "/")
        self._buildah("add", "--quiet", made, str(authorities()), f"/{CERTIFICATES}")
        path = "PATH=/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin"
        self._buildah("config", "--env", path, "--env", f"PIP_CERT=/{CERTIFICATES}", made)
        self._buildah("commit", "--quiet", "--rm", "--disable-compression", made, BASE)

    def build(self, words: Sequence[str]) -> None:
        """`docker build`, in the repository."""
        log = self.folder / "build.log"
        ours = (
            "--isolation",
            "chroot",
            "--network",
            "host",
            "--format",
            "docker",
            "--layers=false",
        )
        try:
            self._buildah("bud", *ours, "--pull-never", *words, log=log)
        except subprocess.CalledProcessError:
            tail = log.read_text(encoding="utf-8").splitlines()[-15:]
            raise AssertionError("the image cannot be built:\n" + "\n".join(tail)) from None

    def config(self) -> Mapping[str, Any]:
        """What the image says of how it is run."""
        told = json.loads(self._buildah("inspect", "--type", "image", NAME))
        found: Mapping[str, Any] = told["Docker"]["config"]
        return found

    def root(self) -> Path:
        """A root of the image's, mounted."""
        made = self._buildah("from", "--pull-never", NAME).strip()
        return Path(self._buildah("mount", made).strip())

    def volume(self, name: str, root: Path) -> Path:
        """A volume: made of what the image has there, as an engine does."""
        place = self.folder / "volumes" / name
        if not place.exists():
            shutil.copytree(root / "data", place)
            owner = (root / "data").stat()
            os.chown(place, owner.st_uid, owner.st_gid)
            place.parent.chmod(0o755)
        return place


@dataclass
class Container:
    """Something that is run of an image."""

    root: Path
    volume: Path
    config: Mapping[str, Any]
    how: How
    log: Path
    process: asyncio.subprocess.Process | None = None
    starts: int = 0

    async def start(self, *words: str) -> None:
        """Run the image's command, with these words instead of its own if there are any."""
        command = [*self.config["Entrypoint"], *(words or self.config["Cmd"])]
        self.starts += 1
        secret = "" if self.how.secret is None else str(self.how.secret)
        writable = "" if self.how.read_only else "yes"
        inside = ("sh", "-euc", INSIDE, "sh", str(self.root), str(self.volume), secret, writable)
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                "unshare", "--mount", "--pid", "--fork", "--kill-child", *inside,
                *self._as_the_user(command, "chroot", str(self.root)),
                stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip

    async def serving(self) -> None:
        """Wait until the server that was started says that it serves."""
        async with asyncio.timeout(PATIENCE_S):
            while self.log.read_bytes().count(b'"serving"') < self.starts:
                assert self.process is not None
                assert self.process.returncode is None, "the server ended at once"
                await asyncio.sleep(0.1)

    def _as_the_user(self, command: Sequence[str], *enter: str) -> list[str]:
        environ = dict(pair.split("=", 1) for pair in self.config["Env"]) | dict(self.how.environ)
        uid, gid = ids(self.root, self.config["User"])
        limits = ["--bounding-set=-all", "--inh-caps=-all"] if self.how.no_capabilities else []
        limits += ["--no-new-privs"] if self.how.no_new_privileges else []
        user = ("/usr/bin/setpriv", f"--reuid={uid}", f"--regid={gid}", "--clear-groups", *limits)
        there = ("/bin/sh", "-c", 'cd "$0" && exec "$@"', self.config["WorkingDir"])
        pairs = [f"{name}={value}" for name, value in environ.items()]
        return ["env", "-i", *pairs, shutil.which(enter[0]) or enter[0], *enter[1:], *user, *there,
                *command]  # fmt: skip

    @property
    def pid(self) -> int:
        """The first process in the container, as this machine numbers it."""
        assert self.process is not None
        of = self.process.pid
        children = Path(f"/proc/{of}/task/{of}/children").read_text(encoding="ascii").split()
        return int(children[0])

    async def run(self, *command: str) -> tuple[int, str]:
        """`docker exec`: a command beside the one that runs; its exit code and what it says."""
        enter = ("nsenter", "--target", str(self.pid), "--mount", "--pid", "--root")
        process = await asyncio.create_subprocess_exec(
            *self._as_the_user(command, *enter),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        async with asyncio.timeout(PATIENCE_S):
            said, _ = await process.communicate()
        return process.returncode or 0, said.decode()

    async def ended(self) -> int:
        """Its exit code, once it has ended."""
        assert self.process is not None
        async with asyncio.timeout(PATIENCE_S):
            return await self.process.wait()

    async def stop(self, sign: str) -> int:
        """`docker stop`: the image's signal to the first process; its exit code."""
        os.kill(self.pid, signal.Signals[sign])
        return await self.ended()

    def kill(self) -> None:
        """End it, however it is."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()

    def memory(self) -> int:
        """The most that each of its processes ever held, all together, in bytes."""
        own = self.pid
        tree, found = [own], [own]
        while tree:
            process = tree.pop()
            below = Path(f"/proc/{process}/task/{process}/children")
            children = [int(child) for child in below.read_text(encoding="ascii").split()]
            tree += children
            found += children
        return sum(_most(process) for process in found)


def _most(process: int) -> int:
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM:"))


def ids(root: Path, user: str) -> tuple[int, int]:
    """The ids of a user of the image's."""
    for line in (root / "etc" / "passwd").read_text(encoding="utf-8").splitlines():
        name, _, uid, gid, *_ = line.split(":")
        if name == user:
            return int(uid), int(gid)
    raise AssertionError(f"the image has no user {user}")


def words_of(line: str) -> list[str]:
    """A command of the page, without what is said behind `#`."""
    return shlex.split(line, comments=True)
