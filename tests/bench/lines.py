"""What a benchmark tells: a line for each thing that was measured, and a table of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

WIDE = 140  # columns where the table goes to a file


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that was measured, and what is asked of it."""

    what: str
    value: float
    unit: str
    limit: float | None = None
    at_least: bool = False  # whether the limit is the least, not the most
    note: str = ""
    fault: str = "TOO SLOW"  # what it is where the limit does not hold

    @property
    def holds(self) -> bool:
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    @property
    def verdict(self) -> str:
        if self.limit is None:
            return ""
        return "ok" if self.holds else self.fault


def print_table(lines: Sequence[Line]) -> None:
    table = Table("what", "value", "", "limit", "", "more", box=None)
    table.columns[1].justify = table.columns[3].justify = "right"
    for line in lines:
        bound = "" if line.limit is None else f"{'≥' if line.at_least else '≤'} {line.limit:g}"
        style = "" if line.holds else "bold red"
        table.add_row(line.what, f"{line.value:.3g}", line.unit, bound, line.verdict, line.note, style=style)
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    console.print(table)
