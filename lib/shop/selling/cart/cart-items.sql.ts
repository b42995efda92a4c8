import { sql } from "drizzle-orm";
import { z } from "zod";
import { PACK_KEY } from "../../../domain/goods/pack.ts";
import type { Pieces } from "../../../domain/goods/pieces.ts";
import type { Locale } from "../../../domain/locale.ts";
import { atMemberPrice } from "../../../domain/money/price.ts";
import { WITHDRAWAL_EXEMPTIONS } from "../../../domain/order/withdrawal.ts";
import { minimumAge } from "../../goods/catalogue/cards.sql.ts";
import { joinPaper } from "../../goods/catalogue/paper.sql.ts";
import { priceColumns, priceShape } from "../../goods/catalogue/price.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { type CartRow, cartColumns, cartJoins, HAS_VOUCHERS, openedCart, type PricedCart } from "./cart.sql.ts";

export const cartItem = z.strictObject({
	id: z.int(),
	parent_id: z.int().nullable(),
	quantity: z.int(),
	note: z.string(),
	/** Gross price of a piece in CZK haléře when the shopper last added the item; null when not recorded. */
	seen_unit_minor: z.int().nullable(),
	product_id: z.int(),
	variant_id: z.int(),
	product_code: z.string(),
	product_name: z.string(),
	product_slug: z.string(),
	category_id: z.int(),
	category_slug: z.string(),
	category_name: z.string(),
	/** Of the theme, or else of the default category. */
	tint: z.string(),
	minimum_age: z.int().nullable(),
	/** Value of the parameter that says how many pieces a pack has. */
	pack: z.string().nullable(),
	withdrawal_exemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable(),
	variant_code: z.string(),
	variant_name: z.string(),
	/** For the cart's owner. */
	...priceShape,
	picture_key: z.string().nullable(),
	is_active: z.boolean(),
	is_restocked: z.boolean(),
	warehouse: z.int(),
	branches: z.int(),
});
export type CartItemRow = z.infer<typeof cartItem>;

/** Subqueries instead of joins: each joined table doubles the plans that PostgreSQL compares on each call. */
export const itemColumns = (locale: Locale) => sql`
	p.id as product_id, v.id as variant_id, p.code as product_code, t.name as product_name, t.slug as product_slug,
	category.id as category_id, category.slug as category_slug, category.name as category_name,
	coalesce(paper.tint, category.tint) as tint,
	${minimumAge} as minimum_age, (
		select av.key from product_attributes pa join attribute_values av on av.id = pa.value_id
		where pa.product_id = p.id and pa.variant_id is null
		and av.attribute_id = (select id from attributes where key = ${PACK_KEY}) limit 1) as pack, p.withdrawal_exemption, v.code as variant_code,
	coalesce((select vt.name from variant_translations vt where vt.variant_id = v.id and vt.locale = ${locale}), '') as variant_name,
	${priceColumns},
	coalesce((select key from pictures where id = v.picture_id), (
		select x.key from product_pictures pp join pictures x on x.id = pp.picture_id
		where pp.product_id = p.id order by pp.position limit 1)) as picture_key,
	p.is_active and v.is_active as is_active, p.is_restocked, places.warehouse, places.branches`;

/** `offset 0` keeps the category's tables out of that join planning. */
export const itemJoins = (locale: Locale) => sql`
	join products p on p.id = v.product_id
	join product_translations t on t.product_id = p.id and t.locale = ${locale}
	cross join lateral (
		select cat.id, ct.slug, ct.name, cat.tint
		from categories cat join category_translations ct on ct.category_id = cat.id and ct.locale = ${locale}
		where cat.id = p.default_category_id offset 0
	) category
	${joinPaper(sql`p.id`)}
	cross join lateral (
		select coalesce(sum(s.quantity) filter (where pl.kind = 'warehouse'), 0)::int as warehouse,
			coalesce(sum(s.quantity) filter (where pl.kind = 'branch'), 0)::int as branches
		from available_stock s join places pl on pl.id = s.place_id where s.variant_id = v.id
	) places`;

const itemOfCart = sql`i.id, i.parent_id, i.quantity, i.note, i.seen_unit_minor::float8 as seen_unit_minor`;

const itemWithCart = z.strictObject({ ...cartItem.shape, cart: openedCart });

/**
 * A guest's open cart with its items as `cartItemRows` gives them, in one statement, for it is what shoppers ask for most;
 * undefined when there is none, and when nothing is in it. Locks nothing.
 */
export async function filledGuestCart(
	db: Database,
	cartId: string,
	locale: Locale,
): Promise<{ cart: CartRow; items: CartItemRow[] } | undefined> {
	const rows = await readRows(
		db,
		itemWithCart,
		sql`
		select (select to_json(shown) from (select ${cartColumns(HAS_VOUCHERS)}) shown) as cart, item.*
		from carts c ${cartJoins} cross join lateral (
			select ${itemOfCart}, ${itemColumns(locale)}
			from cart_items i join variants v on v.id = i.variant_id ${itemJoins(locale)}
			where i.cart_id = c.id offset 0
		) item
		where c.id = ${cartId} and c.user_id is null and c.ordered_at is null order by item.id`,
	);
	const [first] = rows;
	if (!first) return undefined;
	const items = rows.map(({ cart: _, ...item }) => atMemberPrice(item, first.cart.discount));
	return { cart: first.cart, items };
}

/** Items of a cart in the order of adding, at its owner's prices. Locks nothing: whoever changes a cart locks its row. */
export async function cartItemRows(db: Database, cart: PricedCart, locale: Locale): Promise<CartItemRow[]> {
	const rows = await readRows(
		db,
		cartItem,
		sql`
		select ${itemOfCart}, ${itemColumns(locale)}
		from cart_items i join variants v on v.id = i.variant_id ${itemJoins(locale)}
		where i.cart_id = ${cart.id} order by i.id`,
	);
	return rows.map((row) => atMemberPrice(row, cart.discount));
}

/**
 * Items of a cart as `cartItemRows` gives them, and `offered`: the variant as an item with quantity 0 that is not written yet,
 * whether on sale or not; undefined when there is no such variant. Locks nothing.
 */
export async function cartItemsAndOffered(
	db: Database,
	cart: Pick<CartRow, "id" | "locale" | "discount">,
	variantId: number,
): Promise<{ items: CartItemRow[]; offered: CartItemRow | undefined }> {
	const rows = await readRows(
		db,
		cartItem,
		sql`
		select ${itemOfCart}, ${itemColumns(cart.locale)}
		from (
			select id, variant_id, parent_id, quantity, note, seen_unit_minor from cart_items where cart_id = ${cart.id}
			union all select 0, ${variantId}::int, null, 0, '', null
		) i join variants v on v.id = i.variant_id ${itemJoins(cart.locale)} order by i.id`,
	);
	const priced = rows.map((row) => atMemberPrice(row, cart.discount));
	return { items: priced.filter(({ id }) => id !== 0), offered: priced.find(({ id }) => id === 0) };
}

const writtenItem = z.strictObject({ id: z.int() });

/**
 * Sets, adds or (quantity 0) removes the item of a variant; the caller has locked the cart's row. `used` marks the cart as used;
 * without it the caller says so with `touchCart`. Returns the item's id; null when it is removed.
 */
export async function writeItem(
	db: Database,
	item: Pieces & {
		cartId: string;
		productId: number;
		parentId: number | null;
		note: string;
		seenUnitMinor: number;
	},
	used?: { now: Date; locale: Locale },
): Promise<number | null> {
	const touched = used
		? sql`with touched as (
			update carts set updated_at = ${used.now}, locale = ${used.locale} where id = ${item.cartId})`
		: sql``;
	if (item.quantity === 0) {
		await db.execute(sql`
			${touched} delete from cart_items where cart_id = ${item.cartId} and variant_id = ${item.variantId}
			and parent_id is not distinct from ${item.parentId}`);
		return null;
	}
	const written = await readRow(
		db,
		writtenItem,
		sql`
			${touched} insert into cart_items (cart_id, product_id, variant_id, parent_id, quantity, note, seen_unit_minor)
			values (${item.cartId}, ${item.productId}, ${item.variantId}, ${item.parentId}, ${item.quantity}, ${item.note},
				${item.seenUnitMinor})
			on conflict on constraint cart_item_once
			do update set quantity = excluded.quantity, note = excluded.note, seen_unit_minor = excluded.seen_unit_minor
			returning id`,
	);
	return written?.id ?? null;
}
