"""The table of North Africa as a picture, with vehicles and structures."""

from collections.abc import Callable
from typing import Final

from sandtable.drawing.canvas import BODIES, FIRE, GOLD, INK, PAPER, Canvas
from sandtable.games.undaunted import picture
from sandtable.games.undaunted.picture import SHIELD, Artist, Facts, Figure

#: The drawing for each kind of terrain, and the rotation that distinguishes twins.
DRAWINGS: Final = {
    "low-dunes": "terrain-square/dune",
    "sand-flat": "terrain-square/desert",
    "landing-strip": "north-africa/terrain/landing-strip",
    "coast-road": "north-africa/terrain/coast-road",
    "airfield-apron": "north-africa/terrain/airfield-apron",
    "stone-road-house": "north-africa/terrain/road-house",
    "stacks-of-fuel-drums": "north-africa/terrain/fuel-drums",
    "vehicle-park": "north-africa/terrain/vehicle-park",
    "gravel-plain": "north-africa/terrain/gravel-plain",
    "salt-marsh": "north-africa/terrain/salt-marsh",
    "stony-plain": "north-africa/terrain/stony-plain",
    "camp-under-nets": "north-africa/terrain/camp-nets",
    "high-dunes": "north-africa/terrain/high-dunes",
    "jebel-spur": "north-africa/terrain/jebel-spur",
    "thorn-scrub": "north-africa/terrain/thorn-scrub",
    "jebel-knoll": "north-africa/terrain/jebel-knoll",
    "scrub-with-a-well": "north-africa/terrain/scrub-well",
    "flat-topped-rise": "north-africa/terrain/flat-rise",
    "broken-stone": "north-africa/terrain/broken-stone",
    "hard-sand-pan": "north-africa/terrain/sand-pan",
    "boulder-field": "north-africa/terrain/boulder-field",
    "wide-wadi-bed": "north-africa/terrain/wide-wadi",
    "escarpment-wall": "north-africa/terrain/escarpment",
    "steep-sided-wadi": "north-africa/terrain/steep-wadi",
    "pass-with-a-track": "north-africa/terrain/pass-track",
    "desert-track": "north-africa/terrain/desert-track",
    "palm-grove": "north-africa/terrain/palm-grove",
    "thorn-flat": "north-africa/terrain/thorn-flat",
    "soft-sand-with-tufts": "north-africa/terrain/soft-sand",
    "walled-gardens": "north-africa/terrain/walled-gardens",
    "stone-fort": "north-africa/terrain/stone-fort",
    "mud-brick-hamlet": "north-africa/terrain/hamlet",
    "crossing-of-tracks": "north-africa/terrain/crossing",
    "town-street": "north-africa/terrain/town-street",
    "outworks-and-trenches": "north-africa/terrain/outworks",
    "barracks": "north-africa/terrain/barracks",
    "cairn-and-ruins": "north-africa/terrain/cairn-ruins",
    "town-square": "north-africa/terrain/town-square",
    "sand-ridge": "north-africa/terrain/sand-ridge",
    "railway-yard": "north-africa/terrain/railway-yard",
}
TURNS: Final = {"5A": 90, "8A": 180, "16A": 90}
TWINS: Final = {"8B": "north-africa/terrain/high-dunes-b"}
ICONS: Final = {
    "lieutenant": "units/officer",
    "warrant-officer": "units/guide",
    "staff-sergeant": "units/leader",
    "sergeant": "units/sergeant",
    "scout": "units/scout",
    "saboteur": "units/saboteur",
    "sniper": "units/sniper",
    "engineer": "units/engineer",
    "gunner": "units/mg",
    "antitank": "units/atgun",
    "platoon-sergeant": "units/sergeant",
    "tank-commander": "units/officer",
    "squad-leader": "units/leader",
    "reconnaissance-aircraft": "units/aircraft",
    "rifleman": "units/rifle",
    "driver": "units/driver",
    "tank-gunner": "units/gun",
    "crew": "units/crew",
    "fog-of-war": "units/fog",
    "patrol-truck": "units/car",
    "gun-truck": "north-africa/units/gun-truck",
    "pilot-car": "north-africa/units/pilot-car",
    "medium-tank": "units/tank",
    "scout-car": "units/car",
    "cargo-truck": "units/truck",
}
COLOURS: Final = {"lrdg": "lrdg", "italy": "it"}


def _tile(tile: Facts) -> tuple[str, int]:
    symbol = DRAWINGS.get(tile["terrain"], "terrain-square/desert")
    return TWINS.get(tile["tile"], symbol), TURNS.get(tile["tile"], 0)


def draw(description: Facts, view: Facts) -> Canvas:
    """Tiles, markers, structures, vehicles and counters."""
    sides = list(view["sides"])
    facts = {vehicle["title"]: vehicle for vehicle in description["vehicles"]}
    others = []
    for id, seen in view["vehicles"].items():
        side = sides.index(seen["holder"])
        if seen.get("tile"):
            others.append(Figure(seen["tile"], side, _vehicle(facts[id], seen)))
    structures = {each["structure"]: each for each in description["structures"]}
    for tile, name in view["structures"].items():
        others.append(Figure(tile, 1, _structure(structures[name])))
    return Artist(_tile, ICONS, COLOURS).draw(description, view, others)


def _vehicle(facts: Facts, seen: Facts) -> Callable[[Canvas, bool], None]:
    """A vehicle: pips of damage, armour on a plate, defence in a shield, a dot for each seat."""
    body = BODIES[COLOURS[seen["holder"]]]
    down = bool(seen.get("disabled"))
    ink = body if down else PAPER

    def draw(canvas: Canvas, round: bool) -> None:
        canvas.counter(round, body, down)
        durability = facts["durability"]
        width = min(9, 34 / durability)
        for number in range(durability):
            x = 32 + (number - durability / 2) * width + 0.8
            hit = "#FF8A5C" if number < seen.get("damage", 0) else "none"
            size = {"width": width - 1.6, "height": 5, "rx": 1}
            canvas.shape("rect", x=x, y=9.5, **size, fill=hit, stroke=ink, stroke_width=1.1)
        icon = ICONS.get(facts["title"], "units/truck")
        canvas.use(icon, 12, 13.5, 40, 34, colour=ink, cut=body)
        crew = len(seen.get("seats", {}))
        for number in range(len(facts["seats"])):
            x = 32 + (number - (len(facts["seats"]) - 1) / 2) * 5.4
            fill = ink if number < crew else "none"
            canvas.shape("circle", cx=x, cy=53, r=1.9, fill=fill, stroke=ink, stroke_width=1.1)
        plate = {"fill": PAPER, "stroke": INK, "stroke_width": 0.8}
        canvas.path("M5.8 40.4H20.4V54.4L17.4 57.2H8.8L5.8 54.4Z", **plate)
        canvas.text(13.1, 53.2, 13, facts["armour"])
        if facts["defence"] is not None:
            canvas.path(SHIELD, **plate)
            canvas.text(50.9, 52.4, 13, facts["defence"])
        if down:
            canvas.text(32, 46, 20, "×", fill=FIRE)

    return draw


def _structure(facts: Facts) -> Callable[[Canvas, bool], None]:
    """A structure: its kind, its points, its defence in a shield."""
    name = facts["structure"]
    icon = "units/aircraft" if name == "aircraft" else f"north-africa/structures/{name}"

    def draw(canvas: Canvas, round: bool) -> None:
        canvas.path("M6 6H58V58H6Z", fill=PAPER, stroke=INK, stroke_width=2.6)
        canvas.use(icon, 18, 14, 34, 34)
        canvas.shape("circle", cx=14, cy=14, r=13.4, fill=INK, stroke=PAPER, stroke_width=2)
        canvas.text(14, 20.4, 18, facts["points"], fill=GOLD)
        canvas.path(SHIELD, fill=PAPER, stroke=INK, stroke_width=1.6)
        canvas.text(50.9, 52.4, 13, facts["defence"])

    return draw


def print_board(description: Facts, position: Facts) -> str:
    return picture.print_board(description, position)
