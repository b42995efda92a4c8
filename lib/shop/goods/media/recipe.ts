/** How a picture of the demo goods is composed. */
import { z } from "zod";
import { PART_KINDS } from "./art/part.ts";

const art = z.union([z.templateLiteral(["emoji:", z.string()]), z.templateLiteral(["art:", z.string()])]);

/** One piece of a picture: `emoji:<name>` of Fluent Emoji, or `art:<name>` drawn in `lib/shop/goods/media/art`. */
const picturePiece = z.union([
	art,
	z.strictObject({
		art,
		/** Main colour of a drawing, `#rrggbb`. */
		color: z.string().optional(),
		/** Hue rotation of an emoji, or of what is printed, in degrees, 0–359. */
		hue: z.number().optional(),
		/** Second colour of a drawing, `#rrggbb`. */
		color2: z.string().optional(),
		/** Digit or letter for a drawing that has one (number balloon, number candle); variant of a scene. */
		sign: z.string().optional(),
		/** Name of an emoji that is printed on a drawing which has room for one (plate, cup, napkin, balloon); `hue` turns it. */
		print: z.string().optional(),
		/** Whether it is a foil balloon of this figure. */
		foil: z.literal(true).optional(),
		/** How many of it there are, for the layout `contents`. */
		count: z.number().int().positive().optional(),
	}),
]);
export type PicturePiece = z.infer<typeof picturePiece>;

export const pictureLayout = z.enum([
	/** one piece, large */
	"single",
	/** two pieces, overlapping a little */
	"pair",
	/** three pieces, triangle */
	"trio",
	/** 5–9 pieces as a loose bunch (a balloon bouquet) */
	"bunch",
	/** 2–5 pieces side by side */
	"row",
	/** 4–9 pieces in a grid (packs, tableware sets) */
	"grid",
	/** pieces hanging on a line (garlands, banners); a word hangs on one, what has no letter below it */
	"garland",
	/** a large piece with up to four small ones round it (sets, costumes with accessories) */
	"set",
	/** many small pieces scattered (confetti, stickers) */
	"scatter",
	/** balloons of several sizes as an arch to walk through */
	"arch",
	/** balloons of several sizes as a thick garland that winds down one side */
	"swag",
	/** a table laid for four with the pieces, seen from near; flags and balloons above it (sets of tableware, parties) */
	"table",
	/** one place at the table from near: a plate, its napkin, cup and cutlery (sets) */
	"setting",
	/** the first piece beside a hand, a child or a door in the same scale, with its height in centimetres (`cm`) */
	"scale",
	/** a costume or the first piece large, flags and balloons behind, up to four pieces in front (themes) */
	"scene",
	/** scenes of `lib/shop/goods/media/scenes`, each over the whole picture, from back to front (texts, branches) */
	"whole",
	/** every piece with its number on a tag, as it lies in the box (sets) */
	"contents",
	/** a costume taken apart on a sheet to be cut out, without what is not in the package (`without`) */
	"parts",
]);
export type PictureLayout = z.infer<typeof pictureLayout>;

export const pictureRecipe = z.strictObject({
	layout: pictureLayout,
	pieces: z.array(picturePiece),
	/** Height of the first piece in centimetres, for the layout `scale`; of a costume, that of who wears it. */
	cm: z.number().positive().optional(),
	/** Sizes that are written at its line instead, as "98-134 CM": heights of those whom it fits. */
	sizes: z.string().optional(),
	/** Kinds of parts that are drawn on the figure and not sold with the costume, for the layout `parts`. */
	without: z.array(z.enum(PART_KINDS)).optional(),
	/** Background `#rrggbb`; default: the tint of the default category. */
	tint: z.string().optional(),
});
export type PictureRecipe = z.infer<typeof pictureRecipe>;
