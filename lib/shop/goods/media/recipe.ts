/** How a picture of the demo goods is composed. */

/** One drawn thing in a picture: `emoji:<name>` of Fluent Emoji, or `art:<name>` drawn in `lib/shop/goods/media/art`. */
export type PicturePiece =
	| `emoji:${string}`
	| `art:${string}`
	| {
			art: `emoji:${string}` | `art:${string}`;
			/** Main colour of own art, `#rrggbb`. */
			color?: string;
			/** Degrees to turn the hue of an emoji, 0–359. */
			hue?: number;
			/** Second colour of own art, `#rrggbb`. */
			color2?: string;
			/** Digit or letter for art that carries one (number balloon, number candle). */
			sign?: string;
	  };

export type PictureLayout =
	/** one piece, large */
	| "single"
	/** two pieces, overlapping a little */
	| "pair"
	/** three pieces, triangle */
	| "trio"
	/** 5–9 pieces as a loose bunch (a balloon bouquet) */
	| "bunch"
	/** 2–5 pieces side by side */
	| "row"
	/** 4–9 pieces in a grid (packs, tableware sets) */
	| "grid"
	/** pieces hanging on a line (garlands, banners) */
	| "garland"
	/** a large piece with up to four small ones round it (sets, costumes with accessories) */
	| "set"
	/** many small pieces scattered (confetti, stickers) */
	| "scatter";

export type PictureRecipe = {
	layout: PictureLayout;
	pieces: PicturePiece[];
	/** Background tint `#rrggbb`; without one, the tint of the default category. */
	tint?: string;
};
