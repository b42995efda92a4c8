/**
 * What Next's store of pages lacks. Pages that are not there, redirects from wrong words and lists of nothing are endless, and
 * not kept; what Next remembers of how long each page lasts, kept or not, has an end. A page is as old as what it was made of.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { getMemoryCache } from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { UNKEPT_TAG } from "#lib/storefront/client/unkept.ts";

/** `cacheMaxMemorySize` of next.config.js: whoever opens the store first says its size. */
export const STORE_BYTES = 64 * 1024 * 1024;
/** Lives of pages that are remembered; those of kept pages are kept with them anyway. */
const CONTROLS = 5_000;
const TAGS_HEADER = "x-next-cache-tags";

/** Forgets what was put in first when it is full. */
class BoundedMap<Key, Value> extends Map<Key, Value> {
	override set(key: Key, value: Value): this {
		this.delete(key);
		super.set(key, value);
		const [oldest] = this.keys();
		if (this.size > CONTROLS && oldest !== undefined) this.delete(oldest);
		return this;
	}
}

type Store = ReturnType<typeof getMemoryCache>;
type Entry = Parameters<Store["set"]>[1];

const begun = new AsyncLocalStorage<number>();

/**
 * Answers a request. A page that is made in it counts as made when it began: Next would date it by its end, and what changed in
 * between would never reach it.
 */
export function datedByBegin<Answer>(answer: () => Answer): Answer {
	// Next takes a page for newer than a change in the same millisecond.
	return begun.run(Date.now() - 1, answer);
}

/** To be called before Next answers anything. */
export function boundPageStore(): Store {
	Object.assign(SharedCacheControls, { cacheControls: new BoundedMap() });
	const store = getMemoryCache(STORE_BYTES);
	const set = store.set.bind(store);
	store.set = (key, entry) => {
		const lastModified = Math.min(entry.lastModified, begun.getStore() ?? entry.lastModified);
		if (isKept(entry.value)) return set(key, { ...entry, lastModified });
		// What it was before is over too.
		store.remove(key);
		return false;
	};
	return store;
}

function isKept(value: Entry["value"]): boolean {
	if (value === null || !("status" in value)) return true;
	if ((value.status ?? 200) !== 200) return false;
	const tags = value.headers?.[TAGS_HEADER];
	return !String(tags ?? "")
		.split(",")
		.includes(UNKEPT_TAG);
}
