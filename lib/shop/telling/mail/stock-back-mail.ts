import { productPath, watchdogPath } from "../../../i18n/paths.ts";
import { stockBackRow } from "../../goods/watchdog/watchdog.sql.ts";
import type { Env } from "../../kernel/base/env.ts";
import type { Shop } from "../../kernel/shop.ts";
import { loadStockBackTexts } from "./mail-texts.ts";
import { type Mail, sendMail } from "./send-mail.ts";
import type { StockBack } from "./templates/stock-back.tsx";

/**
 * Mails a watcher that goods are back, in the language of the watch; nothing when the customer or the goods are gone by then.
 * A repeat of the job is the same mail (its id is the job's).
 */
export async function sendStockBackMail(
	shop: Shop,
	env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">,
	job: { watchdogId: number; jobId: string },
): Promise<void> {
	const row = await stockBackRow(shop.db, job.watchdogId);
	if (!row) return;
	const { product_id: id, slug, category_slug: categorySlug, variant_name: variantName, ...watch } = row;
	const path = productPath(row.locale, { id, slug, categorySlug });
	await sendMail(env, job.jobId, await renderStockBackMail(shop.shopUrl, { ...watch, variantName, path }));
}

/** The mail, HTML and text. */
export async function renderStockBackMail(shopUrl: string, back: StockBack): Promise<Mail> {
	// The mail components are large and only this job needs them.
	const [{ render, toPlainText }, { StockBackMail }, t] = await Promise.all([
		import("react-email"),
		import("./templates/stock-back.tsx"),
		loadStockBackTexts(back.locale),
	]);
	const links = { product: `${shopUrl}${back.path}`, end: `${shopUrl}${watchdogPath(back.locale, back.hash)}` };
	const html = await render(StockBackMail({ back, t, links }));
	return { to: back.email, subject: t("subject", { name: back.name }), html, text: toPlainText(html) };
}
