import type { DeliveryMethod } from "../../../contract/schemas/delivery.ts";
import { FREE_DELIVERY_ABOVE_CZK } from "../../../domain/limits.ts";
import type { Locale } from "../../../domain/locale.ts";
import { grossMinor } from "../../../domain/money/money.ts";
import type { Shop } from "../../kernel/shop.ts";
import { deliveryMethodRows } from "./methods.sql.ts";

/** The shop's current delivery methods, whatever is bought; `getDeliveryOptions` has those of a cart. */
export async function listDeliveryMethods({ db }: Shop, locale: Locale): Promise<DeliveryMethod[]> {
	const rows = await deliveryMethodRows(db, locale);
	return rows.map(({ net_price, vat, is_free_above_threshold, days_from, days_to, ...method }) => ({
		...method,
		price_with_tax: grossMinor(net_price, vat),
		free_above_with_tax: is_free_above_threshold ? FREE_DELIVERY_ABOVE_CZK * 100 : null,
		days: { from: days_from, to: days_to },
	}));
}
