import { constants, getPriority, setPriority } from "node:os";
import { errorText } from "./error-text.ts";
import { log } from "./log.ts";

/**
 * Adds `nice` to this process's niceness for a process that it has just started. Set from outside and at once: working threads
 * inherit the priority of the thread that starts them, and a process that sets its own changes its main thread alone. Never
 * above the shop's own, which only the superuser may grant.
 */
export function lowerPriority(pid: number | undefined, nice: number): void {
	if (pid === undefined) return;
	try {
		setPriority(pid, Math.min(getPriority() + nice, constants.priority.PRIORITY_LOW));
	} catch (error) {
		log.warn({ error: errorText(error) }, "a process works with the shop's own priority");
	}
}
