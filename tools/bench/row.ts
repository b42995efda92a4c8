import type { Load } from "./load.ts";
import { median } from "./quantile.ts";
import type { Servers } from "./shop-processes.ts";

/** What a row of the table says; null is not measured. */
export type Row = {
	name: string;
	/** Of one answer's body as sent. */
	bytes: number | null;
	shop: Load | null;
	bare: Load | null;
	/** Processor time of all the server's processes together for each request. */
	processorMs: number | null;
	/** Resident, after the row's load. */
	memoryMb: Servers<number>;
};

const COLUMNS = [
	"row",
	"bytes sent",
	"shop req/s",
	"p50 ms",
	"p99 ms",
	"bare req/s",
	"p50 ms",
	"p99 ms",
	"ratio",
	"processor ms",
	"door MB",
	"apps MB",
	"worker MB",
];
export const HEAD_LINE = COLUMNS.join("\t");

const NONE = "–";

/** The row with tabs between its columns. */
export function rowLine({ name, bytes, shop, bare, processorMs, memoryMb }: Row): string {
	const ratio = shop && bare ? `1/${(bare.perSecond / shop.perSecond).toFixed(1)}` : NONE;
	const cost = processorMs === null ? NONE : short(processorMs);
	const { door, app, worker } = memoryMb;
	return [name, bytes ?? NONE, ...columnsOf(shop), ...columnsOf(bare), ratio, cost, door, app, worker].join("\t");
}

function columnsOf(load: Load | null): string[] {
	return load ? [load.perSecond, load.p50Ms, load.p99Ms].map(short) : [NONE, NONE, NONE];
}

/** Three figures, as more would not be true. */
function short(value: number): string {
	if (value >= 100) return String(Math.round(value));
	return value.toFixed(value >= 10 ? 1 : 2);
}

/** Each figure's median over the rounds; the counts are added up. Throws without rounds. */
export function medianLoad(rounds: readonly Load[]): Load {
	return {
		count: rounds.reduce((sum, { count }) => sum + count, 0),
		perSecond: median(rounds.map(({ perSecond }) => perSecond)),
		p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
		p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
	};
}
