import { createTranslator } from "next-intl";
import type cs from "#messages/cs.json";
import type { Locale } from "../../../domain/locale.ts";
import { inOwnName } from "../../kernel/base/own-name.ts";

const MESSAGES = {
	cs: () => import("#messages/cs.json"),
	en: () => import("#messages/en.json"),
};

type AllTexts = (typeof cs)["mail"];
/** A mail by the name of its texts, below `mail` in the messages. */
export type MailName = keyof AllTexts;
export type MailTexts<Name extends MailName> = ReturnType<typeof createTranslator<AllTexts[Name]>>;

/** Texts of a mail in a language, with the shop's own name. */
export async function loadMailTexts<Name extends MailName>(name: Name, locale: Locale): Promise<MailTexts<Name>> {
	const { mail } = inOwnName((await MESSAGES[locale]()).default);
	return createTranslator<AllTexts[Name]>({ locale, messages: mail[name], timeZone: "Europe/Prague" });
}

/** Texts of promised days, in the language of the order. */
export async function loadDaysTexts(locale: Locale) {
	const messages = (await MESSAGES[locale]()).default;
	return createTranslator({ locale, messages: { workingDays: messages.workingDays }, namespace: "workingDays" });
}

/** What whoever asked is told when nobody has answered in time. */
export async function unansweredNote(locale: Locale): Promise<string> {
	return (await loadMailTexts("request", locale))("unanswered");
}
