/** Makes heads of texts in public/heads, as wide as a page and narrow for phones, from scenes: `node tools/make-heads.ts [scene …]`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "#lib/cli/root.ts";
import { HEAD_SCENES, type HeadScene } from "#lib/domain/content/head-scenes.ts";
import { layGrain } from "#lib/shop/goods/media/paper/grain.ts";
import { layShadow } from "#lib/shop/goods/media/paper/shadow.ts";
import { wholeScene } from "#lib/shop/goods/media/scenes/whole.ts";

/** Pixels of a scene's unit, and what of it is shown: words stand on the left, the scene on the right. */
const SCALE = 12;
const WIDE = { left: -118, top: 27, width: 230, height: 72 };
const NARROW = { left: -8, width: 116 };
const AVIF = { quality: 42, effort: 4, chromaSubsampling: "4:2:0" } as const;

/** For the few browsers without AVIF. */
const WEBP = { quality: 42, effort: 6 } as const;

export const headFile = (scene: HeadScene, size: "s" | "l", format: "avif" | "webp" = "avif") =>
	join(ROOT, "public/heads", `${scene}-${size}.${format}`);

async function makeHead(scene: HeadScene): Promise<void> {
	const { left, top, width, height } = WIDE;
	const shift = `translate(${-left * SCALE} ${-top * SCALE})`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width * SCALE}" height="${height * SCALE}"><g transform="${shift}">${wholeScene([`art:scene-${scene}`])}</g></svg>`;
	const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	await layGrain(data, info.width, info.height);
	await layShadow(data, info.width, info.height);
	const whole = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).removeAlpha();
	const cut = { left: (NARROW.left - left) * SCALE, top: 0, width: NARROW.width * SCALE, height: height * SCALE };
	await whole().resize(1860).avif(AVIF).toFile(headFile(scene, "l"));
	await whole()
		.resize(1240)
		.webp(WEBP)
		.toFile(headFile(scene, "l", "webp"));
	await whole().extract(cut).resize(800).avif(AVIF).toFile(headFile(scene, "s"));
	await whole()
		.extract(cut)
		.resize(640)
		.webp(WEBP)
		.toFile(headFile(scene, "s", "webp"));
}

if (import.meta.main) {
	const asked = process.argv.slice(2);
	mkdirSync(join(ROOT, "public/heads"), { recursive: true });
	for (const scene of HEAD_SCENES) if (asked.length === 0 || asked.includes(scene)) await makeHead(scene);
}
