"""Marks beside the letters of a script: python3 add-marks.py FILE MARKS writes into FILE what MARKS, a font of the same
family at the same weights, draws, so that commas and points come with the letters and no second font loads for them.
"""

import sys

from fontTools.ttLib import TTFont


def add_marks(path, marks_path):
    font, marks = TTFont(path), TTFont(marks_path)
    # Before glyphs are added: tables count them as they are read.
    font.ensureDecompiled()
    names = {glyph: f"mark-{glyph}" for glyph in marks.getGlyphOrder() if glyph != ".notdef"}
    font.setGlyphOrder([*font.getGlyphOrder(), *names.values()])
    font["glyf"].glyphOrder = font.getGlyphOrder()
    for glyph, name in names.items():
        drawn = marks["glyf"][glyph]
        for part in drawn.components if drawn.isComposite() else []:
            part.glyphName = names[part.glyphName]
        font["glyf"].glyphs[name] = drawn
        font["hmtx"].metrics[name] = marks["hmtx"][glyph]
        if "gvar" in font:
            font["gvar"].variations[name] = marks["gvar"].variations.get(glyph, [])
    for table in font["cmap"].tables:
        table.cmap = {code: names[glyph] for code, glyph in marks.getBestCmap().items()} | table.cmap
    # How widths change is in the curves as well; the table would have to be made anew.
    if "HVAR" in font:
        del font["HVAR"]
    font.save(path)


add_marks(*sys.argv[1:])
