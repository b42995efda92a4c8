import { expect } from "vitest";
import type { ShopEvent } from "#lib/storefront/analytics/events.ts";

/** The events that analytics were told so far, in their order. What is about goods must follow a message that clears the goods before. */
export function toldEvents(): ShopEvent[] {
	const layer = window.dataLayer ?? [];
	return layer.flatMap((message, place) => {
		if (!isEvent(message)) return [];
		if ("ecommerce" in message) expect(layer[place - 1]).toEqual({ ecommerce: null });
		return [message];
	});
}

export const toldNames = (): string[] => toldEvents().map(({ event }) => event);

const isEvent = (message: unknown): message is ShopEvent =>
	typeof message === "object" && message !== null && "event" in message;

/** The page is left: what waited is told. */
export const leavePage = () => window.dispatchEvent(new Event("pagehide"));

/** Tells what is still waiting and forgets all of it, so that nothing comes in the next test. */
export function forgetEvents(): void {
	leavePage();
	delete window.dataLayer;
}
