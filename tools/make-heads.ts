/**
 * Makes heads of texts in public/heads, as wide as a page and narrow for phones, from the scenes of their pictures in
 * demo/texts, and the list by which the storefront knows them: `node tools/make-heads.ts [scene …]`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { ROOT } from "#lib/cli/root.ts";
import { layGrain } from "#lib/shop/goods/media/paper/grain.ts";
import { layShadow } from "#lib/shop/goods/media/paper/shadow.ts";
import { pictureKey } from "#lib/shop/goods/media/picture-files.ts";
import { pictureRecipe } from "#lib/shop/goods/media/recipe.ts";
import { wholeScene } from "#lib/shop/goods/media/scenes/whole.ts";

const TEXTS = ["posts", "pages", "services", "events"];
/** Pixels of a scene's unit, and what of it is shown: words stand on the left, the scene on the right. */
const SCALE = 12;
const WIDE = { left: -118, top: 27, width: 230, height: 72 };
const NARROW = { left: -8, width: 116 };
const AVIF = { quality: 42, effort: 4, chromaSubsampling: "4:2:0" } as const;

export const headFile = (scene: string, size: "s" | "l") => join(ROOT, "public/heads", `${scene}-${size}.avif`);

/** The scenes that are heads, by the keys of the pictures that show them. */
export function headsOfTexts(): Record<string, string> {
	const heads = TEXTS.flatMap((folder) =>
		readdirSync(join(ROOT, "demo/texts", folder))
			.filter((file) => file.endsWith(".cs.md"))
			.flatMap((file) => {
				const text = readFileSync(join(ROOT, "demo/texts", folder, file), "utf8");
				const { picture } = parse(text.split("---\n")[1] ?? "");
				const recipe = pictureRecipe.safeParse(picture).data;
				const [piece] = recipe?.pieces ?? [];
				if (recipe?.layout !== "whole" || recipe.pieces.length > 1 || typeof piece !== "string") return [];
				return [[pictureKey(recipe, recipe.tint ?? ""), piece.replace("art:scene-", "")] as const];
			}),
	);
	return Object.fromEntries(heads.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function makeHead(scene: string): Promise<void> {
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
	const narrow = { left: (NARROW.left - left) * SCALE, top: 0, width: NARROW.width * SCALE, height: height * SCALE };
	await whole().resize(1860).avif(AVIF).toFile(headFile(scene, "l"));
	await whole().extract(narrow).resize(800).avif(AVIF).toFile(headFile(scene, "s"));
}

if (import.meta.main) {
	const heads = headsOfTexts();
	const asked = process.argv.slice(2);
	mkdirSync(join(ROOT, "public/heads"), { recursive: true });
	for (const scene of new Set(Object.values(heads)))
		if (asked.length === 0 || asked.includes(scene)) await makeHead(scene);
	const lines = Object.entries(heads).map(
		([key, scene]) => `\t${/^[a-f]/.test(key) ? key : `"${key}"`}: "${scene}",\n`,
	);
	writeFileSync(
		join(ROOT, "lib/storefront/content/heads.ts"),
		`/** Scenes in public/heads by the key of the picture that they are the wide form of. Made by tools/make-heads.ts. */\nexport const HEADS: Readonly<Record<string, string>> = {\n${lines.join("")}};\n`,
	);
}
