import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { deliveryKindsTo } from "../../../domain/order/delivery-kinds.ts";
import type { PointQuery } from "../../../domain/place/point-query.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { deliveryMethods } from "../../kernel/db/schema/shop.ts";

const pickupPoint = z.strictObject({
	id: z.int(),
	code: z.string(),
	name: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	is_staffed: z.boolean(),
	opening_hours: z.string(),
});
export type PickupPointRow = z.infer<typeof pickupPoint>;

const columns = sql`p.id, p.code, p.name, p.street, p.city, p.zip, p.is_staffed, p.opening_hours`;

const isOffered = ({ deliveryId, staffedOnly }: { deliveryId: number; staffedOnly: boolean }) =>
	sql`p.delivery_id = ${deliveryId} and p.is_active and (p.is_staffed or not ${staffedOnly}::boolean)`;

/** An active point of a delivery. Locks nothing. */
export async function pickupPointRow(
	db: Database,
	wanted: { deliveryId: number; id: number; staffedOnly: boolean },
): Promise<PickupPointRow | undefined> {
	return readRow(
		db,
		pickupPoint,
		sql`
		select ${columns} from pickup_points p where p.id = ${wanted.id} and ${isOffered(wanted)}`,
	);
}

/** A word of a query has letters and digits alone, so it is safe in a pattern; `strpos` rejects most rows cheaply. */
const begins = (text: SQL) => sql`strpos(${text}, word) > 0 and ${text} ~ ('(^|[^a-z0-9])' || word)`;

/**
 * At most `limit` active points of a delivery that match all words of a query, best first: exact town, beginning of a town,
 * later word of a town, street, name; then nearest by number to a complete postcode, then by town. A postcode of a town
 * without a point finds its neighbours. Compares the folded columns. Locks nothing.
 */
export async function matchingPointRows(
	db: Database,
	{ zip, words, limit, ...wanted }: PointQuery & { deliveryId: number; staffedOnly: boolean; limit: number },
): Promise<PickupPointRow[]> {
	const distance = sql`case when p.zip ~ '^[0-9]{1,9}$' then abs(p.zip::int - ${zip}::int) end`;
	return readRows(
		db,
		pickupPoint,
		sql`
		with scored as (
			select p.*, (
				select case when count(score) = count(*) then coalesce(sum(score), 0) end
				from unnest(${sql.param(words)}::text[]) word, lateral (select case
					when p.folded_city = word then 0
					when starts_with(p.folded_city, word) or starts_with(p.zip, word) then 1
					when ${begins(sql`p.folded_city`)} then 2
					when ${begins(sql`p.folded_street`)} then 3
					when ${begins(sql`p.folded_name`)} then 4 end as score) of_word
			) as score
			from pickup_points p where ${isOffered(wanted)}
		)
		select ${columns} from scored p
		where p.score is not null or (${zip}::int is not null and not exists (select from scored where score is not null))
		order by coalesce(p.score, 0), ${distance}, p.city, p.street, p.id limit ${limit}`,
	);
}

/** Whether this is an active delivery to pickup points. */
export async function isPickupPointDelivery(db: Database, deliveryId: number): Promise<boolean> {
	const isOne = and(
		eq(deliveryMethods.id, deliveryId),
		inArray(deliveryMethods.kind, deliveryKindsTo("point")),
		eq(deliveryMethods.isActive, true),
	);
	return (await db.$count(deliveryMethods, isOne)) > 0;
}
