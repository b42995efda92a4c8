import { createTranslator } from "next-intl";
import type { Locale } from "../../../domain/locale.ts";
import { inOwnName } from "../../kernel/base/own-name.ts";

const MESSAGES = {
	cs: () => import("#messages/cs.json"),
	en: () => import("#messages/en.json"),
};

const messagesOf = async (locale: Locale) => inOwnName((await MESSAGES[locale]()).default);

/** Texts of the order's mail, in the language of the order. */
export async function loadMailTexts(locale: Locale) {
	const messages = await messagesOf(locale);
	return createTranslator({
		locale,
		messages: { mail: messages.mail },
		namespace: "mail.order",
		timeZone: "Europe/Prague",
	});
}
export type MailTexts = Awaited<ReturnType<typeof loadMailTexts>>;

/** Texts of promised days, in the language of the order. */
export async function loadDaysTexts(locale: Locale) {
	const messages = (await MESSAGES[locale]()).default;
	return createTranslator({ locale, messages: { workingDays: messages.workingDays }, namespace: "workingDays" });
}

/** Texts of the mails about an account, in its language. */
export async function loadAccountTexts(locale: Locale) {
	const messages = await messagesOf(locale);
	return createTranslator({
		locale,
		messages: { mail: messages.mail },
		namespace: "mail.account",
		timeZone: "Europe/Prague",
	});
}
export type AccountTexts = Awaited<ReturnType<typeof loadAccountTexts>>;

/** Texts of the mail that goods are back, in the language of the watch. */
export async function loadStockBackTexts(locale: Locale) {
	const messages = await messagesOf(locale);
	return createTranslator({
		locale,
		messages: { mail: messages.mail },
		namespace: "mail.stockBack",
		timeZone: "Europe/Prague",
	});
}
export type StockBackTexts = Awaited<ReturnType<typeof loadStockBackTexts>>;

/** Texts of the mail that an account is deleted, in its language. */
export async function loadAccountDeletedTexts(locale: Locale) {
	const messages = await messagesOf(locale);
	return createTranslator({
		locale,
		messages: { mail: messages.mail },
		namespace: "mail.accountDeleted",
		timeZone: "Europe/Prague",
	});
}
export type AccountDeletedTexts = Awaited<ReturnType<typeof loadAccountDeletedTexts>>;

/** Texts of the mails of an order's steps, in the language of the order. */
export async function loadOrderStepTexts(locale: Locale) {
	const messages = await messagesOf(locale);
	return createTranslator({
		locale,
		messages: { mail: messages.mail },
		namespace: "mail.orderStep",
		timeZone: "Europe/Prague",
	});
}
export type OrderStepTexts = Awaited<ReturnType<typeof loadOrderStepTexts>>;

/** Texts of the mails about what services were asked for, in the language of the request; the shop's people get Czech. */
export async function loadRequestTexts(locale: Locale) {
	const messages = await messagesOf(locale);
	return createTranslator({
		locale,
		messages: { mail: messages.mail },
		namespace: "mail.request",
		timeZone: "Europe/Prague",
	});
}
export type RequestTexts = Awaited<ReturnType<typeof loadRequestTexts>>;

/** What whoever asked is told when nobody has answered in time. */
export async function unansweredNote(locale: Locale): Promise<string> {
	return (await loadRequestTexts(locale))("unanswered");
}

/** Texts of the mail that confirms the newsletter, in its language. */
export async function loadNewsletterTexts(locale: Locale) {
	const messages = await messagesOf(locale);
	return createTranslator({
		locale,
		messages: { mail: messages.mail },
		namespace: "mail.newsletter",
		timeZone: "Europe/Prague",
	});
}
export type NewsletterTexts = Awaited<ReturnType<typeof loadNewsletterTexts>>;
