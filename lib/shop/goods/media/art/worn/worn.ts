/** What is worn with a costume or instead of one, by the name that recipes use after `art:`. */

import type { Art } from "../kit.ts";
import { braid, dreads } from "./hair.ts";
import { cowboyHat, dinoTail, sombrero, spaceHelmet } from "./hats.ts";
import { earsBand, flowerWreath, haloBand, yearBand } from "./headbands.ts";
import { fangs, glassesYear, maskPlague, maskTrex } from "./masks.ts";
import { badge, sash, veil } from "./sashes.ts";

export const WORN: Record<string, Art> = {
	"halo-band": haloBand,
	"ears-band": earsBand,
	"year-band": yearBand,
	"flower-wreath": flowerWreath,
	sash,
	veil,
	badge,
	"mask-plague": maskPlague,
	"mask-trex": maskTrex,
	"glasses-year": glassesYear,
	fangs,
	"cowboy-hat": cowboyHat,
	sombrero,
	"dino-tail": dinoTail,
	"space-helmet": spaceHelmet,
	braid,
	dreads,
};
