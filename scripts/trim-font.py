"""Less in a font, drawn the same: python3 trim-font.py FILE.woff2 UNITS writes it anew.

Pairs of letters that come closer than their classes do are kept for English text, alike in each weight; other pairs follow
their classes. Points of curves lie on multiples of UNITS; how wide a letter is stays to the unit, or lines would break
elsewhere.
"""

import sys

from fontTools.ttLib import TTFont

PLAIN = 0xF
POINTS_OF_WIDTH = 4
MARKS_OF_ENGLISH = {0xA0, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026}


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


def exceptions_of(font):
    """Tables of pairs by letter; those by class of letters come after them."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2 and table.Format == 1:
                yield table


def snap_curves(font, units):
    def near(point):
        return tuple(round(value / units) * units for value in point)

    glyphs, widths, changes = font["glyf"], font["hmtx"], font["gvar"].variations
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


def trim(path, units):
    font = TTFont(path)
    letters = {
        glyph
        for code, glyph in font.getBestCmap().items()
        if code < 0x7F or code in MARKS_OF_ENGLISH
    }
    for table in exceptions_of(font) if letters else []:
        keep_between(letters, table)
        for pair in (pair for pair_set in table.PairSet for pair in pair_set.PairValueRecord):
            for value in filter(None, [pair.Value1, pair.Value2]):
                alike_in_each_weight(value)
        table.ValueFormat1 &= PLAIN
        table.ValueFormat2 &= PLAIN
    snap_curves(font, units)
    font.flavor = "woff2"
    font.save(path)


trim(sys.argv[1], int(sys.argv[2]))
