import type { Locale } from "../../../domain/locale.ts";
import { screenPath } from "../../../i18n/paths.ts";
import type { Env } from "../../kernel/base/env.ts";
import type { Shop } from "../../kernel/shop.ts";
import { loadAccountDeletedTexts } from "./mail-texts.ts";
import { type Mail, sendMail } from "./send-mail.ts";

/** Says goodbye to somebody whose account is deleted. A repeat of the job is the same mail (its id is the job's). */
export async function sendAccountDeletedMail(
	shop: Shop,
	env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">,
	job: { email: string; locale: Locale; jobId: string },
): Promise<void> {
	await sendMail(env, job.jobId, await renderAccountDeletedMail(shop.shopUrl, job));
}

/** The mail, HTML and text. */
export async function renderAccountDeletedMail(
	shopUrl: string,
	{ email, locale }: { email: string; locale: Locale },
): Promise<Mail> {
	// The mail components are large and only this job needs them.
	const [{ render, toPlainText }, { AccountDeletedMail }, t] = await Promise.all([
		import("react-email"),
		import("./templates/account-deleted.tsx"),
		loadAccountDeletedTexts(locale),
	]);
	const html = await render(AccountDeletedMail({ locale, t, home: `${shopUrl}${screenPath(locale, "home")}` }));
	return { to: email, subject: t("subject"), html, text: toPlainText(html) };
}
