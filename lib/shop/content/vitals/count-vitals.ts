import type { VitalsBody } from "../../../contract/schemas/vitals.ts";
import { accept, type Result } from "../../../domain/result.ts";
import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { bucketOf } from "../../../domain/vitals/vital-buckets.ts";
import { VITALS } from "../../../domain/vitals/vitals.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { addToBuckets } from "./vitals.sql.ts";

/** Counts one load of a page under today, by its kind and device. Limited by the caller's address, which is not kept with it. */
export async function countVitals(
	shop: Shop,
	{ kind, device, values }: VitalsBody,
	address: string,
): Promise<Result<null, "too_many_requests">> {
	const taken = await takeLimit(shop, "vitals", { address });
	if (!taken.ok) return taken;
	const day = pragueDay(shop.now());
	const buckets = VITALS.flatMap((vital) => {
		const value = values[vital];
		return value === undefined ? [] : [{ day, kind, device, vital, upTo: bucketOf(vital, value) }];
	});
	await addToBuckets(shop.db, buckets);
	return accept(null);
}
