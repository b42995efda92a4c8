import { sql } from "drizzle-orm";
import type { BalloonType } from "../../../contract/request.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

/** Kinds of balloons in their order. Locks nothing. */
export async function balloonTypeRows(db: Database, locale: Locale): Promise<BalloonType[]> {
	const result = await db.execute<BalloonType>(sql`
		select key, name ->> ${locale} as name, json_build_object('min', float_hours_min, 'max', float_hours_max) as float_hours,
			case when gel_float_hours_min is not null
				then json_build_object('min', gel_float_hours_min, 'max', gel_float_hours_max) end as gel_float_hours,
			price_minor as price_with_tax, own_price_minor as own_price_with_tax, gel_price_minor as gel_price_with_tax
		from balloon_types order by position, id`);
	return result.rows;
}

/** Balloons that are booked at a branch, by the moment at which they are fetched. Locks nothing. */
export async function bookedBalloons(
	db: Database,
	{ branchId, from, to }: { branchId: number; from: Date; to: Date },
): Promise<Map<number, number>> {
	const result = await db.execute<{ starts_at: string; balloons: number }>(sql`
		select starts_at, sum(balloons)::int as balloons from inflation_bookings
		where branch_id = ${branchId} and is_active and starts_at between ${from} and ${to} group by starts_at`);
	return new Map(result.rows.map(({ starts_at, balloons }) => [new Date(starts_at).getTime(), balloons]));
}

export async function insertBooking(
	tx: Database,
	{
		requestId,
		branchId,
		startsAt,
		balloons,
	}: { requestId: number; branchId: number; startsAt: Date; balloons: number },
): Promise<void> {
	await tx.execute(sql`
		insert into inflation_bookings (request_id, branch_id, starts_at, balloons)
		values (${requestId}, ${branchId}, ${startsAt}, ${balloons})`);
}
