"""What scenes are built from. Each widget is made anew when a scene is rebuilt; the stage remembers what must last."""

from scenes.app.widgets.button import Button
from scenes.app.widgets.choice import Choice
from scenes.app.widgets.head import head
from scenes.app.widgets.label import Label, Paragraph
from scenes.app.widgets.panel import Panel
from scenes.app.widgets.picture import Picture
from scenes.app.widgets.row import Row
from scenes.app.widgets.scroll import ScrollArea
from scenes.app.widgets.slider import Slider
from scenes.app.widgets.text_field import TextField
from scenes.app.widgets.toggle import Toggle
from scenes.app.widgets.widget import Marks, Widget

__all__ = [
    "Button",
    "Choice",
    "Label",
    "Marks",
    "Panel",
    "Paragraph",
    "Picture",
    "Row",
    "ScrollArea",
    "Slider",
    "TextField",
    "Toggle",
    "Widget",
    "head",
]
