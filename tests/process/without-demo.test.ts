import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { SHOP_EXAMPLE } from "#lib/shop/backoffice/new/shop-file.ts";
import { set, shop, start, withStubShop } from "./started-shop.ts";
import { makeShopWithoutDemo, makeStubShop } from "./stub-shop.ts";

describe("a shop whose folder demo was deleted", () => {
	withStubShop(() => {
		const stub = makeStubShop();
		rmSync(join(stub.root, "demo"), { recursive: true });
		return stub;
	});

	test("with an empty database names the command that makes a shop, before it builds anything", async () => {
		shop.write("nothing", "");
		const refused = start();
		expect(await refused.exited).toBe(1);
		expect(refused.output()).toContain(
			"The database has no shop, and the demo's folder (demo) is missing. To make a shop: npm run shop -- new",
		);
		expect(refused.output()).not.toContain("Building");
	});

	test("that was the demo starts, but not at a public address, where its accounts would stay open", async () => {
		const first = start();
		expect(await first.printed("To stop")).not.toMatch(/demo/i);
		first.process.kill("SIGTERM");
		await first.exited;
		set({ SHOP_URL: "https://www.example.cz", PAYMENT_GATEWAY: "sandbox", DEMO_PUBLIC: "yes" });
		const refused = start();
		expect(await refused.exited).toBe(1);
		expect(refused.output()).toContain(
			"but the shop was the demo, and the demo's folder (demo) is missing.\nPut the folder back, then: npm run shop -- demo remove",
		);
	});

	test("that is somebody's own starts at a public address", async () => {
		shop.write("own", "");
		set({ SHOP_URL: "https://www.example.cz", PAYMENT_GATEWAY: "sandbox" });
		expect(await start().printed("To stop")).toContain("Public address");
	});
});

describe("everything of the shop but its demo and its tools", () => {
	withStubShop(makeShopWithoutDemo);

	beforeEach(async () => {
		shop.write("shop.yaml", SHOP_EXAMPLE);
		const made = start([process.execPath, "lib/cli/shop.ts", "new", "--from", join(shop.root, "shop.yaml")]);
		expect(await made.exited, made.output()).toBe(0);
	});

	test("starts a shop of one's own that its command made", async () => {
		expect(await start().printed("To stop")).toMatch(/Shop: already there\n[\s\S]*\nBalónkov is open after/);
	});
});
