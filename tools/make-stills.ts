/** Makes pictures of scenes that are files: stills of the shop's own videos. `node tools/make-stills.ts` */
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "#lib/cli/root.ts";
import { rasterise } from "#lib/shop/goods/media/rasterise.ts";
import type { PicturePiece } from "#lib/shop/goods/media/recipe.ts";

const VIDEOS = "lib/shop/content/video/files";
/** Where in a scene of 1200 × 1500 the cut begins, and how high it is. */
const POSTER = { top: 365, height: 675 };
/** Of every still, in pixels. */
export const WIDTH = 800;

type Still = { file: string; cut: typeof POSTER; pieces: PicturePiece[] };
const poster = (video: string, scene: PicturePiece): Still => ({
	file: `${VIDEOS}/${video}/poster.webp`,
	cut: POSTER,
	pieces: [scene],
});

export const STILLS: readonly Still[] = [
	poster("nafouknuti-balonku", "art:step-blow-up"),
	poster("balonkova-girlanda", "art:scene-garland"),
	poster("darek-s-masli", "art:step-gift"),
];

async function draw({ file, cut, pieces }: Still): Promise<void> {
	const { data, width, height, channels } = await rasterise({ layout: "whole", pieces }, { seed: file });
	await sharp(data, { raw: { width, height, channels } })
		.extract({ left: 0, width, ...cut })
		.removeAlpha()
		.resize(WIDTH)
		.webp({ quality: 72, effort: 6 })
		.toFile(join(ROOT, file));
}

if (import.meta.main) for (const still of STILLS) await draw(still);
