import { sql } from "drizzle-orm";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { OrderInput } from "#lib/contract/schemas/order.ts";
import { netFromGross } from "#lib/domain/money/money.ts";
import type { WithdrawalExemption } from "#lib/domain/order/withdrawal.ts";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { indexForSearch } from "#lib/shop/goods/search-index/index-for-search.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import type { TestShop } from "./test-shop.ts";

export type ProductTraits = {
	/** Gross price of a piece in haléře. */
	priceMinor?: number;
	/** Gross sale price in haléře, when on sale. */
	saleMinor?: number;
	vat?: 21 | 12 | 0;
	/** Pieces in the e-shop warehouse. */
	stock?: number;
	/** Pieces at branches, by the branch's id. */
	branches?: Record<number, number>;
	minimumAge?: 15 | 18 | 21;
	isActive?: boolean;
	isRestocked?: boolean;
	/** Why it cannot be given back. */
	exemption?: WithdrawalExemption;
};

export type TestProduct = { id: number; variantId: number; code: string; name: string };

/** By database, each counted anew: the demo has goods with larger numbers in their names, which a search would find too. */
const madeIn = new Map<string, number>();

/** A product with one variant in the first category of the demo shop; 100 Kč and 50 pieces unless said otherwise. */
export async function aProduct({ shop, databaseUrl }: TestShop, traits: ProductTraits = {}): Promise<TestProduct> {
	const { priceMinor = 10_000, saleMinor, vat = 21, stock = 50, isActive = true, isRestocked = true } = traits;
	const made = (madeIn.get(databaseUrl) ?? 0) + 1;
	madeIn.set(databaseUrl, made);
	const code = `TEST-${made}`;
	const name = `Zboží ${made}`;
	const netSale = saleMinor === undefined ? null : netFromGross(saleMinor, String(vat));
	return shop.db.transaction(async (tx) => {
		const id = await oneId(
			tx,
			sql`
			insert into products (code, vat_rate_id, default_category_id, minimum_age, is_active, is_restocked, withdrawal_exemption)
			select ${code}, (select id from vat_rates where percent = ${vat}), (select id from categories order by id limit 1),
				${traits.minimumAge ?? null}, ${isActive}, ${isRestocked}, ${traits.exemption ?? null} returning id`,
		);
		await tx.execute(sql`
			insert into product_translations (product_id, locale, slug, name)
			values (${id}, 'cs', ${`zbozi-${made}`}, ${name}), (${id}, 'en', ${`goods-${made}`}, ${`Goods ${made}`})`);
		await tx.execute(sql`
			insert into product_categories (product_id, category_id) select ${id}, default_category_id from products where id = ${id}`);
		const variantId = await oneId(
			tx,
			sql`
			insert into variants (product_id, code, net_price, net_sale_price)
			values (${id}, ${code}, ${netFromGross(priceMinor, String(vat))}, ${netSale}) returning id`,
		);
		await tx.execute(sql`
			insert into stock (variant_id, place_id, quantity)
			select ${variantId}, id, ${stock} from places where kind = 'warehouse'`);
		for (const [branchId, quantity] of Object.entries(traits.branches ?? {})) {
			await tx.execute(sql`
				insert into stock (variant_id, place_id, quantity)
				select ${variantId}, id, ${quantity} from places where branch_id = ${branchId}`);
		}
		await relist(tx, [id]);
		await indexForSearch(tx, [id]);
		return { id, variantId, code, name };
	});
}

async function oneId(tx: Database, statement: ReturnType<typeof sql>): Promise<number> {
	const [row] = (await tx.execute<{ id: number }>(statement)).rows;
	if (!row) throw new Error("Nothing was inserted");
	return row.id;
}

export type TestLine = { product: TestProduct; quantity?: number; note?: string };

/** A guest's cart with these lines, put in one after another through the API. */
export async function aGuestCart(testShop: TestShop, lines: TestLine[] = []): Promise<Cart> {
	const { body } = await testShop.call("GET", "/cart/anonymous/cs/0");
	return fillCart(testShop, body, lines);
}

/** The customer's cart, made when there is none. */
export async function aCustomerCart(testShop: TestShop, token: string, lines: TestLine[] = []): Promise<Cart> {
	const { body } = await testShop.call("POST", "/cart/create", { token, body: {} });
	return fillCart(testShop, body, lines, token);
}

async function fillCart(testShop: TestShop, empty: Cart, lines: TestLine[], token?: string): Promise<Cart> {
	let cart = empty;
	for (const { product, quantity = 1, note } of lines) {
		const body = { id: product.id, variantId: product.variantId, quantity, note, ageConfirmed: true };
		const answer = await testShop.call("PUT", `/cart/${empty.id}`, { body, ...(token === undefined ? {} : { token }) });
		if (answer.status !== 200) throw new Error(`The cart refused ${product.code}: ${JSON.stringify(answer.body)}`);
		cart = answer.body.cart;
	}
	return cart;
}

/** Puts a voucher into a cart, which must take it. */
export async function addVoucher(
	testShop: TestShop,
	cartId: string,
	code: string,
	{ token, guestEmail }: { token?: string; guestEmail?: string } = {},
): Promise<Cart> {
	const answer = await testShop.call("POST", `/voucher/cart/add/${cartId}`, {
		body: { voucherCode: code, serviceType: "eshop", guestEmail },
		...(token === undefined ? {} : { token }),
	});
	if (answer.status !== 200) throw new Error(`The cart refused voucher ${code}: ${JSON.stringify(answer.body)}`);
	return answer.body.cart;
}

/** Ids of the demo shop's methods, in the order in which `seed/settings.ts` names them. */
export const DELIVERY = { branch: 1, courier: 2, post: 3, pickupPoint: 4 } as const;
export const PAYMENT = { card: 1, transfer: 2, cod: 3 } as const;

export const INVOICE = {
	firstname: "Jana",
	lastname: "Nováková",
	company: "",
	street: "Lidická 12",
	city: "Brno",
	zip: "602 00",
	country: "CZ",
};

/** Of a person who picks the goods up at a branch, which needs no address. */
export const NAME_ALONE = { ...INVOICE, street: "", city: "", zip: "" };

/** A complete order: by courier to Brno, paid by bank transfer. */
export function anOrderBody(changes: Partial<OrderInput> = {}): OrderInput {
	return {
		deliveryId: DELIVERY.courier,
		paymentId: PAYMENT.transfer,
		email: "jana@example.cz",
		phone: "777 123 456",
		invoice: INVOICE,
		consent: true,
		surveyRefused: false,
		...changes,
	};
}

export function placeOrder(
	testShop: TestShop,
	cartId: string,
	changes: Partial<OrderInput> = {},
	headers: Record<string, string> = {},
) {
	return testShop.call("POST", `/order/create/${cartId}`, { body: anOrderBody(changes), headers });
}
