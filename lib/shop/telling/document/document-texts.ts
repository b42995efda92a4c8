import { createTranslator } from "next-intl";
import type { Locale } from "../../../domain/locale.ts";
import { inOwnName } from "../../kernel/base/own-name.ts";

// The attribute is for commands, which Node runs without a bundler.
const MESSAGES = {
	cs: () => import("#messages/cs.json", { with: { type: "json" } }),
	en: () => import("#messages/en.json", { with: { type: "json" } }),
};

/** Texts of invoices and credit notes, in the language of the order. */
export async function loadDocumentTexts(locale: Locale) {
	const messages = inOwnName((await MESSAGES[locale]()).default);
	return createTranslator({
		locale,
		messages: { document: messages.document },
		namespace: "document",
		timeZone: "Europe/Prague",
	});
}
export type DocumentTexts = Awaited<ReturnType<typeof loadDocumentTexts>>;
