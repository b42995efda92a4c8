/** The shop's processes, as Linux tells of them in /proc. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isErrno } from "#lib/shop/kernel/db/embedded/process-identity.ts";

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;
const KB = 1024;
const IDLE_LOOK_MS = 500;
/** Of one processor; what is left then are timers. */
const IDLE_SHARE = 0.06;
const IDLE_WITHIN_MS = 180_000;

const SCRIPTS = { door: "lib/server/door/main.ts", app: "lib/server/app/main.ts" };

/** The two processes that answer, children of the supervising process `pid`. PostgreSQL is not below it. */
export function serversBelow(pid: number): { door: number; app: number } {
	const children = childrenOf(pid).map((child) => ({ child, line: readFileSync(`/proc/${child}/cmdline`, "utf8") }));
	const find = (name: keyof typeof SCRIPTS) => {
		const found = children.find(({ line }) => line.includes(SCRIPTS[name]));
		if (!found) throw new Error(`No ${name} runs below process ${pid}`);
		return found.child;
	};
	return { door: find("door"), app: find("app") };
}

/** Resident memory of door and app in MB, without their own children. */
export function memoryMb(pid: number): { door: number; app: number } {
	const { door, app } = serversBelow(pid);
	return { door: residentMb(door), app: residentMb(app) };
}

/** Processor milliseconds of door and app with all their children, ended ones included. */
export function processorMs(pid: number): number {
	const { door, app } = serversBelow(pid);
	return processorOf(door) + processorOf(app);
}

/** Waits until door and app do next to nothing, as after orders, whose mails are written later. */
export async function untilIdle(pid: number): Promise<void> {
	const untilMs = performance.now() + IDLE_WITHIN_MS;
	while (performance.now() < untilMs) {
		const [beforeMs, startedMs] = [processorMs(pid), performance.now()];
		await sleep(IDLE_LOOK_MS);
		if ((processorMs(pid) - beforeMs) / (performance.now() - startedMs) < IDLE_SHARE) return;
	}
	throw new Error(`The shop is still at work after ${IDLE_WITHIN_MS / 1000} s`);
}

/** Linux reports it in kB. */
function residentMb(pid: number): number {
	return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / KB);
}

/** Of a process and all below it; none of one that has ended meanwhile. */
function processorOf(pid: number): number {
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
