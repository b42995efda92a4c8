/**
 * Makes the large scenes of the home page in public/heroes and the strips of lists in public/strips, from tools/heroes:
 * `node tools/make-heroes.ts [name …]`. Takes three minutes.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#lib/cli/root.ts";
import { LIST_STRIPS, type ListStrip } from "#lib/domain/goods/strips.ts";
import { THEMES, type Theme } from "#lib/domain/goods/theme-accents.ts";
import { SIZE } from "./heroes/hero-paper.ts";
import { HEROES, type HeroName } from "./heroes/heroes.ts";
import { LIST_STRIPS_DRAWN } from "./heroes/list-strips.ts";
import { paintLayers, SCALE } from "./heroes/paint-layers.ts";
import { type Strip, stripLayers } from "./heroes/theme-frame.ts";
import { STRIPS } from "./heroes/theme-strips.ts";

export const HERO_NAMES = Object.keys(HEROES) as HeroName[];
export const heroFile = (name: HeroName, size: "s.avif" | "m.avif" | "l.avif" | "l.webp") =>
	join(ROOT, "public/heroes", `${name}-${size}`);
export const stripFile = (name: Theme | ListStrip, size: "s" | "l", format: "avif" | "webp" = "avif") =>
	join(ROOT, "public/strips", `${name}-${size}.${format}`);

const AVIF = { quality: 45, effort: 6, chromaSubsampling: "4:2:0", tune: "ssim" } as const;
/** For the few browsers without AVIF. */
const WEBP = { quality: 50, effort: 6 } as const;
/** The corner with the figures, for phones and tablets. */
const NEAR = { left: 560, top: 166, width: 680, height: 304 };
const STRIP_TALL = 220;
/** What phones show of a strip: lists begin higher there than themes, so that their goods do. */
const ON_PHONES = {
	theme: { left: 715, top: 0, width: 525, height: STRIP_TALL },
	list: { left: 437, top: 0, width: 803, height: STRIP_TALL },
};

const inPixels = (area: typeof NEAR) => ({
	left: area.left * SCALE,
	top: area.top * SCALE,
	width: area.width * SCALE,
	height: area.height * SCALE,
});

async function makeHero(name: HeroName): Promise<void> {
	const whole = await paintLayers(HEROES[name].layers, SIZE.height);
	const near = () => whole().extract(inPixels(NEAR));
	await near().resize(800).avif(AVIF).toFile(heroFile(name, "s.avif"));
	await near().avif(AVIF).toFile(heroFile(name, "m.avif"));
	await whole().resize(1860).avif(AVIF).toFile(heroFile(name, "l.avif"));
	await whole().resize(SIZE.width).webp({ quality: 70, effort: 6 }).toFile(heroFile(name, "l.webp"));
}

async function makeStrip(name: Theme | ListStrip, strip: Strip, onPhones: typeof NEAR): Promise<void> {
	const wide = await paintLayers(stripLayers(strip, "wide"), STRIP_TALL);
	const narrow = await paintLayers(stripLayers(strip, "narrow"), STRIP_TALL);
	const near = () => narrow().extract(inPixels(onPhones));
	await wide().resize(1860).avif(AVIF).toFile(stripFile(name, "l"));
	await wide()
		.resize(1240)
		.webp(WEBP)
		.toFile(stripFile(name, "l", "webp"));
	await near().resize(800).avif(AVIF).toFile(stripFile(name, "s"));
	await near()
		.resize(640)
		.webp(WEBP)
		.toFile(stripFile(name, "s", "webp"));
}

if (import.meta.main) {
	const asked = process.argv.slice(2);
	const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
	for (const folder of ["heroes", "strips"]) mkdirSync(join(ROOT, "public", folder), { recursive: true });
	for (const name of HERO_NAMES) if (isAsked(name)) await makeHero(name);
	for (const theme of THEMES) if (isAsked(theme)) await makeStrip(theme, STRIPS[theme], ON_PHONES.theme);
	for (const list of LIST_STRIPS) if (isAsked(list)) await makeStrip(list, LIST_STRIPS_DRAWN[list], ON_PHONES.list);
}
