import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { runningRows } from "./subscriber.sql.ts";

/** A recipient of the newsletter. */
export type Subscriber = {
	email: string;
	locale: string;
	confirmedAt: Date;
	/** Unsubscribe page, for every newsletter's text. */
	endUrl: string;
	/** One-click address for the header List-Unsubscribe (RFC 8058). */
	oneClickUrl: string;
};

/** Everybody who confirmed the newsletter and has not ended it, in the order of confirmation. */
export async function listSubscribers(shop: Shop): Promise<Subscriber[]> {
	const rows = await runningRows(shop.db);
	return rows.map(({ email, hash, locale, confirmed_at }) => ({
		email,
		locale,
		confirmedAt: new Date(confirmed_at),
		endUrl: `${shop.shopUrl}${pageLinks.newsletter(locale, hash)}`,
		oneClickUrl: oneClickUrl(shop.shopUrl, hash),
	}));
}

/** Address at which a mail program unsubscribes by itself. */
export function oneClickUrl(shopUrl: string, hash: string): string {
	return `${shopUrl}/api/subscriber/${hash}/end`;
}
