import { createTranslator } from "next-intl";
import type { Locale } from "../../../domain/locale.ts";
import { inOwnName } from "../../kernel/base/own-name.ts";

// The attribute is for commands, which Node runs without a bundler.
const MESSAGES = {
	cs: () => import("#messages/cs.json", { with: { type: "json" } }),
	en: () => import("#messages/en.json", { with: { type: "json" } }),
};

/** Texts of what the accountant gets. */
export async function loadBooksTexts(locale: Locale) {
	const { books } = inOwnName((await MESSAGES[locale]()).default);
	return createTranslator({ locale, messages: { books }, namespace: "books" });
}
export type BooksTexts = Awaited<ReturnType<typeof loadBooksTexts>>;
