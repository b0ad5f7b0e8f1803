"""Writing a file so that there is always a whole one: the old or the new."""

import os
import threading
from contextlib import suppress
from pathlib import Path


def write_whole(path: str | os.PathLike[str], text: str, *, keep_backup: bool = False) -> None:
    """Write the file whole, or raise OSError (ValueError for a name that no file can have) and leave it as it was.

    With a backup, the previous file stays beside it, with .bak added to its name.
    """
    target = Path(path)
    # Of its own for each process and thread, lest two that write at once write into one another's.
    draft = target.with_name(f".athanor.{os.getpid()}.{threading.get_ident()}.tmp")
    previous = draft.with_suffix(".bak")
    try:
        with open(draft, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if keep_backup and target.exists():
            _keep_backup(target, previous)
        os.replace(draft, target)
    except BaseException:
        for litter in (draft, previous):
            with suppress(OSError, ValueError):  # where it could not be made, it can not be removed either
                litter.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _keep_backup(target: Path, previous: Path) -> None:
    """A second name for the present file, so that there is no moment without a whole one."""
    previous.unlink(missing_ok=True)
    try:
        os.link(target, previous)
    except OSError:  # a file system without links
        previous.write_bytes(target.read_bytes())
    os.replace(previous, target.with_name(target.name + ".bak"))


def _sync_folder(folder: Path) -> None:
    """Make the renaming last through a power cut, where the system can do that. The file is written in any case."""
    if os.name == "posix":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
