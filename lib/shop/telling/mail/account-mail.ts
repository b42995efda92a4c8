import type { Locale } from "../../../domain/locale.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import { type AccountRow, accountByEmail, accountRow } from "../../people/customer/account.sql.ts";
import { openLinkEmail } from "../../people/customer/links.sql.ts";
import { makeLink } from "../../people/customer/links.ts";
import { lockCustomer } from "../../people/customer/lock-customer.sql.ts";
import { ACCOUNT_NEWS, type AccountMailJob } from "../../people/customer/tell-customer.ts";
import { renderLetter } from "./letter.ts";
import { type Letterhead, letterheadOf } from "./letterhead.ts";
import { mailOf } from "./mail-kind.ts";
import { type Mail, sendMail } from "./send-mail.ts";

export type AccountNews = {
	kind: AccountMailJob["kind"];
	to: string;
	locale: Locale;
	/** Secret of the mailed link; "" for a notice. */
	secret: string;
};

/**
 * Mails a link or a notice about an account; nothing when the account is gone, or its e-mail is proved by then. Makes the
 * link's secret here and does not store it, so a repeat of the job makes a new link and the earlier one stops working.
 */
export const accountMail = mailOf(ACCOUNT_NEWS, async (shop, env, job) => {
	const news = await transaction(shop.db, (tx) => prepare(tx, job, shop.now()));
	if (news) await sendMail(env, job.jobId, await renderAccountMail(await letterheadOf(shop, news.locale), news));
});

async function prepare(tx: Database, job: AccountMailJob, now: Date): Promise<AccountNews | null> {
	const { kind } = job;
	const found = kind === "reset_password" ? await accountByEmail(tx, job.email) : undefined;
	const userId = kind === "reset_password" ? found?.id : job.userId;
	if (userId === undefined) return null;
	await lockCustomer(tx, userId);
	const account = await accountRow(tx, userId);
	if (!account) return null;
	const news = { kind, locale: account.locale, secret: "" };
	if (kind === "password_changed") return { ...news, to: account.email };
	if (kind === "email_changed") return { ...news, to: job.to };
	const pending = await openLinkEmail(tx, { userId, kind: "change_email", now });
	if (kind === "email_change_asked") return pending === undefined ? null : { ...news, to: job.to };
	const to = kind === "change_email" ? pending : emailToProve(account, kind);
	if (to === undefined) return null;
	const secret = await makeLink(tx, { userId, kind, email: to, now });
	return { ...news, to, secret, locale: kind === "reset_password" ? job.locale : account.locale };
}

function emailToProve({ email, isConfirmed }: AccountRow, kind: "confirm_email" | "reset_password") {
	return kind === "confirm_email" && isConfirmed ? undefined : email;
}

/**
 * The mail, HTML and text: a link that proves an e-mail, or a notice of what was changed. It names nobody and no e-mail, which may have
 * been typed by a stranger; its links begin with the shop's own address, whatever the request said.
 */
export async function renderAccountMail(head: Letterhead, news: AccountNews): Promise<Mail> {
	const { kind, locale } = news;
	const written = await renderLetter({ name: "account", locale, head }, (t) => ({
		subject: t(`${kind}.subject`),
		title: t(`${kind}.title`),
		drawing: "account",
		paragraphs: [t(`${kind}.text`)],
		button: { label: t(`${kind}.open`), href: `${head.shopUrl}${pathOf(news)}` },
		note: t(`${kind}.note`),
	}));
	return { to: news.to, ...written };
}

function pathOf({ kind, locale, secret }: AccountNews): string {
	switch (kind) {
		case "confirm_email":
		case "change_email":
			return pageLinks.accountLink(locale, "confirmEmail", secret);
		case "reset_password":
			return pageLinks.accountLink(locale, "newPassword", secret);
		case "password_changed":
		case "email_change_asked":
			return pageLinks.screen(locale, "passwordReset");
		case "email_changed":
			return pageLinks.screen(locale, "home");
	}
}
