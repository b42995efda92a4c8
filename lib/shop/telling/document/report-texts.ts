import { createTranslator } from "next-intl";
import type { Locale } from "../../../domain/locale.ts";
import { loadMessages } from "../../kernel/messages.ts";

/** Texts of the influencers' CSV report. */
export async function loadReportTexts(locale: Locale) {
	const { influencerTable } = await loadMessages(locale);
	return createTranslator({ locale, messages: { influencerTable }, namespace: "influencerTable" });
}
