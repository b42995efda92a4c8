import { sql } from "drizzle-orm";
import { setStock } from "#lib/shop/goods/catalogue/set-stock.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import type { Method, Wish } from "./shop-calls.ts";

const GOODS = 40;
/** Every eighth product is scarce: many buyers want its last pieces. */
const SCARCE_EVERY = 8;
const LINES_MAX = 3;
const QUANTITY_MAX = 3;

export type Product = { productId: number; variantId: number; code: string };
export type Fair = { products: Product[]; methods: Method[]; vouchers: string[] };

/** Sets the stock for a round of orders, and creates its vouchers: one for everybody, one for a tenth of them. */
export async function openFair(databaseUrl: string, round: number, orders: number): Promise<Fair> {
	const shop = openShop({ databaseUrl, sessionSecret: "", shopUrl: "https://konfety.test", poolSize: 2 });
	try {
		const products = await productRows(shop.db);
		for (const [index, { code }] of products.entries()) {
			const quantity = index % SCARCE_EVERY === 0 ? Math.ceil(orders / 20) + QUANTITY_MAX : orders;
			const result = await setStock(shop, { code, quantity, place: "warehouse" });
			if (!result.ok) throw new Error(`The stock of ${code} could not be set: ${result.error}.`);
		}
		return {
			products,
			methods: await methodRows(shop.db),
			vouchers: await insertVouchers(shop.db, round, Math.ceil(orders / 10)),
		};
	} finally {
		await shop.close();
	}
}

/** Wishes of the round's guests: 1–3 products, 1–3 pieces of each, every third with a voucher, every method in turn. */
export function wishesFor(fair: Fair, round: number, orders: number): Wish[] {
	const chance = (below: number) => Math.floor(Math.random() * below);
	return Array.from({ length: orders }, (_, index) => {
		const start = chance(fair.products.length);
		// Neighbours in a random direction, so that orders lock the same goods in opposite order.
		const step = chance(2) === 0 ? 1 : fair.products.length - 1;
		const lines = Array.from({ length: 1 + chance(LINES_MAX) }, (_, line) => {
			const product = fair.products[(start + line * step) % fair.products.length];
			if (!product) throw new Error("There is nothing to buy.");
			return { productId: product.productId, variantId: product.variantId, quantity: 1 + chance(QUANTITY_MAX) };
		});
		const method = fair.methods[index % fair.methods.length];
		if (!method) throw new Error("There is no way to pay.");
		return {
			email: `buyer-${round}-${index + 1}@torture.example`,
			lines,
			voucherCode: index % 3 === 0 ? (fair.vouchers[(index / 3) % fair.vouchers.length] ?? null) : null,
			method,
		};
	});
}

/** Goods with pieces in the warehouse and at the first branch, no sets and no parts of one. Locks nothing. */
export async function productRows(db: Database): Promise<Product[]> {
	const { rows } = await db.execute<Product>(sql`
		select p.id as "productId", v.id as "variantId", v.code
		from variants v join products p on p.id = v.product_id
		join stock s on s.variant_id = v.id and s.quantity > 0
		join places pl on pl.id = s.place_id and pl.kind = 'warehouse'
		where v.is_active and p.is_active
			and not exists (select from set_parts sp where sp.variant_id = v.id or sp.part_id = v.id)
		order by v.id limit ${GOODS}`);
	return rows;
}

/** A courier with a transfer, a courier with cash on delivery, and a pickup paid by card. Locks nothing. */
export async function methodRows(db: Database): Promise<Method[]> {
	const { rows } = await db.execute<Method>(sql`
		select distinct on (d.kind, p.kind) d.id as "deliveryId", p.id as "paymentId",
			case when d.kind = 'branch' then (select id from branches where is_active order by id limit 1) end as "branchId"
		from delivery_payments dp
		join delivery_methods d on d.id = dp.delivery_id and d.is_active
		join payment_methods p on p.id = dp.payment_id and p.is_active
		where (d.kind, p.kind) in (('courier', 'transfer'), ('courier', 'cash_on_delivery'), ('branch', 'card'))
		order by d.kind, p.kind, d.id, p.id`);
	return rows;
}

async function insertVouchers(db: Database, round: number, quantity: number): Promise<string[]> {
	const codes = [`TORTURE-${round}-ALL`, `TORTURE-${round}-FEW`];
	await db.execute(sql`
		insert into vouchers (code, type, value, quantity)
		values (${codes[0]}, 'percent', 10, null), (${codes[1]}, 'amount', 20, ${quantity})`);
	return codes;
}
