/** Makes the pictures in public/ from public/icon.svg and the shop's art: `node tools/make-icons.ts`. Deterministic. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "#lib/cli/root.ts";
import { LOCALES } from "#lib/domain/locale.ts";
import { DRESS, mailLogoSvg } from "#lib/shop/content/pictures/brand.ts";
import { drawShare } from "#lib/shop/content/pictures/draw-share.ts";
import { encodePicture } from "#lib/shop/goods/media/encode.ts";
import { rasterise } from "#lib/shop/goods/media/rasterise.ts";
import type { PictureRecipe } from "#lib/shop/goods/media/recipe.ts";
import { loadMessages } from "#lib/shop/kernel/messages.ts";

const PUBLIC = join(ROOT, "public");

/** `scale` is the logo's size on its background; systems that mask icons need a background without round corners. */
const ICONS = [
	{ file: "icon-192.png", size: 192, hasCorners: false, scale: 1 },
	{ file: "icon-512.png", size: 512, hasCorners: false, scale: 1 },
	{ file: "apple-touch-icon.png", size: 180, hasCorners: true, scale: 0.94 },
	// The middle circle of 80 % is never cut off (W3C Web App Manifest, icon masks).
	{ file: "icon-maskable-512.png", size: 512, hasCorners: true, scale: 0.8 },
] as const;

const BALLOONS: PictureRecipe = {
	layout: "bunch",
	pieces: [
		{ art: "art:balloon", color: DRESS.primary },
		{ art: "art:balloon", color: DRESS.sunflower },
		{ art: "art:balloon-confetti" },
		{ art: "art:balloon", color: DRESS.mint },
		{ art: "art:foil-heart" },
		{ art: "art:balloon-dots", color: DRESS.sky },
		{ art: "art:foil-star" },
	],
};
const TINT = "#ffe1e6";

/** The logo of icon.svg without its background, which has round corners. */
function signOf(svg: string): string {
	const sign = /<rect[^>]*\/>(.*)<\/svg>/s.exec(svg)?.[1];
	if (sign === undefined) throw new Error("public/icon.svg is not a ground with a sign on it");
	return sign;
}

function iconSvg(sign: string, { hasCorners, scale }: { hasCorners: boolean; scale: number }): string {
	const ground = `<rect width="48" height="48" rx="${hasCorners ? 0 : 12}" fill="${DRESS.paper}"/>`;
	const placed = `<g transform="translate(24 24) scale(${scale}) translate(-24.3 -24)">${sign}</g>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${ground}${placed}</svg>`;
}

async function makeIcons(): Promise<void> {
	const sign = signOf(readFileSync(join(PUBLIC, "icon.svg"), "utf8"));
	for (const icon of ICONS) {
		const drawn = sharp(Buffer.from(iconSvg(sign, icon)), { density: (72 * icon.size) / 48 }).resize(
			icon.size,
			icon.size,
		);
		// Apple paints transparent pixels black.
		const solid = icon.hasCorners ? drawn.removeAlpha() : drawn;
		writeFileSync(join(PUBLIC, icon.file), await solid.png({ compressionLevel: 9, effort: 10 }).toBuffer());
	}
}

async function makeSharePictures(): Promise<void> {
	const bitmap = await rasterise(BALLOONS, { seed: "konfety" });
	const picture = await encodePicture(bitmap, 800, "avif", TINT);
	for (const locale of LOCALES) {
		const { claim: title } = (await loadMessages(locale)).shop;
		const drawn = await drawShare({ title, locale, tint: TINT, picture });
		writeFileSync(join(PUBLIC, `share-${locale}.jpg`), drawn);
	}
}

/** Mail programs show no SVG; three pixels for one, for phones. */
async function makeMailLogos(): Promise<void> {
	for (const [file, kind] of [
		["mail-logo.png", "light"],
		["mail-logo-dark.png", "dark"],
		["mail-sign.png", "sign"],
	] as const) {
		const drawn = sharp(Buffer.from(mailLogoSvg(kind)), { density: 3 * 72 });
		writeFileSync(join(PUBLIC, file), await drawn.png({ compressionLevel: 9, effort: 10, palette: true }).toBuffer());
	}
}

await makeIcons();
await makeMailLogos();
await makeSharePictures();
