"""Less in a font, drawn the same: python3 trim-font.py FILE.woff2 UNITS [WEIGHT] writes it anew.

Pairs of letters that come closer than their classes do are kept for English text, alike in each weight; other pairs follow
their classes, with WEIGHT as they do in that one: a quarter of a pixel from what is right at most, in headings. Points of curves lie on multiples of UNITS; how wide a letter is stays to the unit, or lines would break
elsewhere.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.models import piecewiseLinearMap
from fontTools.varLib.varStore import VarStoreInstancer

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


BY_LETTER = 1


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


def at_weight(font, weight):
    """@returns how much a value changes up to that weight, by its device table"""
    axis = font["fvar"].axes[0]
    place = (weight - axis.defaultValue) / (axis.maxValue - axis.defaultValue)
    place = {axis.axisTag: piecewiseLinearMap(place, font["avar"].segments[axis.axisTag])}
    store = VarStoreInstancer(font["GDEF"].table.VarStore, font["fvar"].axes, place)
    return lambda device: store[(device.StartSize << 16) + device.EndSize] if device else 0


def pair_as_at(font, weight, units):
    """Pairs are the same in each weight as in that one, to multiples of units; then nothing is left that marks vary by."""
    change = at_weight(font, weight)
    for table in pair_tables_of(font):
        for value in values_of(table):
            more = change(getattr(value, "XAdvDevice", None))
            value.XAdvance = round((value.XAdvance + more) / units) * units
            alike_in_each_weight(value)
        table.ValueFormat1 &= PLAIN
    del font["GDEF"]


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


def trim(path, units, weight=None):
    font = TTFont(path)
    letters = {
        glyph
        for code, glyph in font.getBestCmap().items()
        if code < 0x7F or code in MARKS_OF_ENGLISH
    }
    by_letter = [table for table in pair_tables_of(font) if table.Format == BY_LETTER]
    for table in by_letter if letters else []:
        keep_between(letters, table)
        for value in values_of(table):
            alike_in_each_weight(value)
        table.ValueFormat1 &= PLAIN
        table.ValueFormat2 &= PLAIN
    if weight:
        pair_as_at(font, weight, units)
    snap_curves(font, units)
    font.flavor = "woff2"
    font.save(path)


trim(sys.argv[1], *map(int, sys.argv[2:]))
