"""What the game shows and says besides its code: words, pictures, sounds."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parent
