import type { Order } from "../../../contract/schemas/order.ts";
import type { Shop } from "../../kernel/shop.ts";
import { requireOrder } from "../../selling/order/read-order.ts";
import { type OrderRecordRow, orderRecordRow } from "./show-order.sql.ts";

export type OrderRecord = Omit<OrderRecordRow, "id"> & { order: Order };

/** All data of the order with this number; null when there is none. */
export async function showOrder(shop: Shop, number: string): Promise<OrderRecord | null> {
	const row = await orderRecordRow(shop.db, number);
	if (!row) return null;
	const { id, ...record } = row;
	return { ...record, order: (await requireOrder(shop, id)).order };
}
