import type { Picture } from "../../../contract/schemas/catalogue.ts";
import type { Locale } from "../../../domain/locale.ts";
import { groundOf } from "../../goods/catalogue/paper.sql.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import { STOCK_BACK } from "../../goods/watchdog/tell-watchers.ts";
import { mayTell, stockBackRow } from "../../goods/watchdog/watchdog.sql.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { renderLetter } from "./letter.ts";
import { type Letterhead, letterheadOf } from "./letterhead.ts";
import { mailOf } from "./mail-kind.ts";
import { mailPicture } from "./mail-picture.ts";
import { type Mail, sendMail } from "./send-mail.ts";

export type StockBack = {
	email: string;
	locale: Locale;
	name: string;
	/** "" when the product has nothing to choose. */
	variantName: string;
	picture: Picture | null;
	/** The ground of the goods, "#rrggbb" or "". */
	tint: string;
	/** Address of the product's page below the shop's own. */
	path: string;
	/** Secret of the link to the watch. */
	hash: string;
	isGuest: boolean;
};

/** Mails a watcher that goods are back, in the language of the watch; nothing when it was never confirmed or is refused, or the customer or the goods are gone by then. */
export const stockBackMail = mailOf(STOCK_BACK, async (shop, env, job) => {
	if (!(await mayTell(shop.db, job.watchdogId))) return;
	const back = await watchedGoods(shop, job.watchdogId);
	if (back) await sendMail(env, job.jobId, await renderStockBackMail(await letterheadOf(shop, back.locale), back));
});

/** What a watch is about, in its language; null when the customer or the goods are gone. */
export async function watchedGoods(shop: Shop, watchdogId: number): Promise<StockBack | null> {
	const row = await stockBackRow(shop.db, watchdogId);
	if (!row) return null;
	const {
		product_id: id,
		slug,
		category_slug: categorySlug,
		variant_name: variantName,
		picture_key,
		is_guest: isGuest,
		...watch
	} = row;
	const path = pageLinks.product(row.locale, { id, slug, categorySlug });
	const tint = await groundOf(shop.db, id);
	return { ...watch, variantName, isGuest, path, picture: pictureOf(picture_key, watch.name), tint };
}

/** The mail, HTML and text: which goods, where, and that the watch has ended. */
export async function renderStockBackMail(head: Letterhead, back: StockBack): Promise<Mail> {
	const { name, variantName, picture, tint, locale } = back;
	const written = await renderLetter({ name: "stockBack", locale, head }, (t) => ({
		subject: t("subject", { name }),
		preview: t("preview", { name }),
		title: t("title"),
		drawing: "goods",
		paragraphs: [t("intro")],
		goods: {
			lines: variantName === "" ? [name] : [name, t("variant", { variant: variantName })],
			picture: picture && mailPicture(head.shopUrl, picture),
			tint,
		},
		button: { label: t("open"), href: `${head.shopUrl}${back.path}` },
		after: t("hurry"),
		note: t("ended"),
		// A guest may refuse each mail by itself (Act 480/2004 § 7(4)); a later watch of a guest's has another link.
		end: {
			label: t(back.isGuest ? "refuse" : "end"),
			href: `${head.shopUrl}${pageLinks.watchdog(locale, back.hash)}`,
		},
	}));
	return { to: back.email, ...written };
}
