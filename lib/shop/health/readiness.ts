/** Whether this process can serve the shop, for balancers and whoever watches it. */
import { SECOND_MS } from "../../domain/durations.ts";
import type { Database } from "../kernel/db/client.ts";
import { checkDisk } from "./disk.ts";
import { readBeatAge } from "./heartbeat.sql.ts";
import { hasMigrations } from "./migrations.sql.ts";

/** Whoever asks within this time gets the same answer: strangers cannot load the database by it. */
const SHARED_MS = SECOND_MS;
/** What has not answered by then counts as away. */
const LIMIT_MS = 2 * SECOND_MS;
/** A worker beats every 10 s. */
export const LATE_S = 60;

export type Checks = {
	database: "ok" | "away";
	migrations: "ok" | "behind" | "unknown";
	worker: "ok" | "late" | "missing" | "unknown";
	/** Absent when this process has no folder of data. */
	disk?: "ok" | "low" | "not_writable" | "away";
};
export type Readiness = {
	status: "ready" | "degraded" | "not_ready";
	checks: Checks;
	/** Seconds since a worker's last beat; null when it is not known. */
	beatAgeS: number | null;
};

export type Watched = { db: Database; dataDir: string | null };

/**
 * Answers within two seconds, and asks the database once a second at most, by `db`. Never throws. `not_ready` is what another
 * machine may do better; what none of them does is `degraded`.
 */
export function readinessOf(watched: Watched, nowMs = () => performance.now()): () => Promise<Readiness> {
	let last: { begunMs: number; answer: Promise<Readiness> } | null = null;
	const facts = oneAtATime(() => readFacts(watched.db));
	const disk = oneAtATime(async () => (watched.dataDir === null ? undefined : checkDisk(watched.dataDir)));
	const check = async (): Promise<Readiness> => {
		const [known, space] = await Promise.all([within(facts(), UNKNOWN), within(disk(), "away" as const)]);
		const checks: Checks = { ...known.checks, ...(space === undefined ? {} : { disk: space }) };
		return { status: statusOf(checks), checks, beatAgeS: known.beatAgeS };
	};
	return () => {
		if (!last || nowMs() - last.begunMs >= SHARED_MS) last = { begunMs: nowMs(), answer: check() };
		return last.answer;
	};
}

export function statusOf({ database, migrations, worker, disk = "ok" }: Checks): Readiness["status"] {
	if (database !== "ok" || migrations !== "ok" || disk === "not_writable" || disk === "away") return "not_ready";
	// All machines see the same workers: a balancer that heeded them would have nobody left to send shoppers to.
	return worker !== "ok" || disk === "low" ? "degraded" : "ready";
}

type Facts = { checks: Pick<Checks, "database" | "migrations" | "worker">; beatAgeS: number | null };

const UNKNOWN: Facts = { checks: { database: "away", migrations: "unknown", worker: "unknown" }, beatAgeS: null };

async function readFacts(db: Database): Promise<Facts> {
	try {
		// An older database has no table of workers.
		if (!(await hasMigrations(db)))
			return { checks: { database: "ok", migrations: "behind", worker: "unknown" }, beatAgeS: null };
		const beatAgeS = await readBeatAge(db);
		return { checks: { database: "ok", migrations: "ok", worker: workerOf(beatAgeS) }, beatAgeS };
	} catch {
		return UNKNOWN;
	}
}

function workerOf(ageS: number | null): Checks["worker"] {
	if (ageS === null) return "missing";
	return ageS > LATE_S ? "late" : "ok";
}

/** Whoever comes while the work is under way waits for it: what hangs, hangs once. */
function oneAtATime<Value>(work: () => Promise<Value>): () => Promise<Value> {
	let running: Promise<Value> | null = null;
	return () => {
		running ??= work().finally(() => {
			running = null;
		});
		return running;
	};
}

async function within<Value, Late>(work: Promise<Value>, late: Late): Promise<Value | Late> {
	let timer: NodeJS.Timeout | undefined;
	const over = new Promise<Late>((resolve) => {
		timer = setTimeout(() => resolve(late), LIMIT_MS);
	});
	return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
