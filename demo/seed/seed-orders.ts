import { sql } from "drizzle-orm";
import { z } from "zod";
import { orderBody } from "#lib/contract/schemas/order.ts";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { connect, type Database, transaction } from "#lib/shop/kernel/db/client.ts";
import { readRow } from "#lib/shop/kernel/db/read-rows.ts";
import { TURN_MAX_MS, takeTurn } from "#lib/shop/kernel/db/turns.ts";
import { isDemoOver } from "#lib/shop/kernel/demo-mark.sql.ts";
import type { Shop } from "#lib/shop/kernel/shop.ts";
import { payCommission } from "#lib/shop/members/influencer/pay.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import { createCart, putItem } from "#lib/shop/selling/cart/cart.ts";
import { addVoucher } from "#lib/shop/selling/cart/enter-voucher.ts";
import { moveOrder } from "#lib/shop/selling/order/move-order.ts";
import { placeOrder } from "#lib/shop/selling/order/place-order.ts";
import { keepTracking } from "#lib/shop/selling/order/tracking.sql.ts";
import { openGateways } from "#lib/shop/selling/payment/gateways.ts";
import { DEMO_ACCOUNTS } from "../facts/accounts.ts";
import { DEMO_ORDER_NOTE, DEMO_ORDERS, DEMO_PAYOUT, type DemoOrder } from "../facts/orders.ts";
import { INFLUENCER_VOUCHER } from "../facts/vouchers.ts";

const BY = "demo";

/**
 * Gives a demo shop without any order those of its customer and of its influencer's followers, through the shop's own use cases
 * with a clock that goes through the last half a year. Their mails are not sent. All in one transaction, so that a start that ends in
 * between leaves nothing. Does nothing to a shop without the demo's accounts and vouchers, or where the demo is over. Returns
 * whether it wrote any.
 */
export async function seedOrdersIfNone(databaseUrl: string, now: Date = new Date()): Promise<boolean> {
	const { db, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: TURN_MAX_MS });
	try {
		if (!(await isWanted(db))) return false;
		return await db.transaction(async (tx) => {
			await takeTurn(tx, "demo");
			if (!(await isWanted(tx))) return false;
			await writeOrders(tx, databaseUrl, now);
			return true;
		});
	} finally {
		await close();
	}
}

async function isWanted(db: Database): Promise<boolean> {
	if (await isDemoOver(db)) return false;
	const row = await readRow(
		db,
		z.strictObject({ wanted: z.boolean() }),
		sql`
		select not exists (select from orders)
			and (select count(*) from users where email = any(${sql.param(DEMO_ACCOUNTS.map(({ email }) => email))}::text[]))
				= ${DEMO_ACCOUNTS.length}
			and exists (select from vouchers where code = ${INFLUENCER_VOUCHER} and owner_id is not null
				and active_to is null) as wanted`,
	);
	return row?.wanted ?? false;
}

type Happening = { at: number; run: (shop: Shop) => Promise<void> };

async function writeOrders(tx: Database, databaseUrl: string, now: Date): Promise<void> {
	const clock = { ms: now.getTime() };
	const time = () => new Date(clock.ms);
	const opened = openShop({ databaseUrl, sessionSecret: BY, shopUrl: "http://localhost", isLimited: false, now: time });
	// The use cases' transactions become parts of this one.
	const shop: Shop = {
		...opened,
		db: tx,
		gateways: openGateways({ gateway: "sandbox" }, { db: tx, now: time }),
		jobs: { ...opened.jobs, enqueue: async () => {} },
	};
	try {
		// A stop in between has used up numbers, which no rollback gives back.
		await tx.execute(sql`alter sequence order_numbers restart`);
		for (const { at, run } of happenings(now).toSorted((a, b) => a.at - b.at)) {
			clock.ms = at;
			await run(shop);
		}
	} finally {
		await opened.close();
	}
}

/** Everything that happened, each at its moment. */
function happenings(now: Date): Happening[] {
	const ago = (days: number) => now.getTime() - days * DAY_S * SECOND_MS;
	const ofOrder = (order: DemoOrder): Happening[] => {
		const placed: { id: number | null } = { id: null };
		const steps = order.steps.map(([to, days]) => ({
			at: ago(Math.max(0, order.daysAgo - days)),
			run: (shop: Shop) => step(shop, placed.id, to, order.tracking),
		}));
		const place = async (shop: Shop) => {
			placed.id = await placeDemoOrder(shop, order);
		};
		return [{ at: ago(order.daysAgo), run: place }, ...steps];
	};
	const pay = async (shop: Shop) => {
		const { email, note } = DEMO_PAYOUT;
		await payCommission(shop, { email, note, amountMinor: null, by: BY, isDryRun: false });
	};
	return [...DEMO_ORDERS.flatMap(ofOrder), { at: ago(DEMO_PAYOUT.daysAgo), run: pay }];
}

async function step(shop: Shop, orderId: number | null, to: DemoOrder["steps"][number][0], tracking?: string) {
	if (orderId === null) return;
	await transaction(shop.db, async (tx) => {
		if (to === "handed_over" && tracking) await keepTracking(tx, orderId, tracking);
		const moved = await moveOrder(shop, tx, { orderId, to, actor: "command", by: BY });
		if (!moved.ok) throw new Error(`The demo's order ${orderId} may not be ${to}: ${moved.error} ${moved.value ?? ""}`);
	});
}

const ids = z.strictObject({
	user_id: z.int().nullable(),
	delivery_id: z.int(),
	payment_id: z.int(),
	branch_id: z.int(),
});

/** Places an order; null where the shop does not have what it needs any more, since no demo is worth a start that fails. */
async function placeDemoOrder(shop: Shop, order: DemoOrder): Promise<number | null> {
	const known = await readRow(
		shop.db,
		ids,
		sql`
		select (select id from users where email = ${order.email}) as user_id, d.id as delivery_id, p.id as payment_id,
			(select id from branches where slug = 'brno') as branch_id
		from delivery_methods d, payment_methods p where d.key = ${order.delivery} and p.key = ${order.payment}`,
	);
	if (!known) return null;
	const asker = { userId: known.user_id };
	const cart = await createCart(shop, asker, { locale: "cs" });
	for (const [code, quantity] of order.goods) {
		const goods = await readRow(
			shop.db,
			z.strictObject({ id: z.int(), variant_id: z.int() }),
			sql`
			select p.id, v.id as variant_id from products p join variants v on v.product_id = p.id
			where p.code = ${code} and exists (
				select from available_stock s join places l on l.id = s.place_id
				where s.variant_id = v.id and l.kind = 'warehouse' and s.quantity >= ${quantity})
			order by v.position limit 1`,
		);
		if (goods)
			await putItem(shop, asker, cart.id, { id: goods.id, variantId: goods.variant_id, quantity, ageConfirmed: true });
	}
	if (order.voucher)
		await addVoucher(shop, asker, cart.id, {
			voucherCode: order.voucher,
			serviceType: "eshop",
			guestEmail: order.email,
		});
	const [firstname, lastname] = order.name;
	const isBranch = order.delivery === "branch";
	const place = isBranch ? { street: "", city: "", zip: "" } : { street: "Lidická 12", city: "Brno", zip: "602 00" };
	const body = orderBody.parse({
		...{ deliveryId: known.delivery_id, paymentId: known.payment_id, branchId: isBranch ? known.branch_id : null },
		...{ email: order.email, phone: "+420 777 123 456", note: DEMO_ORDER_NOTE, consent: true, locale: "cs" },
		invoice: { firstname, lastname, company: "", country: "CZ", ...place },
	});
	const sender = { email: order.email, ownerId: known.user_id, network: null, isPerson: true };
	const placed = await placeOrder(shop, asker, { cartId: cart.id, body }, sender);
	return placed.ok ? placed.value.order.id : null;
}
