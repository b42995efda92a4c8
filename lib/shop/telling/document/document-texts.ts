import { createTranslator } from "next-intl";
import type { Locale } from "../../../domain/locale.ts";
import { loadMessages } from "../../kernel/messages.ts";

/** Texts of invoices and credit notes, in the language of the order. */
export async function loadDocumentTexts(locale: Locale) {
	const { document } = await loadMessages(locale);
	return createTranslator({ locale, messages: { document }, namespace: "document", timeZone: "Europe/Prague" });
}
export type DocumentTexts = Awaited<ReturnType<typeof loadDocumentTexts>>;
