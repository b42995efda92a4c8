/** Whether the shop has borne the run: sentences about what it did not, none when all is well. */
import type { Held } from "./crowd.ts";
import type { Probe } from "./probes.ts";
import { READINGS } from "./readings.ts";
import { type Tallied, timesOf, together } from "./tally.ts";
import type { Trend } from "./trends.ts";

/** Each kind of what was asked for is one of these. */
export const HOSTILE = "hostile call";
const READING_P95_MS = 500;
const ORDER_P95_MS = 1_000;
const PROBE_MS = 1_000;
const GROWTH = 1.1;
/** So few come and go with single visitors. */
const HANDLES_FREE = 10;
/** In a shorter run the shop is still growing warm. */
export const GROWTH_JUDGED_FROM_MIN = 15;

export type Soaked = {
	minutes: number;
	/** What was answered under the steady load, hostile calls too. */
	answers: readonly Tallied[];
	/** Hostile calls whose answer is not as the API's document says. */
	undocumented: readonly string[];
	probes: readonly Probe[];
	crowds: readonly Held[];
	trends: readonly Trend[];
	/** What is wrong in the database in the end. */
	books: readonly string[];
};

export function soakFaults(soaked: Soaked): string[] {
	return [
		...soaked.answers.flatMap(answerFaults),
		...slowFaults(soaked.answers),
		...soaked.undocumented,
		...probeFaults(soaked),
		...soaked.crowds.flatMap(crowdFaults),
		...soaked.trends.flatMap((trend) => trendFaults(trend, soaked.minutes)),
		...soaked.books,
	];
}

/** Hostile calls are refused; whatever else was asked for must be answered well. */
function answerFaults({ kind, statuses, failures }: Tallied): string[] {
	const isBad = (status: number) => status >= 500 || (kind !== HOSTILE && (status < 200 || status >= 300));
	return [
		...Object.entries(statuses)
			.filter(([status]) => isBad(Number(status)))
			.map(([status, count]) => `${kind}: ${count} × status ${status}`),
		...Object.entries(failures).map(([code, count]) => `${kind}: ${count} × no answer (${code})`),
	];
}

const isReading = ({ kind }: Tallied) => READINGS.some((reading) => reading === kind);

function slowFaults(answers: readonly Tallied[]): string[] {
	const readings = together("readings", answers.filter(isReading));
	const orders = together(
		"orders",
		answers.filter(({ kind }) => kind === "order"),
	);
	return [[readings, READING_P95_MS] as const, [orders, ORDER_P95_MS] as const].flatMap(
		([{ kind, times }, limitMs]) => {
			const p95Ms = timesOf(times)?.p95Ms;
			if (p95Ms === undefined) return [`${kind}: there were none`];
			return p95Ms < limitMs ? [] : [`${kind}: p95 ${Math.round(p95Ms)} ms, not below ${limitMs} ms`];
		},
	);
}

function probeFaults({ probes, crowds }: Soaked): string[] {
	const unseen = crowds.filter(({ name }) => !probes.some(({ phase }) => phase === name));
	const bad = probes.filter(({ isGood, ms }) => !isGood || ms >= PROBE_MS);
	return [
		...unseen.map(({ name }) => `${name}: nobody asked for anything meanwhile`),
		...bad.map(
			({ phase, what, isGood, ms }) =>
				`${phase}: a ${what} was ${isGood ? "slow" : "not there"} (${Math.round(ms)} ms)`,
		),
	];
}

function crowdFaults({ name, count, most, longestS, endsWithinS }: Held): string[] {
	return [
		...(most < count ? [`${name}: ${most} of ${count} connections came to be open`] : []),
		...(endsWithinS !== null && longestS > endsWithinS
			? [`${name}: one was held for ${Math.round(longestS)} s, longer than ${endsWithinS} s`]
			: []),
	];
}

function trendFaults({ name, memoryMb, handles, restarts }: Trend, minutes: number): string[] {
	const isJudged = minutes >= GROWTH_JUDGED_FROM_MIN;
	const isGrown = isJudged && memoryMb.ratio > GROWTH;
	const hasMore = isJudged && handles.ratio > GROWTH && handles.last > handles.second + HANDLES_FREE;
	const from = ({ second, last }: Trend["memoryMb"]) => `from ${Math.round(second)} to ${Math.round(last)}`;
	return [
		...(restarts > 0 ? [`${name}: started anew ${restarts} times`] : []),
		...(isGrown ? [`${name}: memory grew ${from(memoryMb)} MB`] : []),
		...(hasMore ? [`${name}: open handles grew ${from(handles)}`] : []),
	];
}
