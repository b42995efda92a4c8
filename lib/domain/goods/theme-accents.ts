/** Themes whose paper has a pattern, by the keys of their categories, and the colour it is cut of. */
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

/** Themes whose strip is dark, and the sheet of it on which words stand; the words of others stand on the tint. */
export const NIGHTS: Partial<Record<Theme, `#${string}`>> = {
	halloween: "#241746",
	"cert-a-mikulas": "#2c3f80",
	vesmir: "#1d1b57",
	silvestr: "#2a1b57",
};
