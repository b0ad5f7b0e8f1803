"""What Athanor keeps on this computer: settings, names, kingdoms, saves, replays, and where they lie. No pygame."""

from scenes.files.folders import Folders, platform_folders
from scenes.files.remembered import SavedKingdom
from scenes.files.settings import Settings, system_language
from scenes.files.shelf import Files
from scenes.files.troubles import FileTrouble

__all__ = ["FileTrouble", "Files", "Folders", "SavedKingdom", "Settings", "platform_folders", "system_language"]
