"""A person's mistakes: each gets an id, so that it can be told in any language, and an English sentence."""


class GameError(Exception):
    """Something a person can mend. `reason` names the words for it, `details` fills them in."""

    def __init__(self, reason: str, sentence: str, **details: object) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.details = details


class IllegalAnswer(GameError):
    """The answer does not fit the question. Nothing has changed."""


class UndoRefused(IllegalAnswer):
    """The last answer can not be taken back. Nothing has changed."""


class SetupError(GameError):
    """The game can not be set up like this."""


class SaveError(GameError):
    """The file can not be read as a saved game, or not be written."""
