"""One window plays from a folder of saves, not two: they would write over each other's game."""

import errno
import sys
from pathlib import Path
from typing import IO

_BUSY = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_claimed: dict[Path, IO[bytes]] = {}  # open until this process ends, however it ends: then the system lets go of them


def claim(folder: Path) -> bool:
    """Take a folder for this process; whether no other one has it.

    Where no file can be made or locked, nothing is saved that could be written over, or nobody can tell.
    """
    if folder in _claimed:
        return True
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / ".playing").open("ab")
    except OSError:
        return True
    try:
        _lock(file)
    except OSError as error:
        file.close()
        return error.errno not in _BUSY
    _claimed[folder] = file
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
