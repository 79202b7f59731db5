"""The disk under the database: it knows what was synced, and can lose the rest.

SQLite reaches files through a VFS, a table of functions. :class:`Drive` puts its own in front of
the usual one, in the same library that Python's `sqlite3` uses. What is written reaches the real
file at once, as it reaches the system's cache; what a power cut would leave is kept beside it. So a
cut finds out by itself whether the program asked for the syncs that it needs. Why so and not
otherwise: docs/decisions/0043.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import itertools
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import ClassVar, Literal, Self, TypeAlias

_CREATED, _LOGS = 0x4, 0x800 | 0x80000
"""SQLITE_OPEN_CREATE, SQLITE_OPEN_MAIN_JOURNAL, SQLITE_OPEN_WAL: such a file's first sync is one of
its folder, too (os_unix.c)."""
SECTOR = 512
"""Bytes that reach the disk together or not at all."""

Operation: TypeAlias = Literal["write", "sync"]
Kept: TypeAlias = Literal["none", "all", "some", "torn", "first"]
"""What a cut leaves of the writes that were not synced: each of them by chance (`some`), each of
their sectors (`torn`), or those before some moment (`first`)."""
KEPT: tuple[Kept, ...] = ("none", "all", "some", "torn", "first")

_Pointer = ctypes.c_void_p
_Int = ctypes.c_int
_Open = ctypes.CFUNCTYPE(_Int, _Pointer, _Pointer, _Pointer, _Int, _Pointer)
_Delete = ctypes.CFUNCTYPE(_Int, _Pointer, ctypes.c_char_p, _Int)
_Sleep = ctypes.CFUNCTYPE(_Int, _Pointer, _Int)
_Close = ctypes.CFUNCTYPE(_Int, _Pointer)
_Write = ctypes.CFUNCTYPE(_Int, _Pointer, _Pointer, _Int, ctypes.c_int64)
_Truncate = ctypes.CFUNCTYPE(_Int, _Pointer, ctypes.c_int64)
_Sync = ctypes.CFUNCTYPE(_Int, _Pointer, _Int)


class _Vfs(ctypes.Structure):
    """`sqlite3_vfs` of sqlite3.h, version 3."""

    _fields_: ClassVar = [
        ("version", _Int), ("size", _Int), ("longest", _Int), ("next", _Pointer),
        ("name", ctypes.c_char_p), ("data", _Pointer),
        ("open", _Open), ("delete", _Delete), ("access", _Pointer), ("full_path", _Pointer),
        ("dl_open", _Pointer), ("dl_error", _Pointer), ("dl_symbol", _Pointer),
        ("dl_close", _Pointer), ("randomness", _Pointer), ("sleep", _Sleep), ("time", _Pointer),
        ("last_error", _Pointer), ("time_64", _Pointer), ("set_call", _Pointer),
        ("get_call", _Pointer), ("next_call", _Pointer),
    ]  # fmt: skip


class _Methods(ctypes.Structure):
    """`sqlite3_io_methods` of sqlite3.h, version 3."""

    _fields_: ClassVar = [
        ("version", _Int), ("close", _Close), ("read", _Pointer), ("write", _Write),
        ("truncate", _Truncate), ("sync", _Sync), ("file_size", _Pointer), ("lock", _Pointer),
        ("unlock", _Pointer), ("reserved", _Pointer), ("control", _Pointer),
        ("sector_size", _Pointer), ("traits", _Pointer), ("shm_map", _Pointer),
        ("shm_lock", _Pointer), ("shm_barrier", _Pointer), ("shm_unmap", _Pointer),
        ("fetch", _Pointer), ("unfetch", _Pointer),
    ]  # fmt: skip


@dataclass(frozen=True)
class _Written:
    at: int
    data: bytes

    def onto(self, image: bytearray) -> None:
        image.extend(bytes(max(0, self.at - len(image))))
        image[self.at : self.at + len(self.data)] = self.data

    def sectors(self) -> Iterator[_Written]:
        """The same, cut where sectors end."""
        first = SECTOR - self.at % SECTOR
        ends = [0, *range(first, len(self.data), SECTOR), len(self.data)]
        for begin, end in itertools.pairwise(ends):
            yield _Written(self.at + begin, self.data[begin:end])


@dataclass(frozen=True)
class _Cut:
    """The file ends there now. One that was taken away ends at 0, as an empty log is no log; that
    is sure as soon as its folder was synced, whose `entry` it was."""

    size: int
    entry: bool = False

    def onto(self, image: bytearray) -> None:
        del image[self.size :]


@dataclass
class _File:
    """What is on the disk for certain, and what may be."""

    image: bytearray
    later: list[_Written | _Cut] = field(default_factory=list)

    def synced(self) -> None:
        for change in self.later:
            change.onto(self.image)
        self.later.clear()

    def unlinked(self) -> None:
        """The folder was synced."""
        taken = [n for n, change in enumerate(self.later) if getattr(change, "entry", False)]
        if taken:
            self.image.clear()
            del self.later[: taken[-1] + 1]

    def after_a_cut(self, kept: Kept, random: Random) -> bytes:
        """What is found when the power is back."""
        changes = self.later
        match kept:
            case "none":
                changes = []
            case "some":
                changes = [change for change in changes if random.random() < 0.5]
            case "torn":
                changes = [part for change in changes for part in _torn(change, random)]
            case "first":
                changes = changes[: random.randint(0, len(changes))]
        for change in changes:
            change.onto(self.image)
        self.later.clear()
        return bytes(self.image)


@dataclass
class _Opened:
    """A file's handle: what is known of the file, SQLite's own functions for it, and whether its
    first sync is one of the folder, too."""

    file: _File
    under: _Methods
    new: bool


def _torn(change: _Written | _Cut, random: Random) -> Iterator[_Written | _Cut]:
    parts = change.sectors() if isinstance(change, _Written) else (change,)
    return (part for part in parts if random.random() < 0.5)


class Drive:
    """The disk of one folder, for as long as it is entered: one at a time in a process.

    `trouble` is asked before each write and sync; it gives SQLite's code of the error, 0 for none.
    `blackout` is called in the middle of an operation when the power goes (:meth:`fuse`); from then
    on nothing has an effect until :meth:`back`.
    """

    def __init__(
        self,
        folder: Path,
        trouble: Callable[[Operation], int] = lambda _: 0,
        blackout: Callable[[], None] = lambda: None,
    ) -> None:
        self._folder = str(folder)
        self._trouble = trouble
        self._blackout = blackout
        self._files: dict[str, _File] = {}
        self._opened: dict[int, _Opened] = {}
        self._left: int | None = None
        self.dark = False
        self.lost = 0
        library = getattr(_sqlite3, "__file__", None)
        self._library = ctypes.CDLL(library)
        self._library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        self._usual = self._library.sqlite3_vfs_find(None)
        self._own = _Vfs.from_buffer_copy(self._usual.contents)
        self._own.name = b"drive"
        self._own.open, self._own.delete = _Open(self._open), _Delete(self._delete)
        self._own.sleep = _Sleep(lambda _, microseconds: microseconds)
        self._methods: dict[int, _Methods] = {}

    def __enter__(self) -> Self:
        self._library.sqlite3_vfs_register(ctypes.byref(self._own), 1)
        return self

    def __exit__(self, *_: object) -> None:
        self._library.sqlite3_vfs_unregister(ctypes.byref(self._own))

    # -- what fate does --------------------------------------------------------------------------

    def fuse(self, operations: int | None) -> None:
        """The power goes in the middle of the operation after so many; None: it does not."""
        self._left = operations

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Nothing done meanwhile has an effect, as what a dead process would still do."""
        before, self.dark = self.dark, True
        try:
            yield
        finally:
            self.dark = before

    def back(self, kept: Kept, random: Random) -> None:
        """The power was cut and is back; no connection may be open any more."""
        if self._opened:
            raise RuntimeError(f"{len(self._opened)} files are open")
        for path, file in self._files.items():
            self.lost += len(file.later)
            found = file.after_a_cut(kept, random)
            if found or Path(path).exists():
                Path(path).write_bytes(found)
        for index in Path(self._folder).glob("*-shm"):
            index.unlink()
        self._left, self.dark = None, False

    # -- what SQLite calls -----------------------------------------------------------------------

    def _open(self, vfs: int, name: int | None, file: int, flags: int, out: int | None) -> int:
        # The name is handed on as the pointer it is: SQLite keeps it.
        path = None if name is None else ctypes.string_at(name).decode()
        mine = path is not None and path.startswith(self._folder)
        if mine and path is not None and path not in self._files:
            # Read before it is opened: to close a file lets go of all locks of its process.
            there = Path(path)
            self._files[path] = _File(bytearray(there.read_bytes() if there.exists() else b""))
        code: int = self._usual.contents.open(
            ctypes.addressof(self._usual.contents), name, file, flags, out
        )
        if code == sqlite3.SQLITE_OK and mine and path is not None:
            methods = ctypes.cast(file, ctypes.POINTER(_Pointer))
            under = _Methods.from_address(methods[0])
            own = self._methods.get(methods[0]) or self._shimmed(under)
            self._methods[methods[0]] = own
            methods[0] = ctypes.addressof(own)
            new = bool(flags & _CREATED and flags & _LOGS)
            self._opened[file] = _Opened(self._files[path], under, new)
        return code

    def _shimmed(self, under: _Methods) -> _Methods:
        """A file's functions with ours among them."""
        own = _Methods.from_buffer_copy(under)
        own.close = _Close(self._close)
        own.write = _Write(self._write)
        own.truncate = _Truncate(self._truncate)
        own.sync = _Sync(self._sync)
        return own

    def _delete(self, vfs: int, name: bytes, sync: int) -> int:
        file = self._files.get(name.decode())
        if file is not None:
            if self.dark:
                return sqlite3.SQLITE_IOERR
            file.later.append(_Cut(0, entry=True))
            if sync:
                self._folder_synced()
        code: int = self._usual.contents.delete(ctypes.addressof(self._usual.contents), name, sync)
        return code

    def _close(self, file: int) -> int:
        code: int = self._opened.pop(file).under.close(file)
        return code

    def _refused(self, operation: Operation) -> int:
        if self._left is not None and not self.dark:
            self._left -= 1
            if self._left < 0:
                self._blackout()
                self.dark = True
        return sqlite3.SQLITE_IOERR if self.dark else self._trouble(operation)

    def _write(self, file: int, data: int, amount: int, at: int) -> int:
        to, was_dark = self._opened[file], self.dark
        code = self._refused("write")
        if code == sqlite3.SQLITE_OK or (self.dark and not was_dark):  # this one was on its way
            to.file.later.append(_Written(at, ctypes.string_at(data, amount)))
        return code or int(to.under.write(file, data, amount, at))

    def _truncate(self, file: int, size: int) -> int:
        to, code = self._opened[file], self._refused("write")
        if code == sqlite3.SQLITE_OK:
            to.file.later.append(_Cut(size))
        return code or int(to.under.truncate(file, size))

    def _sync(self, file: int, flags: int) -> int:
        code = self._refused("sync")
        if code == sqlite3.SQLITE_OK:
            to = self._opened[file]
            to.file.synced()
            if to.new:
                to.new = False
                self._folder_synced()
        return code

    def _folder_synced(self) -> None:
        for file in self._files.values():
            file.unlinked()
