/** What was answered, by kinds. */
import { quantile } from "../quantile.ts";

/** Numbers of answers by what was said. */
export type Counts = Record<string, number>;

export type Tallied = {
	kind: string;
	/** By status. */
	statuses: Counts;
	/** Requests without an answer, by the code of the connection's failure. */
	failures: Counts;
	/** Milliseconds of each, from when it was due to the end of its answer. */
	times: number[];
};

export type Said = { status: number } | { failure: string };

export type Tally = {
	note(kind: string, said: Said, ms: number): void;
	/** In the order in which the kinds were first noted. */
	all(): Tallied[];
};

export function openTally(): Tally {
	const kinds = new Map<string, Tallied>();
	return {
		note(kind, said, ms) {
			const known = kinds.get(kind) ?? { kind, statuses: {}, failures: {}, times: [] };
			kinds.set(kind, known);
			const [counts, name] = "status" in said ? [known.statuses, said.status] : [known.failures, said.failure];
			counts[name] = (counts[name] ?? 0) + 1;
			known.times.push(ms);
		},
		all: () => [...kinds.values()],
	};
}

export type Times = { p50Ms: number; p95Ms: number; p99Ms: number; longestMs: number };

/** Null without any. */
export function timesOf(all: readonly number[]): Times | null {
	if (all.length === 0) return null;
	const at = (share: number) => quantile(all, share);
	return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), longestMs: at(1) };
}

/** Several kinds as one. */
export function together(kind: string, all: readonly Tallied[]): Tallied {
	return {
		kind,
		statuses: added(all.map(({ statuses }) => statuses)),
		failures: added(all.map(({ failures }) => failures)),
		times: all.flatMap(({ times }) => times),
	};
}

function added(all: readonly Counts[]): Counts {
	const sum: Counts = {};
	for (const counts of all) for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
	return sum;
}
