import { createTranslator } from "next-intl";
import type { Locale } from "../../../domain/locale.ts";
import type { PromiseTexts } from "../../../domain/order/promise-text.ts";
import { datesText } from "../../../domain/time/dates-text.ts";
import { daysText } from "../../../domain/time/days-text.ts";
import { loadMessages, type Messages } from "../../kernel/messages.ts";
import { longMoment } from "./mail-dates.ts";

type AllTexts = Messages["mail"];
/** A mail by the name of its texts, below `mail` in the messages. */
export type MailName = keyof AllTexts;
export type MailTexts<Name extends MailName> = ReturnType<typeof createTranslator<AllTexts[Name]>>;

/** Texts of a mail in a language, with the shop's own name. */
export async function loadMailTexts<Name extends MailName>(name: Name, locale: Locale): Promise<MailTexts<Name>> {
	const { mail } = await loadMessages(locale);
	return createTranslator<AllTexts[Name]>({ locale, messages: mail[name], timeZone: "Europe/Prague" });
}

/** Texts of an order's promise, in the language of the order. */
export async function loadPromiseTexts(locale: Locale): Promise<PromiseTexts> {
	const { workingDays, promisedDates, promise } = await loadMessages(locale);
	const ofDays = createTranslator({ locale, messages: { workingDays }, namespace: "workingDays" });
	const ofDates = createTranslator({ locale, messages: { promisedDates }, namespace: "promisedDates" });
	return {
		t: createTranslator({ locale, messages: { promise }, namespace: "promise" }),
		daysText: (days) => daysText(ofDays, days),
		datesText: (dates) => datesText(ofDates, locale, dates),
		momentText: (moment) => longMoment(locale, moment),
	};
}

/** Note to a customer whose request nobody answered in time. */
export async function unansweredNote(locale: Locale): Promise<string> {
	return (await loadMailTexts("request", locale))("unanswered");
}
