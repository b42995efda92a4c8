import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runShopCommand } from "#lib/cli/shop-commands/commands.ts";
import { listen } from "#lib/shop/kernel/changes/changes.ts";
import { serveFeed } from "#lib/shop/telling/feeds/serve-feed.ts";
import { thePress } from "#lib/shop/telling/publish/press.ts";
import { pressDesk } from "#lib/shop/telling/publish/press-desk.ts";
import { publishedDir } from "#lib/shop/telling/publish/published-dir.ts";
import { textsIn } from "#tests/support/goods/offers.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

/** The press waits between two runs, and the longer the busier the machine is (lib/shop/telling/publish/pace.ts). */
const UNLESS_HUNG = { timeout: 45_000 };

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
	// As lib/shop/background/start-work.ts does in the worker.
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
const place = () => ({ dir: publishedDir(), press: pressDesk(testShop.shop, publishedDir()) });
const get = (file: string, headers: Record<string, string> = {}) =>
	serveFeed(new Request(`https://konfety.test/feeds/${file}`, { headers }), file, place());
const itemOf = async (file: string, id: string) => {
	const text = await (await get(file)).text();
	return text.split("\n").find((line) => line.includes(`>${id}<`) || line.includes(`"${id}"`)) ?? "";
};

test("a feed that was never written is written by the press when it is asked for", async () => {
	await expect.poll(async () => (await get("heureka.xml")).status, UNLESS_HUNG).toBe(200);
	const reply = await get("heureka.xml");
	expect(reply.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
	expect(textsIn(await reply.text(), "URL")[0]).toMatch(/^https:\/\/konfety\.test\/\d+\//);
	// Site maps are written by the same run.
	await expect.poll(() => thePress().done(), UNLESS_HUNG).toBeGreaterThan(0);
	expect(readdirSync(publishedDir())).toContain("zbozi.xml");
	expect(readdirSync(publishedDir()).some((name) => name.startsWith("sitemap"))).toBe(true);
}, 60_000);

test("stock set by a command shows in the feeds once the press has run again, and an unchanged feed is not rewritten", async () => {
	const kept = (await get("google-en.xml")).headers.get("ETag") ?? "";
	const pieces = async () => Number(textsIn(await itemOf("heureka-availability.xml", "DO-2204"), "stock_quantity")[0]);
	const runs = thePress().done();
	expect(await pieces()).toBeLessThan(777);
	await shop("stock", "set", "DO-2204", "777");
	await expect.poll(pieces, UNLESS_HUNG).toBeGreaterThanOrEqual(777);
	await expect.poll(() => thePress().done(), UNLESS_HUNG).toBeGreaterThan(runs);
	expect((await get("google-en.xml", { "If-None-Match": kept })).status).toBe(304);
	expect(readFileSync(join(publishedDir(), "heureka.xml"), "utf8")).toMatch(/<\/SHOP>\n$/);
}, 60_000);

test.each(["passwd", "../heureka.xml", "heureka.xml.bak", ".heureka.xml.0123456789ab", "sitemap.xml", ""])(
	"there is no feed %j",
	async (file) => {
		const reply = await serveFeed(new Request("https://konfety.test/feeds/x"), file, place());
		expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
	},
);
