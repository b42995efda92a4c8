/** The shop's processes, as Linux tells of them in /proc. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { processScript, type ServerProcess } from "#lib/server/bundle.ts";
import { isErrno } from "#lib/shop/kernel/db/embedded/process-identity.ts";

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;
const KB = 1024;
const IDLE_LOOK_MS = 500;
/** Of one processor; what is left then are timers. */
const IDLE_SHARE = 0.06;
const IDLE_WITHIN_MS = 180_000;

/** What there is of each process; several apps, and no worker beside another shop's storefront. */
export type Servers<Value> = Record<ServerProcess, Value>;

/** The processes that answer and work, children of the supervising process `pid`. PostgreSQL is not below it. */
export function serversBelow(pid: number): Servers<number[]> {
	const children = childrenOf(pid).map((child) => ({ child, line: readFileSync(`/proc/${child}/cmdline`, "utf8") }));
	const find = (name: ServerProcess) =>
		children.filter(({ line }) => line.includes(processScript("", name))).map(({ child }) => child);
	const servers = { door: find("door"), app: find("app"), worker: find("worker") };
	if (servers.door.length === 0 || servers.app.length === 0) throw new Error(`No door or no app runs below ${pid}`);
	return servers;
}

/** Resident memory of each kind in MB, without their own children. */
export function memoryMb(pid: number): Servers<number> {
	const { door, app, worker } = serversBelow(pid);
	return { door: sumOf(door, residentMb), app: sumOf(app, residentMb), worker: sumOf(worker, residentMb) };
}

/** Processor milliseconds of all of them with all their children, ended ones included. */
export function processorMs(pid: number): number {
	return sumOf(Object.values(serversBelow(pid)).flat(), processorOf);
}

const sumOf = (pids: readonly number[], of: (pid: number) => number) => pids.reduce((sum, pid) => sum + of(pid), 0);

/** Waits until they do next to nothing, as after orders, whose mails are written later. */
export async function untilIdle(pid: number): Promise<void> {
	const untilMs = performance.now() + IDLE_WITHIN_MS;
	while (performance.now() < untilMs) {
		const [beforeMs, startedMs] = [processorMs(pid), performance.now()];
		await sleep(IDLE_LOOK_MS);
		if ((processorMs(pid) - beforeMs) / (performance.now() - startedMs) < IDLE_SHARE) return;
	}
	throw new Error(`The shop is still at work after ${IDLE_WITHIN_MS / 1000} s`);
}

/** Resident memory of one process. Linux reports it in kB. */
export function residentMb(pid: number): number {
	return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / KB);
}

/** Of a process and all below it; none of one that has ended meanwhile. */
export function processorOf(pid: number): number {
	try {
		const [, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
		// proc(5): utime, stime, cutime, cstime are fields 14 to 17, and the state is field 3.
		const own = fields.slice(10, 14).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
		return childrenOf(pid).reduce((sum, child) => sum + processorOf(child), own);
	} catch (error) {
		if (isErrno(error, "ENOENT", "ESRCH")) return 0;
		throw error;
	}
}

/** Each thread has those that it started. */
function childrenOf(pid: number): number[] {
	return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
		readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").trim().split(/\s+/).filter(Boolean).map(Number),
	);
}
