import { createTranslator } from "next-intl";
import type { Locale } from "../../../domain/locale.ts";
import { inOwnName } from "../../kernel/base/own-name.ts";

// The attribute is for commands, which Node runs without a bundler.
const MESSAGES = {
	cs: () => import("#messages/cs.json", { with: { type: "json" } }),
	en: () => import("#messages/en.json", { with: { type: "json" } }),
};

/** Texts of the table that influencers take away. */
export async function loadReportTexts(locale: Locale) {
	const { influencerTable } = inOwnName((await MESSAGES[locale]()).default);
	return createTranslator({ locale, messages: { influencerTable }, namespace: "influencerTable" });
}
