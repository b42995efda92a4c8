import { availableParallelism } from "node:os";
import { memoryBytes } from "#lib/shop/kernel/db/embedded/server-settings.ts";

/** The door, the worker and the database work beside each app. */
const PROCESSORS_EACH = 2;
const BYTES_EACH = 2e9;
/** With more, one database is what calls wait for; and it lets in 100 connections unless it is told otherwise. */
const MOST = 8;

/** How many apps this computer has room for, when nobody has said (WEB_CONCURRENCY). */
export function appCount({ processors = availableParallelism(), bytes = memoryBytes() } = {}): number {
	const room = Math.floor(Math.min(processors / PROCESSORS_EACH, bytes / BYTES_EACH));
	return Math.min(MOST, Math.max(1, room));
}
