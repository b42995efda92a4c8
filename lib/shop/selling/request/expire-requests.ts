import type { Locale } from "../../../domain/locale.ts";
import { unansweredSince } from "../../../domain/request/request-limits.ts";
import { readRequestLimits } from "../../content/settings/shop-wide.sql.ts";
import { errorText } from "../../kernel/base/error-text.ts";
import { log } from "../../kernel/base/log.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { moveRequest } from "./move-request.ts";
import { unansweredRequests } from "./unanswered.sql.ts";

const EXPIRED_AT_ONCE = 200;

/**
 * Declines requests that have held a costume or a balloon slot too long without an answer, each in its own transaction, and
 * mails the customer the note in their language; returns how many. Skips requests answered meanwhile; one that fails does not
 * stop the others: the next run tries again.
 */
export async function expireRequests(shop: Shop, noteIn: (locale: Locale) => Promise<string>): Promise<number> {
	const before = unansweredSince(shop.now(), await readRequestLimits(shop.db));
	let expired = 0;
	for (const { id, locale } of await unansweredRequests(shop.db, { before, limit: EXPIRED_AT_ONCE })) {
		const note = await noteIn(locale);
		try {
			const moved = await transaction(shop.db, (tx) =>
				moveRequest(shop, tx, { id, to: "declined", actor: "job", note }),
			);
			if (moved.ok && !moved.value.isRepeat) expired++;
		} catch (error) {
			log.error({ serviceRequest: id, error: errorText(error) }, "an unanswered request was not declined");
		}
	}
	return expired;
}
