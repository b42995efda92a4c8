import type { Locator } from "@playwright/test";
import { expect } from "./e2e.ts";

/**
 * Scrolls a place into sight, and waits until it stands still: a row of goods is laid out when it comes near, and moves what
 * is below. A click meanwhile is pressed on one thing and released on another.
 */
export async function scrollToSteady(place: Locator): Promise<void> {
	await place.scrollIntoViewIfNeeded();
	let before: number | undefined;
	await expect
		.poll(async () => {
			const last = before;
			before = (await place.boundingBox())?.y;
			return before !== undefined && before === last;
		})
		.toBe(true);
}
