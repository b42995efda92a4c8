import { stockBackRow } from "../../goods/watchdog/watchdog.sql.ts";
import type { MailJob } from "../../kernel/jobs/queue.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { renderMail } from "./render-mail.ts";
import { type Mail, type MailEnv, sendMail } from "./send-mail.ts";
import type { StockBack } from "./templates/stock-back.tsx";

/**
 * Mails a watcher that goods are back, in the language of the watch; nothing when the customer or the goods are gone by then.
 * A repeat of the job is the same mail (its id is the job's).
 */
export async function sendStockBackMail(shop: Shop, env: MailEnv, job: MailJob<"mail.stock-back">): Promise<void> {
	const row = await stockBackRow(shop.db, job.watchdogId);
	if (!row) return;
	const { product_id: id, slug, category_slug: categorySlug, variant_name: variantName, ...watch } = row;
	const path = pageLinks.product(row.locale, { id, slug, categorySlug });
	await sendMail(env, job.jobId, await renderStockBackMail(shop.shopUrl, { ...watch, variantName, path }));
}

/** The mail, HTML and text. */
export async function renderStockBackMail(shopUrl: string, back: StockBack): Promise<Mail> {
	const links = { product: `${shopUrl}${back.path}`, end: `${shopUrl}${pageLinks.watchdog(back.locale, back.hash)}` };
	const written = await renderMail("stockBack", back.locale, {
		subject: (t) => t("subject", { name: back.name }),
		page: async (t) => {
			const { StockBackMail } = await import("./templates/stock-back.tsx");
			return StockBackMail({ back, t, links });
		},
	});
	return { to: back.email, ...written };
}
