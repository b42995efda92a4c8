import { and, between, eq, sql, sum } from "drizzle-orm";
import { type BalloonType, balloonType } from "../../../contract/schemas/request.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { inflationBookings } from "../../kernel/db/schema/services.ts";

/** Kinds of balloons in their order. Locks nothing. */
export async function balloonTypeRows(db: Database, locale: Locale): Promise<BalloonType[]> {
	return readRows(
		db,
		balloonType,
		sql`
		select key, name ->> ${locale} as name, json_build_object('min', float_hours_min, 'max', float_hours_max) as float_hours,
			case when gel_float_hours_min is not null
				then json_build_object('min', gel_float_hours_min, 'max', gel_float_hours_max) end as gel_float_hours,
			price_minor as price_with_tax, own_price_minor as own_price_with_tax, gel_price_minor as gel_price_with_tax
		from balloon_types order by position, id`,
	);
}

/** Balloons booked at a branch, by the time of pickup. Locks nothing. */
export async function bookedBalloons(
	db: Database,
	{ branchId, from, to }: { branchId: number; from: Date; to: Date },
): Promise<Map<number, number>> {
	const { startsAt, balloons } = inflationBookings;
	const rows = await db
		.select({ startsAt, balloons: sum(balloons).mapWith(Number) })
		.from(inflationBookings)
		.where(
			and(eq(inflationBookings.branchId, branchId), eq(inflationBookings.isActive, true), between(startsAt, from, to)),
		)
		.groupBy(startsAt);
	return new Map(rows.map((booked) => [booked.startsAt.getTime(), booked.balloons]));
}

export async function insertBooking(
	tx: Database,
	booking: { requestId: number; branchId: number; startsAt: Date; balloons: number },
): Promise<void> {
	await tx.insert(inflationBookings).values(booking);
}
