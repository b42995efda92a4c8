import { sql } from "drizzle-orm";
import { z } from "zod";
import { requestDetails } from "../../../contract/schemas/request.ts";
import { OWN_REQUESTS_MAX } from "../../../domain/people/account-limits.ts";
import { REQUEST_KINDS, REQUEST_STATES } from "../../../domain/request/request-states.ts";
import { joinPaper } from "../../goods/catalogue/paper.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";

const ownRequestRow = z.strictObject({
	id: z.int(),
	hash: z.string(),
	number: z.string(),
	kind: z.enum(REQUEST_KINDS),
	state: z.enum(REQUEST_STATES),
	created_at: z.string(),
	branch: z.string().nullable(),
	details: requestDetails,
	price_minor: z.int().nullable(),
	picture_key: z.string().nullable(),
	tint: z.string(),
});
export type OwnRequestRow = z.infer<typeof ownRequestRow>;

/** A customer's requests for services, newest first, with the picture of the costume that is rented. Locks nothing. */
export async function ownRequestRows(db: Database, userId: number): Promise<OwnRequestRow[]> {
	return readRows(
		db,
		ownRequestRow,
		sql`
		select q.id, q.hash, q.number, q.kind, q.state, q.created_at, b.name as branch, q.details, q.price_minor,
			costume.key as picture_key, coalesce(costume.tint, '') as tint
		from service_requests q
		left join branches b on b.id = q.branch_id
		left join lateral (
			select x.key, coalesce(paper.tint, c.tint) as tint
			from rental_reservations r
			join rental_assets a on a.id = r.asset_id
			join variants v on v.id = a.variant_id
			join products p on p.id = v.product_id
			left join categories c on c.id = p.default_category_id
			${joinPaper(sql`p.id`)}
			left join lateral (
				select y.key from product_pictures pp join pictures y on y.id = pp.picture_id
				where pp.product_id = p.id order by (pp.picture_id = v.picture_id) desc nulls last, pp.position limit 1
			) x on true
			where r.request_id = q.id limit 1
		) costume on true
		where q.user_id = ${userId}
		order by q.created_at desc, q.id desc limit ${OWN_REQUESTS_MAX}`,
	);
}
