import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runShopCommand } from "#lib/cli/shop-commands/commands.ts";
import { listen } from "#lib/shop/changes.ts";
import { serveFeed } from "#lib/shop/feeds/serve-feed.ts";
import { thePress } from "#lib/shop/publish/press.ts";
import { publishedDir } from "#lib/shop/publish/published-dir.ts";
import { textsIn } from "#tests/support/offers.ts";
import { openTestShop, type TestShop } from "#tests/support/test-shop.ts";

let testShop: TestShop;
let dataDir: string;
let listener: ReturnType<typeof listen>;

beforeAll(async () => {
	testShop = await openTestShop({ isToday: true });
	dataDir = mkdtempSync(join(tmpdir(), "press-"));
	vi.stubEnv("DATABASE_URL", testShop.databaseUrl);
	vi.stubEnv("DATA_DIR", dataDir);
	vi.stubEnv("SHOP_URL", "https://konfety.test");
	vi.stubEnv("PAYMENT_GATEWAY", "sandbox");
	// As lib/shop/background.ts does in a server.
	listener = listen(
		testShop.databaseUrl,
		() => thePress().ask(),
		(error) => {
			throw error;
		},
	);
	await listener.ready;
});
afterAll(async () => {
	await listener.stop();
	vi.unstubAllEnvs();
	await testShop.close();
	rmSync(dataDir, { recursive: true });
});

const shop = (...typed: string[]) =>
	runShopCommand(typed, {
		print: () => {},
		complain: () => {},
		withDatabase: (run) => run({ databaseUrl: testShop.databaseUrl, dataDir, shopUrl: "https://konfety.test" }),
	});
const get = (file: string, headers: Record<string, string> = {}) =>
	serveFeed(new Request(`https://konfety.test/feeds/${file}`, { headers }), file);
const itemOf = async (file: string, id: string) => {
	const text = await (await get(file)).text();
	return text.split("\n").find((line) => line.includes(`>${id}<`) || line.includes(`"${id}"`)) ?? "";
};

test("a feed that was never written is written by the press when it is asked for", async () => {
	await expect.poll(async () => (await get("heureka.xml")).status).toBe(200);
	const reply = await get("heureka.xml");
	expect(reply.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
	expect(textsIn(await reply.text(), "URL")[0]).toMatch(/^https:\/\/konfety\.test\/\d+\//);
	// Site maps are written by the same run.
	await expect.poll(() => thePress().done()).toBeGreaterThan(0);
	expect(readdirSync(publishedDir())).toContain("zbozi.xml");
	expect(readdirSync(publishedDir()).some((name) => name.startsWith("sitemap"))).toBe(true);
});

test("a price and a stock set by a command show in the feeds within moments, and what did not change stays", async () => {
	await shop("price", "set", "DO-2204", "123");
	await expect.poll(async () => textsIn(await itemOf("heureka.xml", "DO-2204"), "PRICE_VAT")).toEqual(["123.00"]);
	await expect.poll(async () => textsIn(await itemOf("google-en.xml", "DO-2204"), "g:price")[0]).toBe("123.00 CZK");
	const kept = (await get("google-en.xml")).headers.get("ETag") ?? "";
	expect((await get("google-en.xml", { "If-None-Match": kept })).status).toBe(304);

	await shop("stock", "set", "DO-2204", "777");
	await expect
		.poll(async () => Number(textsIn(await itemOf("heureka-availability.xml", "DO-2204"), "stock_quantity")[0]))
		.toBeGreaterThanOrEqual(777);
	expect((await get("google-en.xml", { "If-None-Match": kept })).status).toBe(304);
	expect(readFileSync(join(publishedDir(), "heureka.xml"), "utf8")).toMatch(/<\/SHOP>\n$/);
});

test.each(["passwd", "../heureka.xml", "heureka.xml.bak", ".heureka.xml.0123456789ab", "sitemap.xml", ""])(
	"there is no feed %j",
	async (file) => {
		const reply = await serveFeed(new Request("https://konfety.test/feeds/x"), file);
		expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
	},
);
