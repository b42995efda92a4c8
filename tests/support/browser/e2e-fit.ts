import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "./e2e.ts";

const PHONE = { width: 390, height: 844 };

/** Nothing on the page is wider than the screen, neither on this one nor on a phone's. */
export async function expectToFit(page: Page): Promise<void> {
	await expectNoSidewaysScroll(page);
	const here = page.viewportSize();
	if (!here || here.width <= PHONE.width) return;
	await page.setViewportSize(PHONE);
	await expectNoSidewaysScroll(page);
	await page.setViewportSize(here);
}
