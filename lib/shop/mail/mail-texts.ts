import { createTranslator } from "next-intl";
import type { Locale } from "../../domain/locale.ts";

const MESSAGES = {
	cs: () => import("../../../messages/cs.json"),
	en: () => import("../../../messages/en.json"),
};

/** Texts of the order's mail, in the language of the order. */
export async function loadMailTexts(locale: Locale) {
	const messages = (await MESSAGES[locale]()).default;
	return createTranslator({
		locale,
		messages: { mail: messages.mail },
		namespace: "mail.order",
		timeZone: "Europe/Prague",
	});
}
export type MailTexts = Awaited<ReturnType<typeof loadMailTexts>>;
