import { THEMES } from "./theme-accents.ts";
import { THEMES_KEY } from "./themes.ts";

/** Departments whose lists begin with a strip of paper, by the keys of their categories, and the colour of the scallops below it. */
export const DEPARTMENT_ACCENTS = {
	balonky: "#d9577a",
	kostymy: "#8a6fd0",
	doplnky: "#cf7d3a",
	stolovani: "#4fae8c",
	dekorace: "#5f94d0",
	"dort-a-hry": "#d9952a",
	temata: "#4f9a52",
	sady: "#c06fa6",
} as const satisfies Record<string, `#${string}`>;

/** Lists of no category. */
export const LIST_ACCENTS = { sale: "#d3104f", new: "#2f8f86", goods: "#8a6fd0" } as const satisfies Record<
	string,
	`#${string}`
>;

export type ListStrip = keyof typeof DEPARTMENT_ACCENTS | keyof typeof LIST_ACCENTS;

export const LIST_STRIPS = [...Object.keys(DEPARTMENT_ACCENTS), ...Object.keys(LIST_ACCENTS)] as [
	ListStrip,
	...ListStrip[],
];

/** Whose strip a category has, by the keys of its way from the top: its own as a theme, or else its nearest department's; null without. */
export function stripOnWay(keys: readonly string[]): string | null {
	const isTheme = (key: string, nth: number) => keys[nth - 1] === THEMES_KEY && THEMES.some((theme) => theme === key);
	return keys.findLast((key, nth) => isTheme(key, nth) || Object.hasOwn(DEPARTMENT_ACCENTS, key)) ?? null;
}
