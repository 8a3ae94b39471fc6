"""Less in a font, drawn the same: python3 trim-font.py FILE.woff2 UNITS [WEIGHT] writes it anew.

Pairs of letters that come closer than their classes do are kept for English text, alike in each weight. With WEIGHT, how
letters pair and where marks stand is as in that one: a quarter of a pixel from what is right at most. Points of curves
lie on multiples of UNITS; how wide a letter is stays to the unit, or lines would break elsewhere.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PLAIN = 0xF
POINTS_OF_WIDTH = 4
MARKS_OF_ENGLISH = {0xA0, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026}
BY_LETTER = 1


def alike_in_each_weight(value):
    for name in [name for name in vars(value) if name.endswith("Device")]:
        delattr(value, name)


def keep_between(letters, table):
    """What has none left is gone from the table."""
    kept = []
    for first, pair_set in zip(table.Coverage.glyphs, table.PairSet):
        pair_set.PairValueRecord = [
            pair for pair in pair_set.PairValueRecord if {first, pair.SecondGlyph} <= letters
        ]
        if pair_set.PairValueRecord:
            kept.append((first, pair_set))
    table.Coverage.glyphs = [first for first, _ in kept]
    table.PairSet = [pair_set for _, pair_set in kept]
    table.PairSetCount = len(kept)


def pair_tables_of(font):
    """Those by letter, then those by class of letters."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2:
                yield table


def values_of(table):
    if table.Format == BY_LETTER:
        pairs = [pair for pair_set in table.PairSet for pair in pair_set.PairValueRecord]
    else:
        pairs = [pair for first in table.Class1Record for pair in first.Class2Record]
    return [value for pair in pairs for value in (pair.Value1, pair.Value2) if value]


def place_as_at(font, path, weight):
    """Pairs and marks are the same in each weight as in that one."""
    still = instantiateVariableFont(TTFont(path), {"wght": weight})
    for name in ("GPOS", "GDEF"):
        if name in still:
            font[name] = still[name]
        elif name in font:
            del font[name]


def pair_english(font, letters, weight, units):
    for table in pair_tables_of(font):
        if table.Format == BY_LETTER:
            keep_between(letters, table)
        elif not weight:
            continue
        for value in values_of(table):
            alike_in_each_weight(value)
            if weight:
                value.XAdvance = round(getattr(value, "XAdvance", 0) / units) * units
        table.ValueFormat1 &= PLAIN
        table.ValueFormat2 &= PLAIN


def snap_curves(font, units):
    def near(point):
        return tuple(round(value / units) * units for value in point)

    glyphs, widths = font["glyf"], font["hmtx"]
    changes = font["gvar"].variations if "gvar" in font else {}
    for name in font.getGlyphOrder():
        glyph = glyphs[name]
        if glyph.isComposite():
            for part in glyph.components:
                part.x, part.y = near((part.x, part.y))
        elif glyph.numberOfContours > 0:
            for index, point in enumerate(glyph.coordinates):
                glyph.coordinates[index] = near(point)
            glyph.recalcBounds(glyphs)
            widths[name] = (widths[name][0], glyph.xMin)
        for change in changes.get(name, []):
            curves = len(change.coordinates) - POINTS_OF_WIDTH
            change.coordinates[:curves] = [
                point and near(point) for point in change.coordinates[:curves]
            ]


def trim(path, units, weight=None):
    font = TTFont(path)
    if weight:
        place_as_at(font, path, weight)
    codes = font.getBestCmap()
    if ord("a") in codes:
        letters = {glyph for code, glyph in codes.items() if code < 0x7F or code in MARKS_OF_ENGLISH}
        pair_english(font, letters, weight, units)
    snap_curves(font, units)
    font.flavor = "woff2"
    font.save(path)


trim(sys.argv[1], *map(int, sys.argv[2:]))
