/** The one place that writes events into `window.dataLayer`; whether anybody reads them is for the consent to say. */
import { whenIdle } from "../browser/when-idle.ts";
import type { ShopEvent } from "./events.ts";

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

const waiting: (() => ShopEvent | null)[] = [];

/**
 * Tells an event in an idle moment, in the order of the calls, before the page is left at the latest. It is made only then; null
 * is none. Never throws: what reads the events is not the shop's own.
 */
export function track(makeEvent: () => ShopEvent | null): void {
	waiting.push(makeEvent);
	if (waiting.length > 1) return;
	whenIdle(tellWaiting);
	window.addEventListener("pagehide", tellWaiting, { once: true });
}

/** Tells at once what waits for an idle moment. */
export function tellWaiting(): void {
	for (const makeEvent of waiting.splice(0)) {
		try {
			tell(makeEvent());
		} catch (error) {
			// A tag that fails while it is told something; it would be the shop that looks broken.
			console.info("An event was not told", error);
		}
	}
}

function tell(event: ShopEvent | null): void {
	if (event === null) return;
	window.dataLayer ??= [];
	// What an earlier event said of goods would be mixed into this one (developers.google.com/analytics/devguides/collection/ga4/ecommerce).
	if ("ecommerce" in event) window.dataLayer.push({ ecommerce: null });
	window.dataLayer.push(event);
}
