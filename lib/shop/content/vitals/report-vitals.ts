import { addDays, pragueDay } from "../../../domain/time/calendar-day.ts";
import type { ScreenDevice, ScreenKind } from "../../../domain/vitals/screen-kinds.ts";
import { goodShareOf, loadsOf, percentileOf, type VitalCount } from "../../../domain/vitals/vital-buckets.ts";
import { rateVital, VITALS, type Vital, type VitalRating } from "../../../domain/vitals/vitals.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type BucketRow, bucketRows } from "./vitals.sql.ts";

/** By 75 of 100 loads a page is rated (web.dev/articles/defining-core-web-vitals-thresholds). */
const RATED_SHARE = 0.75;

export type VitalsLine = {
	kind: ScreenKind;
	vital: Vital;
	/** In the vital's own unit: milliseconds, CLS none. */
	p75: number;
	rating: VitalRating;
	/** 0 to 1. */
	goodShare: number;
	loads: number;
};

export type VitalsReport = {
	/** Days in Prague, both included. */
	from: string;
	to: string;
	/** In the order of kinds, then of vitals; none for what was not measured. */
	lines: VitalsLine[];
};

/** How quick pages of each kind were in the last `days` days, today included. Changes nothing. */
export async function reportVitals(
	shop: Shop,
	{ days, device }: { days: number; device: ScreenDevice | null },
): Promise<VitalsReport> {
	const to = pragueDay(shop.now());
	const from = addDays(to, 1 - days);
	const byKind = Map.groupBy(await bucketRows(shop.db, { from, device }), ({ kind }) => kind);
	const lines = [...byKind].flatMap(([kind, rows]) => VITALS.flatMap((vital) => lineOf(kind, vital, rows) ?? []));
	return { from, to, lines };
}

function lineOf(kind: ScreenKind, vital: Vital, rows: readonly BucketRow[]): VitalsLine | null {
	const counts = rows.flatMap((row): VitalCount[] =>
		row.vital === vital ? [{ upTo: row.up_to, count: row.count }] : [],
	);
	const p75 = percentileOf(vital, counts, RATED_SHARE);
	const goodShare = goodShareOf(vital, counts);
	if (p75 === null || goodShare === null) return null;
	return { kind, vital, p75, rating: rateVital(vital, p75), goodShare, loads: loadsOf(counts) };
}
