import type { Locale } from "../../../domain/locale.ts";
import type { MailJob } from "../../kernel/jobs/queue.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { renderMail } from "./render-mail.ts";
import { type Mail, type MailEnv, sendMail } from "./send-mail.ts";

/** Says goodbye to somebody whose account is deleted. A repeat of the job is the same mail (its id is the job's). */
export async function sendAccountDeletedMail(
	shop: Shop,
	env: MailEnv,
	job: MailJob<"mail.account-deleted">,
): Promise<void> {
	await sendMail(env, job.jobId, await renderAccountDeletedMail(shop.shopUrl, job));
}

/** The mail, HTML and text. */
export async function renderAccountDeletedMail(
	shopUrl: string,
	{ email, locale }: { email: string; locale: Locale },
): Promise<Mail> {
	const written = await renderMail("accountDeleted", locale, {
		subject: (t) => t("subject"),
		page: async (t) => {
			const { AccountDeletedMail } = await import("./templates/account-deleted.tsx");
			return AccountDeletedMail({ locale, t, home: `${shopUrl}${pageLinks.screen(locale, "home")}` });
		},
	});
	return { to: email, ...written };
}
