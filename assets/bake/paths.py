"""Shapes as paths, on a sheet that is 100 wide and 100 high with y going down."""

import math
import re
from collections.abc import Iterable, Sequence

import skia

Point = tuple[float, float]


def poly(*points: Point, closed: bool = True) -> skia.Path:
    path = skia.Path()
    path.addPoly([skia.Point(*point) for point in points], closed)
    return path


def soft(path: skia.Path, radius: float) -> skia.Path:
    """The same shape with its corners rounded."""
    return stroked(path, 0, skia.CornerPathEffect.Make(radius))


def stroked(
    path: skia.Path, width: float, effect: skia.PathEffect | None = None, butt: bool = False
) -> skia.Path:
    """What a pen of this width would leave along a path, as a shape; a pen of no width only bends it."""
    paint = skia.Paint(PathEffect=effect) if effect else skia.Paint()
    if width:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeCap(skia.Paint.kButt_Cap if butt else skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
    made = skia.Path()
    paint.getFillPath(path, made)
    return made


def line(*points: Point, width: float, butt: bool = False) -> skia.Path:
    return stroked(poly(*points, closed=False), width, butt=butt)


def curve(*points: Point, closed: bool = False) -> skia.Path:
    """A smooth line through points (Catmull-Rom)."""
    path = skia.Path()
    path.moveTo(*points[0])
    count = len(points)
    for index in range(count if closed else count - 1):
        if closed:
            before, start, end, after = (points[(index + step) % count] for step in (-1, 0, 1, 2))
        else:
            start, end = points[index], points[index + 1]
            before, after = points[max(0, index - 1)], points[min(count - 1, index + 2)]
        path.cubicTo(
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
    if closed:
        path.close()
    return path


def blob(*points: Point) -> skia.Path:
    """A smooth closed shape through points."""
    return curve(*points, closed=True)


def rope(*points: Point, width: float) -> skia.Path:
    """A smooth line with a thickness."""
    return stroked(curve(*points), width)


def ellipse(x: float, y: float, across: float, down: float | None = None) -> skia.Path:
    """Around a centre, with the radii across and down."""
    down = across if down is None else down
    return skia.Path.Oval(skia.Rect.MakeLTRB(x - across, y - down, x + across, y + down))


def box(left: float, top: float, right: float, bottom: float, radius: float = 0) -> skia.Path:
    return skia.Path.RRect(skia.Rect.MakeLTRB(left, top, right, bottom), radius, radius)


def ring(x: float, y: float, outer: float, inner: float) -> skia.Path:
    return minus(ellipse(x, y, outer), ellipse(x, y, inner))


def star(x: float, y: float, outer: float, inner: float, tips: int = 5, turn: float = -90) -> skia.Path:
    points = []
    for index in range(2 * tips):
        radius = inner if index % 2 else outer
        angle = math.radians(turn + index * 180 / tips)
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return poly(*points)


def regular(x: float, y: float, radius: float, corners: int, turn: float = -90) -> skia.Path:
    angles = [math.radians(turn + index * 360 / corners) for index in range(corners)]
    return poly(*((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles))


def pie(x: float, y: float, radius: float, start: float, sweep: float) -> skia.Path:
    path = skia.Path()
    path.moveTo(x, y)
    path.arcTo(skia.Rect.MakeLTRB(x - radius, y - radius, x + radius, y + radius), start, sweep, False)
    path.close()
    return path


def arc(x: float, y: float, across: float, down: float, start: float, sweep: float) -> skia.Path:
    path = skia.Path()
    path.addArc(skia.Rect.MakeLTRB(x - across, y - down, x + across, y + down), start, sweep)
    return path


def turned(profile: Sequence[Point], middle: float = 50, smooth: bool = True) -> skia.Path:
    """What a potter's wheel makes: the right half of an outline from top to bottom, mirrored at the middle."""
    right = [(middle + x, y) for x, y in profile]
    left = [(middle - x, y) for x, y in reversed(profile)]
    if not smooth:
        return poly(*right, *left)
    path = curve(*right)
    path.lineTo(*left[0])
    second = curve(*left)
    path.addPath(second, skia.Path.kExtend_AddPathMode)
    path.close()
    return path


def plus(*paths: skia.Path) -> skia.Path:
    whole = paths[0]
    for path in paths[1:]:
        whole = skia.Op(whole, path, skia.kUnion_PathOp)
    return whole


def minus(whole: skia.Path, *paths: skia.Path) -> skia.Path:
    for path in paths:
        whole = skia.Op(whole, path, skia.kDifference_PathOp)
    return whole


def both(one: skia.Path, other: skia.Path) -> skia.Path:
    return skia.Op(one, other, skia.kIntersect_PathOp)


def moved(
    path: skia.Path, x: float = 0, y: float = 0, turn: float = 0, size: float | Point = 1, about: Point = (50, 50)
) -> skia.Path:
    """A path made larger and turned about a point, then moved."""
    across, down = size if isinstance(size, tuple) else (size, size)
    matrix = skia.Matrix()
    matrix.preTranslate(x, y)
    matrix.preRotate(turn, *about)
    matrix.preTranslate(*about)
    matrix.preScale(across, down)
    matrix.preTranslate(-about[0], -about[1])
    made = skia.Path()
    path.transform(matrix, made)
    return made


def mirrored(path: skia.Path, middle: float = 50) -> skia.Path:
    return moved(path, size=(-1, 1), about=(middle, 50))


def svg(data: str) -> skia.Path:
    """A path in the notation of SVG: M L H V C S Q Z, capital or small."""
    path = skia.Path()
    x = y = 0.0
    control: Point | None = None
    for letter, rest in re.findall(r"([MLHVCSQZmlhvcsqz])([^MLHVCSQZmlhvcsqz]*)", data):
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", rest)]
        kind, is_relative = letter.upper(), letter.islower()
        if kind == "Z":
            path.close()
            continue
        for group in _groups(numbers, {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4}[kind]):
            if kind == "H":
                points = [(group[0] + x * is_relative, y)]
            elif kind == "V":
                points = [(x, group[0] + y * is_relative)]
            else:
                points = [
                    (group[step] + x * is_relative, group[step + 1] + y * is_relative)
                    for step in range(0, len(group), 2)
                ]
            if kind == "S":
                points.insert(0, (2 * x - control[0], 2 * y - control[1]) if control else (x, y))
            flat = [number for point in points for number in point]
            control = points[1] if kind in "CS" else None
            if kind == "M":
                path.moveTo(*flat)
                kind = "L"
            elif kind in "CS":
                path.cubicTo(*flat)
            elif kind == "Q":
                path.quadTo(*flat)
            else:
                path.lineTo(*flat)
            x, y = points[-1]
    return path


def _groups(numbers: list[float], size: int) -> Iterable[list[float]]:
    return (numbers[start : start + size] for start in range(0, len(numbers), size))
