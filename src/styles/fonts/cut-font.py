"""Cuts the headings' font to what pages use: cut-font.py SOURCE.woff2 TARGET.woff2 (docs/decisions/0009)."""

import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

UNITS_PER_EM = 1000
ASCII = "".join(map(chr, range(0x20, 0x7F)))
BEYOND_ASCII = "\u00a0«°·»¼½ÀÂÄÆÇÈÉÊËÎÏÔÖ×ÙÛÜàâäæçèéêëîïôöùûüÿŒœ–—‘’“”…−"

source, target = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)

options = Options(hinting=False, layout_features=["tnum"], name_IDs=[1], notdef_outline=False)
options.drop_tables += ["GDEF", "GPOS", "STAT", "gasp"]
cutter = Subsetter(options)
cutter.populate(text=ASCII + BEYOND_ASCII)
cutter.subset(font)
font["cmap"].tables = [table for table in font["cmap"].tables if table.platformID == 3]

# The one letter of French that the source lacks: Y below the dots of Ü, moved by half of what it is wider.
glyphs, widths, letters = font["glyf"], font["hmtx"], font.getBestCmap()
y, (_, dots) = letters[ord("Y")], glyphs[letters[ord("Ü")]].components
wider = widths[y][0] - widths[letters[ord("U")]][0]
pen = TTGlyphPen(glyphs)
pen.addComponent(y, (1, 0, 0, 1, 0, 0))
pen.addComponent(dots.glyphName, (1, 0, 0, 1, dots.x + wider // 2, dots.y))
glyphs["Ydieresis"] = pen.glyph()
glyphs["Ydieresis"].recalcBounds(glyphs)
widths["Ydieresis"] = (widths[y][0], glyphs["Ydieresis"].xMin)
for table in font["cmap"].tables:
    table.cmap[ord("Ÿ")] = "Ydieresis"

# Like stands by like, drawn letters before composed ones: 1 % less once compressed.
places = {name: character for character, name in font.getBestCmap().items()}
names = sorted(glyphs.keys(), key=lambda name: (name != ".notdef", glyphs[name].isComposite(), places.get(name, 0x10FFFF), name))
glyphs.glyphOrder = names
font.setGlyphOrder(names)

scale_upem(font, UNITS_PER_EM)
font.flavor = "woff2"
font.save(target)
