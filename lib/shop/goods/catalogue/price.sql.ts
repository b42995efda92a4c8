/** How statements read a price: columns of variant `v` of product `p`, and the schema of rows that have them. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { PriceFacts } from "../../../domain/money/price.ts";

export const netPriceShape = { net_price: z.string(), net_sale_price: z.string().nullable() };

/** Facts of a price (`PriceFacts`), for the schema of a row. */
export const priceShape = { ...netPriceShape, vat: z.string() };

/** With the lowest net price before the reduction; null when there is none. */
export const shownPriceShape = { ...priceShape, lowest_net: z.string().nullable() };
export type ShownPriceFacts = PriceFacts & { lowest_net: string | null };

/** Looked up, not joined: each table among the joins doubles the ways PostgreSQL weighs. */
const vatPercent = sql`(select percent from vat_rates where id = p.vat_rate_id)`;

export const priceColumns = sql`v.net_price, v.net_sale_price, ${vatPercent} as vat`;

/** The same facts as members of a JSON object. */
export const priceMembers = sql`
	'net_price', v.net_price::text, 'net_sale_price', v.net_sale_price::text, 'vat', ${vatPercent}::text`;

/** Net price in force of variant `v`. */
export const netInForce = sql`coalesce(v.net_sale_price, v.net_price)`;

/**
 * Lowest net price at which variant `v` was offered in the 30 days before its current reduction began, or since its first
 * sale when shorter; null when it is not reduced (Act 634/1992 § 12a). A reduction that deepens keeps its first beginning.
 */
const lowestNetBeforeReduction = sql`(
	select min(coalesce(h.net_sale_price, h.net_price))
	from (
		select h.*, lead(h.valid_from) over (order by h.valid_from, h.id) as valid_to
		from price_history h where h.variant_id = v.id
	) h,
	lateral (
		select min(r.valid_from) as began from price_history r
		where r.variant_id = v.id and r.net_sale_price is not null and r.valid_from > coalesce((
			select max(n.valid_from) from price_history n where n.variant_id = v.id and n.net_sale_price is null
		), '-infinity')
	) reduction
	where h.valid_from < reduction.began and coalesce(h.valid_to, 'infinity') > reduction.began - interval '30 days'
)`;

export const shownPriceColumns = sql`
	${priceColumns}, case when v.net_sale_price is not null then ${lowestNetBeforeReduction} end as lowest_net`;
