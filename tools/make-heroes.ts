/**
 * Makes the large scenes of the home page in public/heroes and the strips of themes in public/strips, from tools/heroes:
 * `node tools/make-heroes.ts [name …]`. Takes two minutes.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#lib/cli/root.ts";
import { THEMES, type Theme } from "#lib/domain/goods/theme-accents.ts";
import { SIZE } from "./heroes/hero-paper.ts";
import { HEROES, type HeroName } from "./heroes/heroes.ts";
import { paintLayers, SCALE } from "./heroes/paint-layers.ts";
import { stripLayers } from "./heroes/theme-frame.ts";
import { STRIPS } from "./heroes/theme-strips.ts";

export const HERO_NAMES = Object.keys(HEROES) as HeroName[];
export const heroFile = (name: HeroName, size: "s.avif" | "m.avif" | "l.avif" | "l.webp") =>
	join(ROOT, "public/heroes", `${name}-${size}`);
export const stripFile = (theme: Theme, size: "s" | "l") => join(ROOT, "public/strips", `${theme}-${size}.avif`);

const AVIF = { quality: 45, effort: 6, chromaSubsampling: "4:2:0", tune: "ssim" } as const;
/** The corner with the figures, for phones and tablets. */
const NEAR = { left: 560, top: 166, width: 680, height: 304 };
const STRIP = { height: 220, narrow: { left: 715, top: 0, width: 525, height: 220 } };

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

async function makeStrip(theme: Theme): Promise<void> {
	const [wide, narrow] = [
		await paintLayers(stripLayers(STRIPS[theme], "wide"), STRIP.height),
		await paintLayers(stripLayers(STRIPS[theme], "narrow"), STRIP.height),
	];
	await wide().resize(1860).avif(AVIF).toFile(stripFile(theme, "l"));
	await narrow().extract(inPixels(STRIP.narrow)).resize(800).avif(AVIF).toFile(stripFile(theme, "s"));
}

if (import.meta.main) {
	const asked = process.argv.slice(2);
	const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
	for (const folder of ["heroes", "strips"]) mkdirSync(join(ROOT, "public", folder), { recursive: true });
	for (const name of HERO_NAMES) if (isAsked(name)) await makeHero(name);
	for (const theme of THEMES) if (isAsked(theme)) await makeStrip(theme);
}
