/** Makes the stills of the shop's own videos from their scenes: `node tools/make-posters.ts`. */
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "#lib/cli/root.ts";
import { rasterise } from "#lib/shop/goods/media/rasterise.ts";
import type { PicturePiece } from "#lib/shop/goods/media/recipe.ts";

const POSTERS: Record<string, PicturePiece> = {
	"nafouknuti-balonku": "art:step-blow-up",
	"balonkova-girlanda": "art:scene-garland",
	"darek-s-masli": "art:step-gift",
};
const SIZE = { width: 800, height: 450 };
/** Where in a scene of 1200 × 1500 a still of 16 : 9 begins. */
const TOP = 365;

for (const [video, scene] of Object.entries(POSTERS)) {
	const { data, width, height, channels } = await rasterise({ layout: "whole", pieces: [scene] }, { seed: video });
	await sharp(data, { raw: { width, height, channels } })
		.extract({ left: 0, top: TOP, width, height: (width * SIZE.height) / SIZE.width })
		.removeAlpha()
		.resize(SIZE.width)
		.webp({ quality: 74, effort: 6 })
		.toFile(join(ROOT, "lib/shop/content/video/files", video, "poster.webp"));
}
