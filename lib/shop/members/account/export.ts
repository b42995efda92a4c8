import type { AccountExport } from "../../../contract/schemas/account.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import * as data from "./export.sql.ts";

/**
 * All data of a customer, at one moment: without the password, secrets of links, carts, orders and sessions, and internal
 * notes. Refuses when the account is gone, and too many exports.
 */
export async function exportAccount(
	shop: Shop,
	userId: number,
): Promise<Result<AccountExport, "unauthorized" | "too_many_requests">> {
	const taken = await takeLimit(shop, "export", { userId });
	if (!taken.ok) return taken;
	return shop.db.transaction(
		async (tx) => {
			const account = await data.accountData(tx, userId);
			if (!account) return refuse("unauthorized");
			return accept({
				exportedAt: shop.now().toISOString(),
				account,
				addresses: await data.addressData(tx, userId),
				orders: await data.orderData(tx, userId),
				reviews: await data.reviewData(tx, userId),
				courierReviews: await data.courierReviewData(tx, userId),
				satisfactionAnswers: await data.satisfactionData(tx, userId),
				requests: await data.requestData(tx, userId),
				watchdogs: await data.watchdogData(tx, userId),
				carts: await data.cartData(tx, userId),
				devices: await data.deviceData(tx, userId),
			});
		},
		{ isolationLevel: "repeatable read", accessMode: "read only" },
	);
}
