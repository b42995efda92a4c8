import type { Locale } from "../../../domain/locale.ts";
import { STOCK_BACK } from "../../goods/watchdog/tell-watchers.ts";
import { stockBackRow } from "../../goods/watchdog/watchdog.sql.ts";
import { pageLinks } from "../../kernel/links.ts";
import { renderLetter } from "./letter.ts";
import { mailOf } from "./mail-kind.ts";
import { type Mail, sendMail } from "./send-mail.ts";

export type StockBack = {
	email: string;
	locale: Locale;
	name: string;
	/** "" when the product has nothing to choose. */
	variantName: string;
	/** Address of the product's page below the shop's own. */
	path: string;
	/** Secret of the link that ends the watch. */
	hash: string;
};

/** Mails a watcher that goods are back, in the language of the watch; nothing when the customer or the goods are gone by then. */
export const stockBackMail = mailOf(STOCK_BACK, async (shop, env, job) => {
	const row = await stockBackRow(shop.db, job.watchdogId);
	if (!row) return;
	const { product_id: id, slug, category_slug: categorySlug, variant_name: variantName, ...watch } = row;
	const path = pageLinks.product(row.locale, { id, slug, categorySlug });
	await sendMail(env, job.jobId, await renderStockBackMail(shop.shopUrl, { ...watch, variantName, path }));
});

/** The mail, HTML and text: which goods, where, and that the watch has ended. */
export async function renderStockBackMail(shopUrl: string, back: StockBack): Promise<Mail> {
	const { name, variantName, locale } = back;
	const written = await renderLetter("stockBack", locale, (t) => ({
		subject: t("subject", { name }),
		preview: t("preview", { name }),
		shop: t("shop"),
		title: t("title"),
		paragraphs: [t("intro")],
		box: variantName === "" ? [name] : [name, t("variant", { variant: variantName })],
		button: { label: t("open"), href: `${shopUrl}${back.path}` },
		after: t("hurry"),
		note: t("ended"),
		end: { label: t("end"), href: `${shopUrl}${pageLinks.watchdog(locale, back.hash)}` },
	}));
	return { to: back.email, ...written };
}
