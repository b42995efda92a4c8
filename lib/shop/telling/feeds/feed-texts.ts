import { createTranslator } from "next-intl";
import type { Locale } from "../../../domain/locale.ts";
import { loadMessages } from "../../kernel/messages.ts";

/** Texts of product feeds. */
export async function loadFeedTexts(locale: Locale) {
	const { feed } = await loadMessages(locale);
	return createTranslator({ locale, messages: { feed }, namespace: "feed" });
}
export type FeedTexts = Awaited<ReturnType<typeof loadFeedTexts>>;
