/**
 * How far the next page is (promises §4 Page loading): begins at once on a route change, stays at least 200 ms when it was shown
 * (decisions 17). A failure keeps it red until the next page that succeeds.
 */
import { LOADING_SHOWN_MIN_MS, PROGRESS_MAX_PERCENT } from "#lib/domain/limits.ts";

export type PageProgress = { phase: "idle" | "loading" | "done"; percent: number; hasFailed: boolean };

const IDLE: PageProgress = { phase: "idle", percent: 0, hasFailed: false };
const TICK_MS = 50;
/** The bar is at 63 % after so long, and creeps on. */
const PACE_MS = 1500;

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
/** Static pages are loaded. */
export const idleProgress = (): PageProgress => IDLE;

/** How full the bar is so many milliseconds after the start: never more than 100 percent. */
export function percentAfter(ms: number): number {
	return Math.min(PROGRESS_MAX_PERCENT, PROGRESS_MAX_PERCENT * (1 - Math.exp(-ms / PACE_MS)));
}

/** The router sets off for another page. `type` as the router says it; within the same page it needs no bar. */
export function startProgress(url: string, type: "push" | "replace" | "traverse"): void {
	const from = window.location.href;
	// Going back and forth, the browser has written the new address before.
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
		// The router writes the address once the page is there.
		if (type !== "traverse" && window.location.href !== from) return finishProgress();
		if (!navigator.onLine) return failProgress();
		show({ ...progress, percent: percentAfter(performance.now() - startedMs) });
	}, TICK_MS);
	loading = { startedMs, timer };
	show({ ...progress, phase: "loading", percent: 0 });
}

/** The page is there. */
export function finishProgress(): void {
	shown = pageOf(window.location);
	if (!loading) return;
	const shownMs = performance.now() - loading.startedMs;
	stopClocks();
	show({ phase: "done", percent: PROGRESS_MAX_PERCENT, hasFailed: false });
	hiding = setTimeout(() => show(IDLE), Math.max(0, LOADING_SHOWN_MIN_MS - shownMs));
}

/** The page could not be shown. */
export function failProgress(): void {
	stopClocks();
	show({ phase: "done", percent: PROGRESS_MAX_PERCENT, hasFailed: true });
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
