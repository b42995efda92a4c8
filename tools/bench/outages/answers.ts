/** What the clients of `npm run bench -- outages` were answered, and a row for each phase and kind. */
import { quantile } from "../quantile.ts";

export const PHASES = ["quiet", "restart", "app killed", "worker killed", "door killed", "database away"] as const;
export type Phase = (typeof PHASES)[number];

/** A page is also its router data. A file is one of the build. An order is each of its calls, its cart's too. */
export const KINDS = ["page", "file", "call", "order"] as const;
export type Kind = (typeof KINDS)[number];

/** One request: its status, or the code of the connection's failure. */
export type Answered = {
	/** In which it ended: what was begun before belongs to the outage that it met. */
	phase: string;
	kind: Kind;
	said: { status: number; cacheStatus: string } | { failure: string };
	/** From when it was due to the end of its answer. */
	ms: number;
};

/** Numbers of requests by what was said. */
export type Counts = Record<string, number>;

export type OutageRow = {
	phase: string;
	kind: Kind;
	/** Statuses 200 and 201. */
	good: number;
	/** Of these, what the door had kept: while the app answers, and because it did not. */
	kept: number;
	stale: number;
	unavailable: number;
	others: Counts;
	failures: Counts;
	/** Of what has a status; null when nothing has. */
	times: { p50Ms: number; p99Ms: number; longestMs: number } | null;
};

/** In the order of phases and kinds; what nobody asked for has no row. */
export function outageRows(answers: readonly Answered[], phases: readonly string[] = PHASES): OutageRow[] {
	return phases.flatMap((phase) =>
		KINDS.flatMap((kind) => {
			const own = answers.filter((answer) => answer.phase === phase && answer.kind === kind);
			return own.length === 0 ? [] : [rowOf(phase, kind, own)];
		}),
	);
}

const isGood = (status: number) => status === 200 || status === 201;

function rowOf(phase: string, kind: Kind, answers: readonly Answered[]): OutageRow {
	const said = answers.flatMap(({ said }) => ("status" in said ? [said] : []));
	const good = said.filter(({ status }) => isGood(status)).map(({ cacheStatus }) => cacheStatus);
	const others = said.filter(({ status }) => !isGood(status) && status !== 503);
	const times = answers.flatMap(({ said, ms }) => ("status" in said ? [ms] : []));
	return {
		phase,
		kind,
		good: good.length,
		kept: good.filter((status) => status.includes("hit") && !status.includes("stale")).length,
		stale: good.filter((status) => status.includes("stale")).length,
		unavailable: said.filter(({ status }) => status === 503).length,
		others: countsOf(others.map(({ status }) => String(status))),
		failures: countsOf(answers.flatMap(({ said }) => ("failure" in said ? [said.failure] : []))),
		times: times.length === 0 ? null : timesOf(times),
	};
}

function countsOf(names: readonly string[]): Counts {
	const counts: Counts = {};
	for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
	return counts;
}

const timesOf = (times: readonly number[]) => ({
	p50Ms: quantile(times, 0.5),
	p99Ms: quantile(times, 0.99),
	longestMs: quantile(times, 1),
});
