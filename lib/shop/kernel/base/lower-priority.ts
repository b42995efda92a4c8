import { readdirSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { errorText } from "./error-text.ts";
import { log } from "./log.ts";

/**
 * Adds `nice` to this process's niceness for a process that it has just started, with all its threads: new ones inherit the
 * priority of the thread that starts them, but on a busy machine some may have started already. Set from outside, because a
 * process that sets its own changes its main thread alone. Never above the shop's own, which only the superuser may grant.
 */
export function lowerPriority(pid: number | undefined, nice: number): void {
	if (pid === undefined) return;
	const priority = Math.min(getPriority() + nice, constants.priority.PRIORITY_LOW);
	try {
		setPriority(pid, priority);
		for (const thread of threadsOf(pid)) lowerThread(thread, priority);
	} catch (error) {
		log.warn({ error: errorText(error) }, "a process works with the shop's own priority");
	}
}

/** On Linux, which alone has a priority for each thread. */
function threadsOf(pid: number): number[] {
	return process.platform === "linux" ? readdirSync(`/proc/${pid}/task`).map(Number) : [];
}

function lowerThread(thread: number, priority: number): void {
	try {
		setPriority(thread, priority);
	} catch {
		// It has ended meanwhile.
	}
}
