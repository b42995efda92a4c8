/**
 * Which processes a start knows, told to the version that it prepares: one of other processes cannot be turned over to.
 * Another text whenever that changes.
 */
export const KNOWN_PROCESSES = { KONFETY_KNOWN_PROCESSES: "door, apps, worker" };

/** Throws a sentence when the start that prepares this version is of another one that does not know its processes. */
export function requireKnownProcesses(env: NodeJS.ProcessEnv): void {
	if (env.KONFETY_KNOWN_PROCESSES === KNOWN_PROCESSES.KONFETY_KNOWN_PROCESSES) return;
	throw new Error("This version is of other processes than the one that runs. Stop the shop and start it: npm start");
}
