"""`make image`: build the image, look into it, and follow docs/operations.md to its end."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.run.exits import DATABASE, LEFT_OUT
from bot.words.library import LANGUAGES, Library
from playground.client import Play
from tests.image import inside
from tests.image.engine import Container, Engine, How, how_of, words_of
from tests.image.played import TOKEN, a_whole_game, every_language, playground
from tests.mentions import ROOT

NEEDED: Final = ("buildah", "debootstrap", "unshare", "nsenter", "setpriv")
PAGE: Final = ROOT / "docs" / "operations.md"
WORKSHOP: Final = ("arena", "habits", "calibrate", "train", "duel djehuty", "solve", "play")


def main() -> int:
    """0 if the image is built and plays; 1 with a line that says what is wrong."""
    lacking = [tool for tool in NEEDED if shutil.which(tool) is None]
    if lacking or os.geteuid() != 0:
        lacking += ["the rights of root"] * (os.geteuid() != 0)
        sys.stderr.write(
            f"image: needs {', '.join(lacking)} (Debian: apt-get install buildah debootstrap)\n"
        )
        return 1
    folder = Path(tempfile.mkdtemp(prefix="djehuty-image-", dir="/var/tmp"))
    folder.chmod(0o755)
    drill = Drill(folder)
    try:
        asyncio.run(drill.whole())
    except (AssertionError, TimeoutError) as error:
        sys.stderr.write(f"image: {error or type(error).__name__}\n{drill.logs()}")
        return 1
    finally:
        drill.clean()
    return 0


class Drill:
    """The page, command by command."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.begun = time.monotonic()
        self.engine: Engine | None = None
        self.root = Path()
        self.containers: dict[str, Container] = {}

    def say(self, text: str) -> None:
        """A line of what is done."""
        sys.stdout.write(f"image: {time.monotonic() - self.begun:5.1f} s  {text}\n")
        sys.stdout.flush()

    def logs(self) -> str:
        """The last lines of what the containers said."""
        return "".join(
            f"--- {log.name}\n"
            + "".join(log.read_text(encoding="utf-8").splitlines(keepends=True)[-20:])
            for log in sorted(self.folder.glob("*.log"))
        )

    def clean(self) -> None:
        """End what runs, and leave nothing."""
        for container in self.containers.values():
            container.kill()
        if self.engine is not None:
            self.engine.remove()
        shutil.rmtree(self.folder, ignore_errors=True)

    async def whole(self) -> None:
        """Build, look, play."""
        build, _, run, *later = commands(PAGE.read_text(encoding="utf-8"))
        self.engine = Engine(self.folder)
        self.engine.lay_the_base()
        self.say(f"the base is there ({self.engine.driver})")
        self.engine.build(build[2:])
        config = self.engine.config()
        self.root = self.engine.root()
        wrong = inside.faults(self.root, config)
        assert not wrong, "\n".join(wrong)
        self.say(f"built, and all is in; {size_of(self.root / 'opt')} MB of ours")
        await self.refusals()
        async with playground() as url, Play(url) as play:
            settings = self.folder / ".env"
            settings.write_text(filled((ROOT / ".env.example").read_text(encoding="utf-8"), url))
            run = [str(settings) if word == ".env" else word for word in run]
            await self.command(run)
            presses = await a_whole_game(play, lambda: self.in_between(later))
            titles = {code: Library()[code].plain("key-play") for code in LANGUAGES}
            await every_language(play, titles)
            how = how_of(run[2:])[0]
            assert how.memory is not None
            used = self.containers["bot"].memory()
            assert used < how.memory, f"{used >> 20} MiB were used, {how.memory >> 20} may be"
            self.say(f"a whole game of {presses} presses; at most {used >> 20} MiB")
            await self.stop()

    async def in_between(self, later: Sequence[list[str]]) -> None:
        """What the page tells of a server that runs, and then the same as compose would run it."""
        for words in later:
            await self.command(words)
        await self.stop()
        secret = self.folder / "bot_token"
        secret.write_text(f"{TOKEN}\n", encoding="ascii")
        os.chown(secret, inside.USER, 0)
        secret.chmod(0o400)
        old = self.containers["bot"]
        environ = {name: old.how.environ[name] for name in old.how.environ if name != "BOT_TOKEN"}
        environ["BOT_TOKEN_FILE"] = f"/run/secrets/{secret.name}"
        old.how = replace(old.how, environ=environ, secret=secret)
        await old.start()
        await old.serving()
        self.say("the page was followed; on with the token in a secret")

    async def command(self, words: Sequence[str]) -> None:
        """One command of the page."""
        match words[1:]:
            case ["run", *options]:
                how, image, command = how_of(options)
                assert image == "djehuty", image
                container = self.container(how)
                await container.start(*command)
                if "--rm" in options:
                    code = await container.ended()
                    assert code == 0, f"{' '.join(words)} ends with {code}"
                else:
                    self.containers[options[options.index("--name") + 1]] = container
                    await container.serving()
            case ["exec", name, *command]:
                code, said = await self.containers[name].run(*command)
                assert code == 0, f"{' '.join(words)} ends with {code}: {said}"
            case ["stop", name]:
                assert name == "bot", name
                await self.stop()
            case ["start", name]:
                await self.containers[name].start()
                await self.containers[name].serving()
            case _:
                raise AssertionError(f"nobody knows here how to play {' '.join(words)}")
        self.say(" ".join(words))

    def container(self, how: How) -> Container:
        """A container of the image's."""
        assert self.engine is not None
        volume = self.engine.volume(how.volume, self.root)
        log = self.folder / f"{how.volume}.log"
        return Container(self.root, volume, self.engine.config(), how, log)

    async def stop(self) -> None:
        """The image's signal; 0 within the ten seconds that an engine gives."""
        container, since = self.containers["bot"], time.monotonic()
        code = await container.stop(container.config["StopSignal"])
        assert code == 0, f"told to stop it ends with {code}"
        assert time.monotonic() - since < 10, "an engine would have killed it"

    async def refusals(self) -> None:
        """What the image leaves out says so in a line; so does a folder that root owns."""
        how = How("refusals", {"BOT_TOKEN": TOKEN}, read_only=True, no_capabilities=True)
        keeper = self.container(how)
        for command in WORKSHOP:
            code, said = await self.once(keeper, *command.split())
            assert code == LEFT_OUT, f"djehuty {command} ends with {code}: {said}"
            assert said.count("\n") == 1, said
        code, said = await self.once(
            keeper, "cards", "bell", "--games", "1", "--jobs", "1", "--write"
        )
        assert (code, said.count("\n")) == (1, 1), said
        os.chown(keeper.volume, 0, 0)
        code, said = await self.once(keeper, "serve")
        assert code == DATABASE, said
        assert "chown 10001 /data" in said, said
        self.say("what is left out says so")

    async def once(self, container: Container, *words: str) -> tuple[int, str]:
        """Run something to its end."""
        container.log.unlink(missing_ok=True)
        await container.start(*words)
        code = await container.ended()
        return code, container.log.read_text(encoding="utf-8")


def commands(page: str) -> list[list[str]]:
    """The commands that the page gives under *Docker*."""
    section = page.partition("\n## Docker\n")[2].partition("\n## ")[0]
    blocks = re.findall(r"^```\n(.*?)^```", section, re.MULTILINE | re.DOTALL)
    found = [words_of(line) for block in blocks for line in block.splitlines()]
    assert [words[1] for words in found[:3]] == ["build", ".env.example", "run"], found
    assert len(found) >= 8, found
    return found


def filled(example: str, url: str) -> str:
    """The example of the settings with the playground's token, and no waiting."""
    assert "\nBOT_TOKEN=\n" in example
    token = example.replace("\nBOT_TOKEN=\n", f"\nBOT_TOKEN={TOKEN}\n")
    return f"{token}\nTELEGRAM_API_URL={url}\nBOT_PACE_MS=0\nSEND_LIMITS=off\n"


def size_of(folder: Path) -> int:
    """Megabytes of all files in a folder."""
    total = 0
    for path in folder.rglob("*"):
        with suppress(OSError):
            total += path.lstat().st_size
    return total // 10**6


if __name__ == "__main__":
    sys.exit(main())
