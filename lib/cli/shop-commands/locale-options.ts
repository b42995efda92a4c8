import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { languageName } from "#lib/domain/words/language-name.ts";

type Named<Name extends string> = `${Name}-${Locale}`;

/** An option with a text for each language: "note" is --note-cs and --note-en. */
export function localeOptions<Name extends string>(name: Name): Record<Named<Name>, { type: "string" }> {
	const options = LOCALES.map((locale) => [`${name}-${locale}`, { type: "string" }]);
	return Object.fromEntries(options) as Record<Named<Name>, { type: "string" }>;
}

/** What was typed for these, by language, without blanks around it. */
export function typedTexts<Name extends string>(
	values: Partial<Record<Named<Name>, string>>,
	name: Name,
): Partial<Record<Locale, string>> {
	const texts: Partial<Record<Locale, string>> = {};
	for (const locale of LOCALES) {
		const typed = values[`${name}-${locale}` as const];
		if (typed !== undefined) texts[locale] = typed.trim();
	}
	return texts;
}

/** As usage has them: "[--note-cs <text>] [--note-en <text>]". */
export const localeUsage = (name: string) => LOCALES.map((locale) => `[--${name}-${locale} <text>]`).join(" ");

/** Lines of help: the default language's, then that each of the others says the same on its pages. */
export function localeHelp(name: string, first: string, others: string): string {
	return LOCALES.map((locale, index) => {
		const text = index === 0 ? first : `the same for ${languageName(locale)} ${others}`;
		return `  --${name}-${locale} <text>   ${text}`;
	}).join("\n");
}
