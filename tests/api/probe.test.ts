import { test } from "vitest";
import { openTestShop } from "#tests/support/test-shop.ts";
test("x", async () => {
	const it = await openTestShop();
	try { it.app.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "x", version: "1" } }); } catch (e: any) { console.log(e, e.stack); }
	await it.close();
});
