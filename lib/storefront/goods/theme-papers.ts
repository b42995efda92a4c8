import { DEPARTMENT_ACCENTS, LIST_ACCENTS } from "#lib/domain/goods/strips.ts";
import { NIGHTS, THEME_ACCENTS, THEMES } from "#lib/domain/goods/theme-accents.ts";

/**
 * Pattern of a theme's paper as a CSS image (`public/themes`, drawn by tools/make-theme-papers.ts), and its accent; null for a theme
 * without, which has its tint alone, and without a theme.
 */
export function patternOf(theme: string | null): { image: string; accent: string } | null {
	const known = THEMES.find((one) => one === theme);
	return known ? { image: `url(/themes/${known}.svg)`, accent: THEME_ACCENTS[known] } : null;
}

/** Ground of a theme's goods as a CSS `background`: its tint, with its pattern on it in tiles of this width. */
export function paperOf({ tint, theme }: { tint: string; theme: string | null }, tilePx = 60): string {
	const pattern = patternOf(theme);
	return pattern ? `${pattern.image} 0 0/${tilePx}px ${tint}` : tint;
}

const ACCENTS: Readonly<Record<string, string>> = { ...DEPARTMENT_ACCENTS, ...LIST_ACCENTS, ...THEME_ACCENTS };

/**
 * The strip of a list (`public/strips`, tools/make-heroes.ts), of which a category tells the key: its files without their size, its
 * sheet behind the words, and theirs. Null for one that we do not know.
 */
export function stripOf({ tint, strip }: { tint: string; strip: string | null }) {
	const accent = strip !== null && Object.hasOwn(ACCENTS, strip) ? ACCENTS[strip] : undefined;
	if (accent === undefined) return null;
	const theme = THEMES.find((one) => one === strip);
	const night = theme && NIGHTS[theme];
	return {
		file: `/strips/${strip}`,
		sheet: night ?? tint,
		ink: night ? "var(--surface)" : "var(--ink)",
		accent,
		isTheme: theme !== undefined,
	};
}

/** The table of a theme's party (`public/tables`, tools/make-tables.ts), its files without their piece; themes without one share one. */
export const tableOf = (theme: string | null) => `/tables/${THEMES.find((one) => one === theme) ?? "oslava"}`;
