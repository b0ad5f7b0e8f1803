"""The sentence above the hand: what is asked and by which card, or what is being waited for."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.decisions import Decision
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS, BRASS_BRIGHT, BRASS_DARK, CREAM, FADED, NIGHT
from scenes.table.layers import Region
from scenes.words import Words

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

MOST_LINES = 3  # of a question: where one decides for another, or where text is large


def prompt_region(scene: "TableScene") -> Region:
    """The bar with the question."""
    heading, sentence, count = _texts(scene)
    rect, look = scene.board.areas.prompt, scene.app.look
    is_asked = scene.prompt is not None

    def draw(surface: pygame.Surface) -> None:
        box = rect.inflate(-look.px(4), -look.px(6))
        surface.blit(
            rounded(look, box.size, look.px(9), (*NIGHT, 215), BRASS if is_asked else BRASS_DARK, look.px(1.5)), box
        )
        inner = box.inflate(-look.px(24), -look.px(4))
        if count:
            wide = look.measure(count, look.text_px(16), "semibold") + look.px(8)
            look.write(
                surface,
                count,
                pygame.Rect(inner.right - wide, inner.y, wide, inner.height),
                16,
                "semibold",
                BRASS_BRIGHT,
                "right",
            )
            inner.width -= wide + look.px(10)
        if heading:
            wide = min(inner.width * 3 // 10, look.measure(heading, look.text_px(18), "semibold") + look.px(4))
            look.write(
                surface,
                heading,
                pygame.Rect(inner.x, inner.y, wide, inner.height),
                18,
                "semibold",
                BRASS_BRIGHT,
                lines=MOST_LINES,
            )
            inner = pygame.Rect(inner.x + wide + look.px(14), inner.y, inner.width - wide - look.px(14), inner.height)
        look.write(surface, sentence, inner, 18, colour=CREAM if is_asked else FADED, lines=MOST_LINES)

    return Region("prompt", rect, (heading, sentence, count, is_asked), draw)


def _texts(scene: "TableScene") -> tuple[str, str, str]:
    """What asks, the question, and how many are picked of how many."""
    words, prompt, session = scene.app.words, scene.prompt, scene.session
    if prompt is not None:
        decision = prompt.decision
        is_several = prompt.is_count and len(prompt.names) > 1  # coins and potions are not added up
        is_uncounted = prompt.is_order or prompt.is_scale or prompt.is_double or is_several
        is_counted = prompt.needs_confirming and not is_uncounted
        heading = words.card(decision.source) if decision.source is not None else words.phase(session.shown.turn.phase)
        question = words.question(decision, session.view(decision.decider)).replace(f"{heading}: ", "", 1)
        question = question[:1].upper() + question[1:]
        attacker = scene.board.attacker(decision)
        if attacker is not None:
            heading = words.say("table.played_by", card=heading, player=scene.players[attacker])
        if decision.seat != decision.decider:
            names = {"decider": scene.players[decision.decider], "seat": scene.players[decision.seat]}
            decides = words.say("table.decides_for", **names)
            heading = decides if decision.source is None else f"{decides}: {heading}"
        return heading, question, _count(words, decision, len(prompt.picked)) if is_counted else ""
    if session.is_over:
        return "", words.say("log.end"), ""
    if latest := scene.latest_words:
        return "", latest, ""
    if scene.asked is None or session.is_person(scene.asked):  # a person knows without being told
        return "", "", ""
    return "", words.say("table.waits", player=scene.players[scene.asked]), ""


def _count(words: Words, decision: Decision, picked: int) -> str:
    if decision.at_least == decision.at_most:
        return words.say("table.picked_exactly", count=picked, most=decision.at_most)
    return words.say("table.picked_up_to", count=picked, most=decision.at_most)


def tray_title(words: Words, decision: Decision, players: Sequence[str], pile: str) -> str:
    """What the cards in the tray are; they may be those of one pile."""
    if decision.ordered and decision.at_least == len(decision.options):
        return words.say("table.tray_order")
    if pile:
        return words.zone(pile)
    owner = decision.seat if decision.owner is None else decision.owner
    return words.say("table.tray", player=players[owner])
