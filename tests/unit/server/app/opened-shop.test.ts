import { afterEach, expect, test } from "vitest";
import { openedShop, shopOpened } from "#lib/server/app/opened-shop.ts";

const holder = globalThis as typeof globalThis & { konfetyShop?: ReturnType<typeof openedShop> };
const shop = { app: { request: () => new Response(), fetch: () => new Response() } };

afterEach(() => {
	delete holder.konfetyShop;
});

test("the app waits until the shop is open", async () => {
	let isOpen = false;
	const opened = shopOpened().then(() => (isOpen = true));
	expect(openedShop).toThrow("not open yet");
	await new Promise((resolve) => setTimeout(resolve, 60));
	expect(isOpen).toBe(false);
	holder.konfetyShop = shop as never;
	await opened;
	expect(openedShop()).toBe(shop);
});
