"""A private environment for the peer, so that it is measured without touching anything of ours."""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

PEER = "pyminion==0.4.0"
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300  # seconds for an installation


class NoPeer(Exception):
    """The peer can not be measured here. The text says why."""


def python(say: Callable[[str], None]) -> Path:
    """The Python in whose environment the peer is installed; made when it is missing. NoPeer where that fails.

    It is made by the Python that plays our side, so both run on the same interpreter.
    """
    folder = ROOT / ".bench" / f"{PEER}-python{sys.version_info.major}.{sys.version_info.minor}"
    command = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if is_ready(command):
        return command
    say(f"Making a private environment for {PEER} (some seconds; needs the network) …")
    shutil.rmtree(folder, ignore_errors=True)  # never made, half-made, or made by a Python that is gone
    try:
        venv.create(folder, with_pip=True, symlinks=os.name != "nt")
        install = [str(command), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER]
        run = subprocess.run(install, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.SubprocessError) as error:
        raise NoPeer(f"No environment could be made for {PEER}: {error}") from error
    if run.returncode or not is_ready(command):
        last = (run.stderr.strip() or "pip gave no reason").splitlines()[-1]
        raise NoPeer(f"{PEER} could not be installed; is there a network? ({last})")
    return command


def is_ready(command: Path) -> bool:
    """Whether the peer can be imported, in the version we ask for: an installation may have stopped half-way."""
    question = "import importlib.metadata, pyminion.game; print(importlib.metadata.version('pyminion'))"
    try:
        run = subprocess.run([str(command), "-c", question], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.SubprocessError):
        return False
    return run.stdout.strip() == PEER.partition("==")[2]
