import type { Locale } from "../../../domain/locale.ts";
import { pageLinks } from "../../kernel/links.ts";
import { ACCOUNT_DELETED } from "../../people/customer/tell-customer.ts";
import { renderLetter } from "./letter.ts";
import { type Letterhead, letterheadOf } from "./letterhead.ts";
import { mailOf } from "./mail-kind.ts";
import { type Mail, sendMail } from "./send-mail.ts";

/** Says goodbye to somebody whose account is deleted: what went with it, what stays and why. */
export const accountDeletedMail = mailOf(ACCOUNT_DELETED, async (shop, env, job) => {
	await sendMail(env, job.jobId, await renderAccountDeletedMail(await letterheadOf(shop, job.locale), job));
});

/** The mail, HTML and text. */
export async function renderAccountDeletedMail(
	head: Letterhead,
	{ email, locale }: { email: string; locale: Locale },
): Promise<Mail> {
	const written = await renderLetter({ name: "accountDeleted", locale, head }, (t) => ({
		subject: t("subject"),
		preview: t("preview"),
		title: t("title"),
		drawing: "letter",
		paragraphs: [t("gone"), t("stays"), t("again")],
		button: { label: t("open"), href: `${head.shopUrl}${pageLinks.screen(locale, "home")}` },
		note: t("notYou"),
	}));
	return { to: email, ...written };
}
