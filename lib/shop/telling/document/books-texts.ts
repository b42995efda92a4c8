import { createTranslator } from "next-intl";
import type { Locale } from "../../../domain/locale.ts";
import { loadMessages } from "../../kernel/messages.ts";

/** Texts of the documents for the accountant. */
export async function loadBooksTexts(locale: Locale) {
	const { books } = await loadMessages(locale);
	return createTranslator({ locale, messages: { books }, namespace: "books" });
}
export type BooksTexts = Awaited<ReturnType<typeof loadBooksTexts>>;
