"""The settings: how the window looks, sounds and behaves on this computer."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields, replace
from json import dumps
from typing import Any

from game.core.wishes import is_whole
from scenes.files import store
from scenes.files.folders import Folders
from scenes.files.language import system_language
from scenes.files.troubles import FileTrouble, shown, some
from scenes.words import LANGUAGES

TEXT_SIZES = ("small", "normal", "large", "huge")
SPEEDS = ("off", "fast", "normal", "slow")
LOUDEST = 100
WINDOW_SIDES = range(100, 20_001)  # pixels: what the side of a window can be at all

Fits = Callable[[Any], bool]


def _setting(default: Any, fits: Fits) -> Any:
    return field(default=default, metadata={"fits": fits})


def _one_of(*values: str) -> Fits:
    return lambda value: isinstance(value, str) and value in values


def _is_yes_or_no(value: Any) -> bool:
    return isinstance(value, bool)


def _is_volume(value: Any) -> bool:
    return is_whole(value) and 0 <= value <= LOUDEST


def _is_window_size(value: Any) -> bool:
    if value is None:
        return True
    return isinstance(value, list | tuple) and len(value) == 2 and all(is_whole(s) and s in WINDOW_SIDES for s in value)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; each has a value that makes sense."""

    language: str = _setting("", _one_of("", *LANGUAGES))  # "": as the system says
    text_size: str = _setting("normal", _one_of(*TEXT_SIZES))
    speed: str = _setting("normal", _one_of(*SPEEDS))  # of everything that moves
    reduced_motion: bool = _setting(False, _is_yes_or_no)
    volume: int = _setting(70, _is_volume)
    sounds: bool = _setting(True, _is_yes_or_no)  # so that silence does not forget how loud it was
    warn_actions: bool = _setting(True, _is_yes_or_no)  # when the action phase is ended with an Action left to play
    confirm_buys: bool = _setting(False, _is_yes_or_no)  # a buy takes a second click: the last one ends the turn
    full_screen: bool = _setting(False, _is_yes_or_no)
    window_size: tuple[int, int] | None = _setting(None, _is_window_size)  # None: as large as the screen suggests
    show_log: bool = _setting(True, _is_yes_or_no)
    open_hands: bool = _setting(False, _is_yes_or_no)  # in the co-op, both see both hands
    face_to_face: bool = _setting(False, _is_yes_or_no)  # the players sit on two sides of the screen

    @property
    def spoken(self) -> str:
        """The language to speak: the chosen one, or that of the system."""
        return self.language or system_language()

    def changed(self, **values: Any) -> "Settings":
        """The same with other values. One that makes no sense is a mistake of ours, so it is a ValueError."""
        for name, value in values.items():
            if name not in _FITS or not _FITS[name](value):
                raise ValueError(f"There is no setting {name} = {value!r}.")
        return replace(self, **{name: _frozen(value) for name, value in values.items()})

    @classmethod
    def load(cls, folders: Folders) -> "tuple[Settings, list[FileTrouble]]":
        """The settings as they were written; where one makes no sense, the usual value is taken, and it is told."""
        data, troubles = store.read(folders.settings)
        given = {name: data[name] for name in _FITS if name in data}
        nonsense = {name: value for name, value in given.items() if not _FITS[name](value)}
        if nonsense:
            file, found = shown(folders.settings.name), some(f"{name} = {dumps(v)}" for name, v in nonsense.items())
            sentence = f"Some settings in {file} make no sense and were set back: {', '.join(found)}."
            troubles.append(FileTrouble("settings_value", sentence, file=file, value=found))
        return cls(**{name: _frozen(value) for name, value in given.items() if name not in nonsense}), troubles

    def save(self, folders: Folders) -> list[FileTrouble]:
        """Write all settings, or raise FileTrouble; gives back what there is to tell although it was written."""
        return store.write(folders.settings, asdict(self))


_FITS: dict[str, Fits] = {each.name: each.metadata["fits"] for each in fields(Settings)}


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
