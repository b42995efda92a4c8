/** Makes the patterns of themes in public/themes: `node tools/make-theme-papers.ts`. Deterministic. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#lib/cli/root.ts";
import { THEME_ACCENTS, THEMES, type Theme } from "#lib/domain/goods/theme-accents.ts";

const HEART = "M0 7C-9 0-8-6-4-6c2 0 3.4 1.4 4 3 .6-1.6 2-3 4-3 4 0 5 6-4 13z";
const STAR = "M0-9l2.6 5.6 6.1.7-4.5 4.2 1.2 6L0 4.5l-5.4 3 1.2-6-4.5-4.2 6.1-.7z";
const SPARK = "M0-8c.8 5 3 7.2 8 8-5 .8-7.2 3-8 8-.8-5-3-7.2-8-8 5-.8 7.2-3 8-8z";
const FOOTPRINT =
	"M0 8c-3 0-4-2-3-5l-5-7c-.6-1.6 1.4-2.6 2.4-1.2L-2-.6-1.4-8c.2-1.8 2.6-1.8 2.8 0L2-.6l3.6-4.6C6.6-6.6 8.6-5.6 8-4L3 3c1 3 0 5-3 5z";

/** Two shapes of each theme, about 18 wide around 0, 0. */
const SHAPES: Record<Theme, readonly [first: string, second: string]> = {
	pirati: [
		"M0-9a8 8 0 0 1 8 8c0 3-1 4-3 5v3c0 1-.6 1.6-1.6 1.6h-6.8C-4.4 8.6-5 8-5 7V4c-2-1-3-2-3-5a8 8 0 0 1 8-8zM-3.3-2a2 2 0 1 0 .01 0zM3.3-2a2 2 0 1 0 .01 0z",
		"M-7-4l3-3 4 4 4-4 3 3-4 4 4 4-3 3-4-4-4 4-3-3 4-4z",
	],
	jednorozci: ["M-9 5a9 9 0 0 1 18 0h-4a5 5 0 0 0-10 0z", STAR],
	dinosauri: [FOOTPRINT, FOOTPRINT],
	princezny: ["M-8-5l4 4 4-7 4 7 4-4-1.6 11h-12.8z", HEART],
	halloween: [
		"M0-4l1.6-2.6 1 3C5-6 8-6.4 10-4 7.6-3.4 7.4-1.4 7.6 1.4 6 0 4.4.4 3.4 2.6 2.4 1.4 1 2.6 0 6-1 2.6-2.4 1.4-3.4 2.6-4.4.4-6 0-7.6 1.4-7.4-1.4-7.6-3.4-10-4-8-6.4-5-6-2.6-3.6l1-3z",
		"M0-5c.2-2 1.4-3 3-3.2l.4 1.6c-1 .2-1.4.8-1.5 1.6C6-5.6 9-3 9 1s-3 7-6 7c-1.2 0-2-.4-3-.4S-1.8 8-3 8c-3 0-6-3-6-7s3-6.6 7-6z",
	],
	"cert-a-mikulas": [
		"M0-9c5 3 6.5 7 6 16h-12c-.5-9 1-13 6-16zM-1-4v3h-3v2h3v4h2v-4h3v-2h-3v-3z",
		"M0-8l1.8 4.9 5.1-.9L3.6 0l3.3 4-5.1-.9L0 8l-1.8-4.9-5.1.9L-3.6 0l-3.3-4 5.1.9z",
	],
	svatba: [
		"M-.5 9v-18h1V9zM.5 5c4 0 6-2 7-5-4 0-6 2-7 5zM-.5 5c-4 0-6-2-7-5 4 0 6 2 7 5zM.5-1c3.4 0 5-2 6-4.5-3.4 0-5.2 1.9-6 4.5zM-.5-1c-3.4 0-5-2-6-4.5 3.4 0 5.2 1.9 6 4.5z",
		HEART,
	],
	vesmir: [
		"M-5-2a5.5 5.5 0 0 1 10.4-.6c3 .2 4.6 1 4.4 2-.2 1.4-3.4 2.6-4.6 2.9A5.5 5.5 0 0 1-5 3.4C-8.6 3.8-10 3-9.8 2-9.6.7-7-.8-5-2z",
		SPARK,
	],
	safari: [
		"M0 8c-3.4 0-5.4-1.4-5.4-3.6C-5.4 1.8-2.6-1 0-1s5.4 2.8 5.4 5.4C5.4 6.6 3.4 8 0 8zM-7-4.6a2 2.5 0 1 1 0 5 2 2.5 0 1 1 0-5zM-2.6-8.6a2 2.6 0 1 1 0 5.2 2 2.6 0 1 1 0-5.2zM2.6-8.6a2 2.6 0 1 1 0 5.2 2 2.6 0 1 1 0-5.2zM7-4.6a2 2.5 0 1 1 0 5 2 2.5 0 1 1 0-5z",
		"M-8 8C-9-2-2-9 8-8 9 2 2 9-8 8zM-6 7L5-4l-1-1L-7 6z",
	],
	more: [
		"M-9 0c3-5 9-6 13-2l4-4c1 3 1 9 0 12L4 2C0 6-6 5-9 0zM-5-1.5a1 1 0 1 0 .01 0z",
		"M0 8l-2-2C-7 5-9 1-8-2c2-4 5-5 8-5s6 1 8 5c1 3-1 7-6 8zM-.4 3L-1-5h2L.4 3zM-2 3l-4-5.5 1.3-.9zM2 3l4-5.5-1.3-.9z",
	],
	hrdinove: ["M2-9L-7 1h5l-2 8 9-11H0z", STAR],
	silvestr: [
		"M0-9l1.2 6.1 5.2-3.5-3.5 5.2L9 0 2.9 1.2l3.5 5.2-5.2-3.5L0 9l-1.2-6.1-5.2 3.5 3.5-5.2L-9 0l6.1-1.2-3.5-5.2 5.2 3.5z",
		"M-7-3l5-2 1 3-5 2zM2-7l3 4-2.4 1.8-3-4zM-2 3l5 .6-.4 3-5-.6zM5 2l3-1.5L9 3 6 4z",
	],
	rozlucka: ["M0-2a5.5 5.5 0 1 1-.01 0zM0 .4a3.1 3.1 0 1 0 .01 0zM-3-9h6l2 2.4-5 4.2-5-4.2z", HEART],
	miminko: ["M-6 5a4 4 0 0 1-.6-8A5.4 5.4 0 0 1 3.6-4.6 4.6 4.6 0 0 1 6 5z", "M3-8a8 8 0 1 0 5 11A7 7 0 0 1 3-8z"],
};

/** A tile of paper shapes: one light from the upper left, so their shadow is to the lower right. Without ground. */
export function themePaper(theme: Theme): string {
	const [first, second] = SHAPES[theme];
	const shapes = `<g fill-rule="evenodd"><path transform="rotate(-12)" d="${first}"/><path transform="translate(28 28)rotate(14)" d="${second}"/></g>`;
	const at = (x: number, y: number, paint: string) =>
		shapes.replace("<g", `<g transform="translate(${x} ${y})" ${paint}`);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56" width="56" height="56">${at(14.8, 15, 'fill="#2b1846" opacity=".06"')}${at(14, 14, `fill="${THEME_ACCENTS[theme]}" opacity=".17"`)}</svg>\n`;
}

export const themePaperFile = (theme: Theme) => join(ROOT, "public/themes", `${theme}.svg`);

if (import.meta.main) for (const theme of THEMES) writeFileSync(themePaperFile(theme), themePaper(theme));
