"""Files and photos of the stand-in: checked as Telegram checks them, kept as they came."""

import hashlib
import io
import warnings
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from PIL import Image, UnidentifiedImageError

from playground.errors import bad_request

MAX_PHOTO_BYTES = 10 * 1024 * 1024
MAX_DOCUMENT_BYTES = 50 * 1024 * 1024
#: The memory given to uploads; beyond it the oldest bytes are let go.
MAX_KEPT_BYTES = 512 * 1024 * 1024
MAX_SIDES = 10_000
MAX_RATIO = 20
#: Longest sides of the sizes that Telegram makes of a photo, before the largest.
SMALLER_SIDES = (90, 320, 800)
LARGEST_SIDE = 2560


Kind = Literal["photo", "document", "animation"]


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came with a call."""

    name: str
    content_type: str
    data: bytes

    def summary(self, part: str) -> dict[str, Any]:
        """What the call log keeps of it."""
        digest = hashlib.sha256(self.data).hexdigest()
        return {"part": part, "name": self.name, "size": len(self.data), "sha256": digest}


@dataclass(frozen=True, slots=True)
class Stored:
    """A file that can be asked for. A smaller photo has no bytes: it is made from ``origin``."""

    file_id: str
    unique_id: str
    kind: Kind
    path: str
    size: int | None
    name: str = ""
    mime: str = ""
    width: int = 0
    height: int = 0
    seconds: int = 0
    origin: str | None = None

    def photo_size(self) -> dict[str, Any]:
        """The Bot API's PhotoSize."""
        body: dict[str, Any] = {
            "file_id": self.file_id,
            "file_unique_id": self.unique_id,
            "width": self.width,
            "height": self.height,
        }
        return body if self.size is None else body | {"file_size": self.size}

    def document(self) -> dict[str, Any]:
        """The Bot API's Document."""
        return {
            "file_id": self.file_id,
            "file_unique_id": self.unique_id,
            "file_name": self.name,
            "mime_type": self.mime,
            "file_size": self.size,
        }

    def animation(self) -> dict[str, Any]:
        """The Bot API's Animation."""
        shown = {"width": self.width, "height": self.height, "duration": self.seconds}
        return self.document() | shown


def image_size(data: bytes) -> tuple[int, int]:
    """Width and height in pixels. Raises ``ApiError`` for what Telegram would not take."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(data)) as image:
                width, height = image.size
    except (UnidentifiedImageError, OSError, ValueError, Image.DecompressionBombError) as error:
        raise bad_request("IMAGE_PROCESS_FAILED") from error
    if width + height > MAX_SIDES or max(width, height) > MAX_RATIO * min(width, height):
        raise bad_request("PHOTO_INVALID_DIMENSIONS")
    return width, height


@dataclass(slots=True)
class FileStore:
    """All files by their id. ``photos`` lists a photo's sizes by the id of its largest, ``largest``
    gives that by any of them.
    """

    stored: dict[str, Stored] = field(default_factory=dict)
    data: dict[str, bytes] = field(default_factory=dict)
    photos: dict[str, list[str]] = field(default_factory=dict)
    largest: dict[str, str] = field(default_factory=dict)
    paths: dict[str, str] = field(default_factory=dict)
    count: int = 0
    weight: int = 0

    def add_photo(self, upload: Upload) -> str:
        """Keep an uploaded photo; the id of its largest size."""
        if not upload.data:
            raise bad_request("file must be non-empty")
        if len(upload.data) > MAX_PHOTO_BYTES:
            raise bad_request("file is too big for a photo")
        width, height = image_size(upload.data)
        self.count += 1
        number, longest = self.count, max(width, height)
        sides = [side for side in SMALLER_SIDES if side < longest]
        sides.append(min(longest, LARGEST_SIDE))
        ids = []
        origin = f"AgACplay{number:06d}o"
        for letter, side in zip("smxyw", sides, strict=False):
            whole = side == longest
            stored = Stored(
                file_id=origin if whole else f"AgACplay{number:06d}{letter}",
                unique_id=f"AQAD{number:06d}{letter}",
                kind="photo",
                path=f"photos/file_{number}{'' if whole else letter}.jpg",
                size=len(upload.data) if whole else None,
                width=max(1, width * side // longest),
                height=max(1, height * side // longest),
                origin=None if whole else origin,
            )
            self._keep(stored)
            ids.append(stored.file_id)
        self.keep(origin, upload.data)
        self.photos[ids[-1]] = ids
        self.largest.update(dict.fromkeys(ids, ids[-1]))
        return ids[-1]

    def add_document(self, upload: Upload) -> str:
        """Keep an uploaded document; its id."""
        if not upload.data:
            raise bad_request("file must be non-empty")
        if len(upload.data) > MAX_DOCUMENT_BYTES:
            raise bad_request("file is too big")
        self.count += 1
        stored = Stored(
            file_id=f"BQACplay{self.count:06d}",
            unique_id=f"AgAD{self.count:06d}",
            kind="document",
            path=f"documents/file_{self.count}",
            size=len(upload.data),
            name=upload.name or "file",
            mime=upload.content_type or "application/octet-stream",
        )
        self._keep(stored)
        self.keep(stored.file_id, upload.data)
        return stored.file_id

    def add_animation(self, upload: Upload) -> str:
        """Keep an uploaded GIF; its id. Telegram makes a film without sound of it, here it stays
        what it is."""
        if not upload.data:
            raise bad_request("file must be non-empty")
        if len(upload.data) > MAX_DOCUMENT_BYTES:
            raise bad_request("file is too big")
        width, height = image_size(upload.data)
        with Image.open(io.BytesIO(upload.data)) as image:
            if image.format != "GIF":
                raise bad_request("wrong type of the web page content")
            spans = [_span(image, frame) for frame in range(getattr(image, "n_frames", 1))]
        self.count += 1
        stored = Stored(
            file_id=f"CgACplay{self.count:06d}",
            unique_id=f"AgADg{self.count:06d}",
            kind="animation",
            path=f"animations/file_{self.count}.gif",
            size=len(upload.data),
            name=upload.name or "animation.gif",
            mime="image/gif",
            width=width,
            height=height,
            seconds=round(sum(spans) / 1000),
        )
        self._keep(stored)
        self.keep(stored.file_id, upload.data)
        return stored.file_id

    def keep(self, name: str, data: bytes) -> None:
        """Keep the bytes of an upload; the oldest go when there are too many."""
        self.data[name] = data
        self.weight += len(data)
        while self.weight > MAX_KEPT_BYTES:
            self.weight -= len(self.data.pop(next(iter(self.data))))

    def _keep(self, stored: Stored) -> None:
        self.stored[stored.file_id] = stored
        self.paths[stored.path] = stored.file_id

    def reuse(self, file_id: str, kind: Kind) -> str:
        """The file meant by an id that a call gives: a photo's largest size, or a document.

        Raises ``ApiError`` for an unknown id or a file of the other kind.
        """
        stored = self.stored.get(file_id)
        if stored is None:
            raise bad_request("wrong file identifier/HTTP URL specified")
        if stored.kind != kind:
            raise bad_request(f"can't use file of type {stored.kind.title()} as {kind.title()}")
        return self.largest.get(file_id, file_id)

    def sizes(self, file_id: str) -> list[dict[str, Any]]:
        """The PhotoSize list of a photo, smallest first."""
        return [self.stored[size].photo_size() for size in self.photos[file_id]]

    def read(self, file_id: str) -> bytes:
        """The bytes of a file; a smaller photo is made now. Empty once they were let go."""
        stored = self.stored[file_id]
        data = self.data.get(stored.origin or file_id, b"")
        if stored.origin is None or not data:
            return data
        with Image.open(io.BytesIO(data)) as image:
            small = image.convert("RGB").resize((stored.width, stored.height))
        out = io.BytesIO()
        small.save(out, "JPEG", quality=85)
        return out.getvalue()


def _span(image: Image.Image, frame: int) -> int:
    """For how many milliseconds a frame stands."""
    image.seek(frame)
    return int(image.info.get("duration", 0))


def mime_of(data: bytes, otherwise: Iterable[str] = ("application/octet-stream",)) -> str:
    """The media type by the first bytes of an image, else the first of ``otherwise``."""
    for head, mime in (
        (b"\x89PNG", "image/png"),
        (b"\xff\xd8", "image/jpeg"),
        (b"GIF8", "image/gif"),
        (b"RIFF", "image/webp"),
    ):
        if data.startswith(head):
            return mime
    return next(iter(otherwise))
