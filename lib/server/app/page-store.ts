/**
 * Limits that Next's page store lacks. 404 pages, redirects from wrong slugs and empty lists are unlimited in number,
 * so they are not stored. Next's map of cache lives gets a maximum size. A page is dated by the begin of its rendering, and stored
 * compressed: more of them fit in, and the door asks for one once a second at most.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { LRUCache } from "lru-cache";
import { getMemoryCache } from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { UNKEPT_TAG } from "#lib/storefront/client/unkept.ts";
import { isPacked, packPage, unpackPage } from "./pack-page.ts";

/** `cacheMaxMemorySize` of next.config.js; the first caller that opens the store sets its size. */
export const STORE_BYTES = 32 * 1024 * 1024;
/** Maximum number of cache lives; stored pages contain theirs anyway. */
const CONTROLS = 5_000;
/** `CachedRouteKind.APP_PAGE` of Next, which is declared but not there to be imported. */
const APP_PAGE = "APP_PAGE";
const TAGS_HEADER = "x-next-cache-tags";

type Store = ReturnType<typeof getMemoryCache>;
type Entry = Parameters<Store["set"]>[1];

/** What is noted of an answer while it is made: whether its page was stored. */
export type Noted = { isStored?: boolean };

const begun = new AsyncLocalStorage<{ beganMs: number; noted: Noted }>();

/**
 * Runs the answer to a request. A page rendered in it is dated by its begin: Next would date it by its end, and a
 * change in between would never reach the page.
 */
export function datedByBegin<Answer>(answer: () => Answer, noted: Noted = {}): Answer {
	// Next considers a page newer than a change in the same millisecond.
	return begun.run({ beganMs: Date.now() - 1, noted }, answer);
}

/** Call it before Next answers any request. */
export function boundPageStore(): Store {
	Object.assign(SharedCacheControls, { cacheControls: new LRUCache({ max: CONTROLS }) });
	const store = getMemoryCache(STORE_BYTES);
	const set = store.set.bind(store);
	store.set = (key, entry) => {
		const answer = begun.getStore();
		const lastModified = Math.min(entry.lastModified, answer?.beganMs ?? entry.lastModified);
		if (isKept(entry.value)) {
			if (answer) answer.noted.isStored = true;
			return set(key, { ...entry, value: packed(entry.value), lastModified });
		}
		// The previous version of the page is outdated too.
		store.remove(key);
		return false;
	};
	const get = store.get.bind(store);
	store.get = (key) => {
		const entry = get(key);
		return entry?.value && isPacked(entry.value) ? { ...entry, value: unpackPage(entry.value) } : entry;
	};
	return store;
}

const packed = (value: Entry["value"]): Entry["value"] => (value?.kind === APP_PAGE ? packPage(value) : value);

function isKept(value: Entry["value"]): boolean {
	if (value === null || !("status" in value)) return true;
	if ((value.status ?? 200) !== 200) return false;
	const tags = value.headers?.[TAGS_HEADER];
	return !String(tags ?? "")
		.split(",")
		.includes(UNKEPT_TAG);
}
