import { normalisedVoucherCode } from "../../../domain/cart/voucher.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { endVoucherRow, lockVoucher } from "./manage.sql.ts";

/** `code` is normalised; `endedAt` is when it ended, now or earlier. */
export type VoucherEnded = { code: string; endedAt: Date; isChanged: boolean };

/**
 * Ends a voucher now: no cart can add it, and in carts that have it, it takes nothing off and says why. Orders that used it
 * are unchanged. One that has ended keeps its time. Refuses an unknown code.
 */
export async function endVoucher(shop: Shop, typedCode: string): Promise<Result<VoucherEnded, "not_exists">> {
	const code = normalisedVoucherCode(typedCode);
	return transaction(shop.db, async (tx) => {
		const row = await lockVoucher(tx, code);
		if (!row) return refuse("not_exists", code);
		const now = shop.now();
		const { activeTo } = row;
		if (activeTo !== null && activeTo <= now) return accept({ code, endedAt: activeTo, isChanged: false });
		await endVoucherRow(tx, { code, now });
		return accept({ code, endedAt: now, isChanged: true });
	});
}
