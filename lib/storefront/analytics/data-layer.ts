/** The only place that writes events into `window.dataLayer`; the consent decides whether tags read them. */
import { whenIdle } from "../browser/when-idle.ts";
import type { ShopEvent } from "./events.ts";

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

const waiting: (() => ShopEvent | null)[] = [];
let isHeld = false;

/** Events wait for `code`, which tells tags the address without its secrets first; where it does not come, for the next one. */
export function holdEvents(code: Promise<unknown>): void {
	isHeld = true;
	code.then(
		() => {
			isHeld = false;
			tellWaiting();
		},
		() => {},
	);
}

/**
 * Pushes an event in an idle moment, in the order of the calls, before the page is left at the latest unless they are held. `makeEvent` runs
 * only then; null means no event. Never throws, since the readers are third-party scripts.
 */
export function track(makeEvent: () => ShopEvent | null): void {
	waiting.push(makeEvent);
	if (waiting.length > 1) return;
	const tellUnlessHeld = () => void (isHeld || tellWaiting());
	whenIdle(tellUnlessHeld);
	window.addEventListener("pagehide", tellUnlessHeld, { once: true });
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
