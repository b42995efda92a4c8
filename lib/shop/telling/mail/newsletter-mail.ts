import type { MailJob } from "../../kernel/jobs/queue.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { oneClickUrl } from "../../people/newsletter/list-subscribers.ts";
import { logStep } from "../../people/newsletter/newsletter.sql.ts";
import { type SubscriberRow, subscriberById } from "../../people/newsletter/subscriber.sql.ts";
import { renderMail } from "./render-mail.ts";
import { type Mail, type MailEnv, sendMail } from "./send-mail.ts";

/**
 * Mails the link that confirms a newsletter, in the language it was asked for; nothing when it was confirmed or ended meanwhile.
 * A repeat of the job is the same mail (its id is the job's).
 */
export async function sendNewsletterMail(
	shop: Shop,
	env: MailEnv,
	{ subscriberId, jobId }: MailJob<"mail.newsletter">,
): Promise<void> {
	const row = await subscriberById(shop.db, subscriberId);
	if (!row || row.confirmedAt !== null || row.endedAt !== null) return;
	await sendMail(env, jobId, await renderNewsletterMail(shop.shopUrl, row));
	await logStep(shop.db, row.id, { step: "mailed", origin: "footer", now: shop.now() });
}

/** The mail, HTML and text; mail programs show their own button that ends it (RFC 8058). */
export async function renderNewsletterMail(
	shopUrl: string,
	{ email, hash, locale }: Pick<SubscriberRow, "email" | "hash" | "locale">,
): Promise<Mail> {
	const written = await renderMail("newsletter", locale, {
		subject: (t) => t("subject"),
		page: async (t) => {
			const { NewsletterMail } = await import("./templates/newsletter-mail.tsx");
			return NewsletterMail({ locale, t, link: `${shopUrl}${pageLinks.newsletter(locale, hash)}` });
		},
	});
	return {
		to: email,
		...written,
		headers: {
			"List-Unsubscribe": `<${oneClickUrl(shopUrl, hash)}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
	};
}
