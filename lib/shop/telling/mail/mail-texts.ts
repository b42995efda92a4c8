import { createTranslator } from "next-intl";
import type { Locale } from "../../../domain/locale.ts";
import { loadMessages, type Messages } from "../../kernel/messages.ts";

type AllTexts = Messages["mail"];
/** A mail by the name of its texts, below `mail` in the messages. */
export type MailName = keyof AllTexts;
export type MailTexts<Name extends MailName> = ReturnType<typeof createTranslator<AllTexts[Name]>>;

/** Texts of a mail in a language, with the shop's own name. */
export async function loadMailTexts<Name extends MailName>(name: Name, locale: Locale): Promise<MailTexts<Name>> {
	const { mail } = await loadMessages(locale);
	return createTranslator<AllTexts[Name]>({ locale, messages: mail[name], timeZone: "Europe/Prague" });
}

/** Texts of delivery times, in the language of the order. */
export async function loadDaysTexts(locale: Locale) {
	const { workingDays } = await loadMessages(locale);
	return createTranslator({ locale, messages: { workingDays }, namespace: "workingDays" });
}

/** Note to a customer whose request nobody answered in time. */
export async function unansweredNote(locale: Locale): Promise<string> {
	return (await loadMailTexts("request", locale))("unanswered");
}
