import { pageLinks } from "../../kernel/links.ts";
import { oneClickUrl } from "../../people/newsletter/list-subscribers.ts";
import { logStep } from "../../people/newsletter/newsletter.sql.ts";
import { NEWSLETTER_ASKED } from "../../people/newsletter/subscribe.ts";
import { type SubscriberRow, subscriberById } from "../../people/newsletter/subscriber.sql.ts";
import { renderLetter } from "./letter.ts";
import { type Letterhead, letterheadOf } from "./letterhead.ts";
import { mailOf } from "./mail-kind.ts";
import { type Mail, sendMail } from "./send-mail.ts";

/** Mails the link that confirms a newsletter, in the language it was asked for; nothing when it was confirmed or ended meanwhile. */
export const newsletterMail = mailOf(NEWSLETTER_ASKED, async (shop, env, { subscriberId, jobId }) => {
	const row = await subscriberById(shop.db, subscriberId);
	if (!row || row.confirmedAt !== null || row.endedAt !== null) return;
	await sendMail(env, jobId, await renderNewsletterMail(await letterheadOf(shop, row.locale), row));
	await logStep(shop.db, row.id, { step: "mailed", origin: "footer", now: shop.now() });
});

/** The mail, HTML and text, with the link to the page that confirms it, and ends it; mail programs show their own button that ends it (RFC 8058). */
export async function renderNewsletterMail(
	head: Letterhead,
	{ email, hash, locale }: Pick<SubscriberRow, "email" | "hash" | "locale">,
): Promise<Mail> {
	const link = `${head.shopUrl}${pageLinks.newsletter(locale, hash)}`;
	const written = await renderLetter({ name: "newsletter", locale, head }, (t) => ({
		subject: t("subject"),
		title: t("title"),
		drawing: "news",
		paragraphs: [t("text")],
		button: { label: t("open"), href: link },
		note: t("note"),
		end: { label: t("end"), href: link },
	}));
	return {
		to: email,
		...written,
		headers: {
			"List-Unsubscribe": `<${oneClickUrl(head.shopUrl, hash)}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
	};
}
