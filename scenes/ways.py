"""The ways to a game: beginning one, going on with one. Loaded when somebody first takes one of them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.errors import GameError
from game.core.match import Match
from game.core.rules import Setup
from scenes.app.dialog import Dialog
from scenes.app.scene import Scene
from scenes.play.chairs import Chair, player_names
from scenes.play.games import Games, Summary
from scenes.play.session import Session
from scenes.play.thinker import Thinker

if TYPE_CHECKING:
    from scenes.app.app import App

LONGEST_NAMES = 36  # letters of the players' names in the name of a game that is kept by the way


class Ways:
    """How a game comes onto the table. One thinker serves all games of a window, one after the other."""

    def __init__(self, app: "App", games: Games) -> None:
        self.app = app
        self.games = games
        self.thinker = Thinker()
        self._draft: Scene | None = None  # a new game that was left half set up

    def close(self) -> None:
        self.thinker.close()

    # The ways

    def new_game(self) -> None:
        """Ask who plays what."""
        from scenes.new_game.scene import NewGame

        self._draft = self._draft or NewGame(self.app, self.begin)
        self.app.push(self._draft)

    def begin(self, setup: Setup, seated: Sequence[tuple[str, str | None]]) -> None:
        """Begin a game that was set up; the one that is under way is not lost without a question."""
        chairs = [Chair(name, bot) for name, bot in seated]
        self._make_room(lambda: self._sit_down(lambda: Session.begin(setup, chairs, self.games, self.thinker)))

    def begin_from(self, match: Match) -> None:
        """Begin from a position; people sit on all chairs."""
        chairs = [Chair(name) for name in player_names(match.setup)]
        self._make_room(lambda: self._sit_down(lambda: Session.from_match(match, chairs, self.games, self.thinker)))

    def go_on(self) -> None:
        """Go on with the game that was being played."""
        if self._may_play():
            self._sit_down(lambda: Session.resume(self.games, self.thinker))

    def open(self, path: Path) -> None:
        """Go on with a game that was kept; the file stays as it is."""
        self._make_room(lambda: self._sit_down(lambda: Session.resume(self.games, self.thinker, path)))

    def _may_play(self) -> bool:
        """Whether no other window plays here: two would write over each other's game."""
        try:
            self.games.claim()
        except GameError as trouble:
            self.app.tell(trouble)
            return False
        return True

    # Sitting down

    def _sit_down(self, make: Callable[[], Session]) -> None:
        """Put a game on the table, in the place of the scene in which it was chosen."""
        from scenes.table.scene import TableScene

        try:
            session = make()
        except GameError as trouble:
            self.app.tell(trouble)
            self._tell_troubles()
            self.app.scene.resume()
            return
        self._draft = None
        title = self.app.stack[0]
        if self.app.scene is not title:
            self.app.return_to(title)
        self.app.push(TableScene(self.app, session))

    def _tell_troubles(self) -> None:
        for trouble in self.games.take_troubles():
            self.app.tell(trouble)

    # The game that is under way

    def _make_room(self, then: Callable[[], Any]) -> None:
        """Ask what shall become of the game that is under way, if there is one."""
        if not self._may_play():
            return
        current = self.games.current_summary()
        if current is None or current.trouble is not None:  # a broken one is put aside and told in any case
            then()
            return
        say, names = self.app.words.say, ", ".join(chair.name for chair in current.chairs)

        def keep() -> None:
            if self._keep_current(current):
                then()

        buttons = [
            (say("title.replace.keep"), keep, "main"),
            (say("title.replace.drop"), then, "danger"),
            (say("window.cancel"), None, "plain"),
        ]
        text = say("title.replace.text", names=names, round=current.round)
        self.app.push(Dialog(self.app, say("title.replace.title"), text, buttons))

    def _keep_current(self, current: Summary) -> bool:
        """Keep the game that is under way, under a name that says which it is; whether that worked."""
        names = ", ".join(chair.name for chair in current.chairs)[:LONGEST_NAMES]
        stem = f"{names} {current.when:%Y-%m-%d %H.%M}"
        for name in (stem, *(f"{stem} ({number})" for number in range(2, 100))):
            try:
                self.games.keep_current(name)
            except GameError as trouble:
                if trouble.reason == "game_taken":
                    continue
                self.app.tell(trouble)
                return False
            self.app.say(self.app.words.say("title.replace.kept", name=name))
            return True
        return False
