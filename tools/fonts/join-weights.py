"""Joins fonts that differ in weight alone into one: join-weights.py OUT.woff2 400=regular.ttf 700=bold.ttf"""

import sys
from fontTools import varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont

out, *given = sys.argv[1:]
weights = {int(weight): path for weight, path in (part.split("=", 1) for part in given)}

document = DesignSpaceDocument()
axis = AxisDescriptor(tag="wght", name="Weight", minimum=min(weights), default=min(weights), maximum=max(weights))
document.addAxis(axis)
for weight, path in weights.items():
    document.addSource(
        SourceDescriptor(font=TTFont(path), path=path, location={"Weight": weight}, styleName=str(weight))
    )
font, _, _ = varLib.build(document)
font.flavor = "woff2"
font.save(out)
