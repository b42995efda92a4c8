import { PREFETCH_IDLE_TIMEOUT_MS } from "#lib/domain/limits.ts";

/** Runs work in an idle moment, within two seconds. Safari has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
	if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
	else setTimeout(work, 1);
}

/** The same, once the page has loaded with its pictures. */
export function whenLoaded(work: () => void): void {
	if (document.readyState === "complete") whenIdle(work);
	else window.addEventListener("load", () => whenIdle(work), { once: true });
}
