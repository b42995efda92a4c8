import { sql } from "drizzle-orm";
import type { TestProduct } from "../shop/builders.ts";
import type { TestShop } from "../shop/test-shop.ts";

/** A review that the shop takes. */
export const REVIEW = { stars: 4, author: "Jana", text: "Balónek vydržel celý týden.", locale: "cs" };

let customers = 0;

/** A new customer: id, and token when it is needed. */
export async function aCustomer({ shop }: TestShop): Promise<number> {
	const email = `customer-${++customers}@konfety.test`;
	const { rows } = await shop.db.execute<{ id: number }>(sql`
		insert into users (email, password_hash, group_id, firstname, is_confirmed)
		values (${email}, 'none', 1, 'Eva', true) returning id`);
	return rows[0]?.id ?? 0;
}

type Traits = Partial<typeof REVIEW> & {
	state?: "pending" | "published" | "rejected";
	isVerified?: boolean;
	at?: Date;
};

/** A review of a product by a new customer, published unless said otherwise; resolves to its id. */
export async function aReview(testShop: TestShop, product: TestProduct, traits: Traits = {}): Promise<number> {
	const { stars, author, text, locale, state = "published", isVerified = false } = { ...REVIEW, ...traits };
	const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`
		insert into reviews (product_id, user_id, author, stars, text, locale, is_verified, state, created_at)
		values (${product.id}, ${await aCustomer(testShop)}, ${author}, ${stars}, ${text}, ${locale}, ${isVerified}, ${state},
			${traits.at ?? testShop.shop.now()}) returning id`);
	return rows[0]?.id ?? 0;
}
