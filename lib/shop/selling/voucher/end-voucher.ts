import { normalisedVoucherCode } from "../../../domain/cart/voucher.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { endVoucherRow, heldVoucher } from "./manage.sql.ts";

/** `code` as it is kept; `endedAt` is when it ended, now or before. */
export type VoucherEnded = { code: string; endedAt: Date; isChanged: boolean };

/**
 * Ends a voucher now: no cart gets it any more, and in carts that have it, it takes off nothing and says why. Orders that used it
 * stay. One that has ended already keeps its time. Refuses a code that is no voucher's.
 */
export async function endVoucher(shop: Shop, typedCode: string): Promise<Result<VoucherEnded, "not_exists">> {
	const code = normalisedVoucherCode(typedCode);
	return transaction(shop.db, async (tx) => {
		const row = await heldVoucher(tx, code);
		if (!row) return refuse("not_exists", code);
		const now = shop.now();
		const { activeTo } = row;
		if (activeTo !== null && activeTo <= now) return accept({ code, endedAt: activeTo, isChanged: false });
		await endVoucherRow(tx, { code, now });
		return accept({ code, endedAt: now, isChanged: true });
	});
}
