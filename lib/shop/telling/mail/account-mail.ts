import type { Locale } from "../../../domain/locale.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import type { AccountMailJob, MailJob } from "../../kernel/jobs/queue.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type AccountRow, accountByEmail, accountRow } from "../../people/customer/account.sql.ts";
import { openLinkEmail } from "../../people/customer/links.sql.ts";
import { makeLink } from "../../people/customer/links.ts";
import { lockCustomer } from "../../people/customer/lock-customer.sql.ts";
import { renderMail } from "./render-mail.ts";
import { type Mail, type MailEnv, sendMail } from "./send-mail.ts";

export type AccountNews = {
	kind: AccountMailJob["kind"];
	to: string;
	locale: Locale;
	/** Secret of the mailed link; "" for a notice. */
	secret: string;
};

/**
 * Mails a link or a notice about an account; nothing when it is gone by then, or has nothing to prove any more. The secret of
 * a link is made here and kept nowhere, so a repeat of the job is a new link, and the one mailed before stops working.
 */
export async function sendAccountMail(
	shop: Shop,
	env: MailEnv,
	{ jobId, ...job }: MailJob<"mail.account">,
): Promise<void> {
	const news = await transaction(shop.db, (tx) => prepare(tx, job, shop.now()));
	if (news) await sendMail(env, jobId, await renderAccountMail(shop.shopUrl, news));
}

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

/** The mail, HTML and text. Its links begin with the shop's own address, whatever the request said. */
export async function renderAccountMail(shopUrl: string, news: AccountNews): Promise<Mail> {
	const { kind, locale } = news;
	const written = await renderMail("account", locale, {
		subject: (t) => t(`${kind}.subject`),
		page: async (t) => {
			const { AccountMail } = await import("./templates/account-mail.tsx");
			return AccountMail({ kind, locale, t, link: `${shopUrl}${pathOf(news)}` });
		},
	});
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
