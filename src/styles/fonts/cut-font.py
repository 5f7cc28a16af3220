"""Cuts the headings' font to what pages use: cut-font.py SOURCE.woff2 TARGET.woff2 (docs/decisions/0009)."""

import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

UNITS_PER_EM = 1000
ASCII = "".join(map(chr, range(0x20, 0x7F)))
BEYOND_ASCII = "\u00a0¡£«°·»¼½¿ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖ×ÙÚÛÜàáâäæçèéêëíîïñóôöùúûüÿŒœ–—‘’“”…−€"

source, target = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)

# Figures as high as capitals, for prices and telephone numbers, where the source has lower ones first.
lookups = font["GSUB"].table.LookupList.Lookup
for record in font["GSUB"].table.FeatureList.FeatureRecord:
    if record.FeatureTag != "lnum":
        continue
    for step in (step for index in record.Feature.LookupListIndex for step in lookups[index].SubTable):
        for table in font["cmap"].tables:
            for character in map(ord, "0123456789$%#£€"):
                table.cmap[character] = step.mapping.get(table.cmap.get(character), table.cmap.get(character))

options = Options(hinting=False, layout_features=["tnum"], name_IDs=[1, 6], notdef_outline=False)
options.drop_tables += ["GDEF", "GPOS", "STAT", "gasp"]
cutter = Subsetter(options)
has_parts = font["glyf"][font.getBestCmap()[ord("Ü")]].isComposite()
cutter.populate(text=ASCII + BEYOND_ASCII + ("" if has_parts else "¨"))
cutter.subset(font)
font["cmap"].tables = [table for table in font["cmap"].tables if table.platformID == 3]

# The one letter of French that the sources lack: Y below the dots of Ü, moved by half of what it is wider.
glyphs, widths, letters = font["glyf"], font["hmtx"], font.getBestCmap()
y, u, trema = letters[ord("Y")], letters[ord("U")], glyphs[letters[ord("Ü")]]
if has_parts:
    _, dots = trema.components
    name, x, height = dots.glyphName, dots.x + (widths[y][0] - widths[u][0]) // 2, dots.y
else:
    # Ü is drawn in one piece: the dots that stand alone, over the middle of Y and as high as those of Ü.
    name = letters[ord("¨")]
    dots = glyphs[name]
    x, height = (widths[y][0] - dots.xMin - dots.xMax) // 2, trema.yMax - dots.yMax
pen = TTGlyphPen(glyphs)
pen.addComponent(y, (1, 0, 0, 1, 0, 0))
pen.addComponent(name, (1, 0, 0, 1, x, height))
glyphs["Ydieresis"] = pen.glyph()
glyphs["Ydieresis"].recalcBounds(glyphs)
widths["Ydieresis"] = (widths[y][0], glyphs["Ydieresis"].xMin)
for table in font["cmap"].tables:
    table.cmap[ord("Ÿ")] = "Ydieresis"

# Words keep apart without kerning.
for space in {letters[0x20], letters[0xA0]}:
    widths[space] = (max(widths[space][0], round(0.235 * font["head"].unitsPerEm)), widths[space][1])

# Like stands by like, drawn letters before composed ones: 1 % less once compressed.
places = {name: character for character, name in font.getBestCmap().items()}
names = sorted(glyphs.keys(), key=lambda name: (name != ".notdef", glyphs[name].isComposite(), places.get(name, 0x10FFFF), name))
glyphs.glyphOrder = names
font.setGlyphOrder(names)

scale_upem(font, UNITS_PER_EM)
font.flavor = "woff2"
font.save(target)
