/**
 * Themes that have a paper of their own, by the keys of their categories, and the colour that its pattern is cut of. The
 * pattern is `public/themes/{key}.svg`, the ground the category's tint. A shop without such categories does without.
 */
export const THEME_ACCENTS = {
	pirati: "#b5502f",
	jednorozci: "#b06fd0",
	dinosauri: "#4f9a52",
	princezny: "#d9578f",
	halloween: "#6a4a96",
	"cert-a-mikulas": "#b8322c",
	svatba: "#a98a4b",
	vesmir: "#3f4fa8",
	safari: "#a8802f",
	more: "#2b8fa6",
	hrdinove: "#d4452f",
	silvestr: "#b98a1d",
	rozlucka: "#c43d6b",
	miminko: "#4a9fb5",
} as const satisfies Record<string, `#${string}`>;

export type Theme = keyof typeof THEME_ACCENTS;

export const THEMES = Object.keys(THEME_ACCENTS) as [Theme, ...Theme[]];

/** The theme of a category with this key; null when it is none. */
export function themeOf(key: string): Theme | null {
	return THEMES.find((theme) => theme === key) ?? null;
}

/** Ground of goods as a CSS `background`: their tint, in a theme with its pattern on it. */
export function paperOf({ tint, theme }: { tint: string; theme: Theme | null }): string {
	return theme ? `url(/themes/${theme}.svg) ${tint}` : tint;
}
