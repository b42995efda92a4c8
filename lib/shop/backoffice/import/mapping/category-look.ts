import { createHash } from "node:crypto";
import { type NewPicture, recipePicture } from "../import-pictures.ts";

/** Pastels of the top categories; those below inherit theirs. */
const TINTS = ["#ffe1e6", "#dcefff", "#fff3bf", "#e3f4d7", "#e9e4ff", "#ffeccf", "#d9f2ea", "#fbe3f4"] as const;
/** Drawings for any party, since the kind of goods is unknown. */
const ART = [
	"confetti",
	"party-bag",
	"streamer",
	"flag",
	"lantern",
	"rosette",
	"pompom",
	"balloon",
	"party-hat",
] as const;

export type CategoryLook = { tint: string; picture: NewPicture };

/** Look of a category made from a path: always the same, and different from most of its neighbours. */
export function categoryLook(pathKey: string, parentTint: string | null): CategoryLook {
	const [first = 0, second = 0] = createHash("sha256").update(pathKey).digest();
	const tint = parentTint ?? TINTS[first % TINTS.length] ?? TINTS[0];
	return {
		tint,
		picture: recipePicture(tint, { layout: "trio", pieces: Array(3).fill(`art:${ART[second % ART.length]}`) }),
	};
}
