import { availableParallelism, totalmem } from "node:os";

/** The door, the worker and the database work beside each app. */
const PROCESSORS_EACH = 2;
const BYTES_EACH = 2e9;

/** How many apps this computer has room for, when nobody has said (WEB_CONCURRENCY). */
export function appCount({ processors = availableParallelism(), bytes = totalmem() } = {}): number {
	return Math.max(1, Math.floor(Math.min(processors / PROCESSORS_EACH, bytes / BYTES_EACH)));
}
