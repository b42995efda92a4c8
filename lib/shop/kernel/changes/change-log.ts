import { randomUUID } from "node:crypto";
import type { ChangeList } from "../../../contract/schemas/changes.ts";

/** Older tags are dropped; a storefront that asks for them is told that everything may have changed. */
const KEPT_TAGS = 2_000;

type ChangeLog = { instance: string; last: number; tags: string[] };

// The bundler may load this file more than once in a process (routes, instrumentation); the log is one.
const holder = globalThis as typeof globalThis & { konfetyChanges?: ChangeLog };

function changeLog(): ChangeLog {
	holder.konfetyChanges ??= { instance: randomUUID(), last: 0, tags: [] };
	return holder.konfetyChanges;
}

/** Records changed tags for storefronts on other machines. */
export function noteChanges(tags: string[]): void {
	const log = changeLog();
	log.tags.push(...tags);
	log.last += tags.length;
	log.tags.splice(0, log.tags.length - KEPT_TAGS);
}

/** Tags recorded in this process after number `after`; null when `instance` is another process or the tags were dropped. */
export function changesSince({ instance, after }: { instance?: string | undefined; after: number }): ChangeList {
	const { tags, ...log } = changeLog();
	const behind = log.last - after;
	const isKnown = instance === log.instance && behind >= 0 && behind <= tags.length;
	return { ...log, tags: isKnown ? [...new Set(tags.slice(tags.length - behind))] : null };
}
