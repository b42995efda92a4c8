/**
 * Progress of loading the next page (promises §4 Page loading): begins at once on a route change, and is shown at least
 * 200 ms (decisions 17). After a failure it is red until a page loads.
 */
import { LOADING_SHOWN_MIN_MS } from "#lib/domain/limits.ts";

export type PageProgress = { phase: "idle" | "loading" | "done"; hasFailed: boolean };

const IDLE: PageProgress = { phase: "idle", hasFailed: false };
/** How often it is looked whether the page is there, or the connection away. */
const TICK_MS = 50;

const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

let progress = IDLE;
/** The page that was shown last. */
let shown = typeof window === "undefined" ? "" : pageOf(window.location);
let loading: { startedMs: number; timer: ReturnType<typeof setInterval> } | null = null;
let hiding: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function subscribeToProgress(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export const pageProgress = (): PageProgress => progress;
/** Progress on the server: no page is loading. */
export const idleProgress = (): PageProgress => IDLE;

/** The router starts a navigation; `type` is the router's. Within the same page there is no bar. */
export function startProgress(url: string, type: "push" | "replace" | "traverse"): void {
	const from = window.location.href;
	// On back and forward the browser has already changed the address.
	const here = type === "traverse" ? shown : pageOf(window.location);
	shown = here;
	if (pageOf(new URL(url, from)) === here) {
		if (loading) show({ ...IDLE, hasFailed: progress.hasFailed });
		stopClocks();
		return;
	}
	stopClocks();
	const startedMs = performance.now();
	const timer = setInterval(() => {
		// The router changes the address once the page has loaded.
		if (type !== "traverse" && window.location.href !== from) return finishProgress();
		// Still loading: a page that was prefetched opens without a connection too.
		if (!navigator.onLine && !progress.hasFailed) show({ ...progress, hasFailed: true });
	}, TICK_MS);
	loading = { startedMs, timer };
	show({ ...progress, phase: "loading" });
}

/** The page has loaded. */
export function finishProgress(): void {
	shown = pageOf(window.location);
	if (!loading) return;
	const shownMs = performance.now() - loading.startedMs;
	stopClocks();
	show({ phase: "done", hasFailed: false });
	hiding = setTimeout(() => show(IDLE), Math.max(0, LOADING_SHOWN_MIN_MS - shownMs));
}

/** The page could not be shown. */
export function failProgress(): void {
	stopClocks();
	show({ phase: "done", hasFailed: true });
}

function stopClocks(): void {
	clearInterval(loading?.timer);
	clearTimeout(hiding);
	loading = null;
}

function show(next: PageProgress): void {
	progress = next;
	for (const listener of listeners) listener();
}
