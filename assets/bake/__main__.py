"""python -m assets.bake [frames windows logo rooms emblems sounds | the names of objects]: makes all that anew."""

import sys

from assets.bake import emblems, frames, logo, rooms, sounds, windows
from assets.bake.objects import OBJECTS

SUBJECTS = {
    "frames": frames.bake,
    "windows": windows.bake,
    "logo": logo.bake,
    "rooms": rooms.bake,
    "emblems": emblems.bake,
    "sounds": sounds.bake,
}


def main(wanted: list[str]) -> None:
    unknown = [name for name in wanted if name not in SUBJECTS and name not in OBJECTS]
    if unknown:
        known = f"{', '.join(SUBJECTS)}; and the objects {', '.join(OBJECTS)}"
        raise SystemExit(f"There is nothing called {', '.join(unknown)} to bake. There are: {known}.")
    written = sum(SUBJECTS[name]() for name in wanted or SUBJECTS if name in SUBJECTS)
    written += sum(emblems.bake(name) for name in wanted if name in OBJECTS)
    print(f"{written / 1024:.0f} KiB written")


if __name__ == "__main__":
    main(sys.argv[1:])
