import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { runningRows } from "./subscriber.sql.ts";

/** Somebody to whom the newsletter goes. */
export type Subscriber = {
	email: string;
	locale: string;
	confirmedAt: Date;
	/** Where it is ended: to stand in every newsletter. */
	endUrl: string;
	/** The same for the header List-Unsubscribe (RFC 8058). */
	oneClickUrl: string;
};

/** Everybody who confirmed the newsletter and did not end it, in the order of the confirmations. */
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

/** Where a mail program ends the newsletter by itself. */
export function oneClickUrl(shopUrl: string, hash: string): string {
	return `${shopUrl}/api/subscriber/${hash}/end`;
}
