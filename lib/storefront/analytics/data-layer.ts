/** The only place that writes events into `window.dataLayer`; the consent decides whether tags read them. */
import { whenIdle } from "../browser/when-idle.ts";
import type { ShopEvent } from "./events.ts";

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

const waiting: (() => ShopEvent | null)[] = [];
let held: Promise<unknown> = Promise.resolve();
let isHeld = false;

/** Events wait for `code`, which tells tags the address without its secrets first. */
export function holdEvents(code: Promise<unknown>): void {
	// Where it does not come, no container comes either.
	isHeld = true;
	held = code
		.catch(() => {})
		.then(() => {
			isHeld = false;
		});
}

/**
 * Pushes an event in an idle moment, in the order of the calls, before the page is left at the latest. `makeEvent` runs
 * only then; null means no event. Never throws, since the readers are third-party scripts.
 */
export function track(makeEvent: () => ShopEvent | null): void {
	waiting.push(makeEvent);
	if (waiting.length > 1) return;
	whenIdle(() => (isHeld ? void held.then(tellWaiting) : tellWaiting()));
	window.addEventListener("pagehide", () => void (isHeld || tellWaiting()), { once: true });
}

/** Pushes all waiting events at once. */
export function tellWaiting(): void {
	for (const makeEvent of waiting.splice(0)) {
		try {
			tell(makeEvent());
		} catch (error) {
			// A failing third-party tag must not look like a failure of the shop.
			console.info("An event was not told", error);
		}
	}
}

function tell(event: ShopEvent | null): void {
	if (event === null) return;
	window.dataLayer ??= [];
	// Clears the goods of earlier events, which would be merged into this one
	// (developers.google.com/analytics/devguides/collection/ga4/ecommerce).
	if ("ecommerce" in event) window.dataLayer.push({ ecommerce: null });
	window.dataLayer.push(event);
}
