import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sweepForgotten } from "#lib/shop/background/sweep.sql.ts";
import { setMaintenance } from "#lib/shop/content/settings/maintenance.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());
beforeEach(() => testShop.shop.db.execute(sql`truncate vital_counts`));

const VALUES = { LCP: 1840, INP: 96, CLS: 0.02, FCP: 1210, TTFB: 310 };
const TOLD = { kind: "product", device: "phone", values: VALUES };
const tell = (body: unknown) => testShop.call("POST", "/vitals", { body });
const turn = (isOn: boolean) => setMaintenance(testShop.shop, { isOn, messages: {}, isDryRun: false });
const setClock = (moment: string) => testShop.passMs(Date.parse(moment) - testShop.shop.now().getTime());
const counted = async () => {
	const { rows } = await testShop.shop.db.execute<Record<string, unknown>>(
		sql`select day, kind, device, vital, up_to, count from vital_counts order by day, kind, device, vital, up_to`,
	);
	return rows.map((row) => Object.values(row).join(" "));
};

describe("POST /vitals", () => {
	test("counts each value in its bucket of the day, and answers nothing", async () => {
		setClock("2026-11-27T10:00:00Z");
		const { status, body, headers } = await tell(TOLD);
		expect({ status, body }).toEqual({ status: 200, body: {} });
		expect(headers.get("Set-Cookie")).toBeNull();
		expect(headers.get("Cache-Control")).toBe("private, no-store");
		expect(await counted()).toEqual([
			"2026-11-27 product phone LCP 1900 1",
			"2026-11-27 product phone INP 100 1",
			"2026-11-27 product phone CLS 20 1",
			"2026-11-27 product phone FCP 1300 1",
			"2026-11-27 product phone TTFB 325 1",
		]);
	});

	test("goes by the day in Prague, and keeps kinds and devices apart", async () => {
		setClock("2026-11-27T22:59:00Z");
		await tell({ ...TOLD, values: { LCP: 100 } });
		setClock("2026-11-27T23:01:00Z");
		await tell({ ...TOLD, values: { LCP: 100 } });
		await tell({ ...TOLD, values: { LCP: 100 }, device: "computer" });
		await tell({ ...TOLD, values: { LCP: 100 }, kind: "home" });
		expect(await counted()).toEqual([
			"2026-11-27 product phone LCP 100 1",
			"2026-11-28 home phone LCP 100 1",
			"2026-11-28 product phone LCP 100 1",
			"2026-11-28 product computer LCP 100 1",
		]);
	});

	test("counts every load of many at once", async () => {
		const answers = await Promise.all(Array.from({ length: 40 }, () => tell(TOLD)));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect((await counted()).map((row) => row.split(" ").at(-1))).toEqual(Array(5).fill("40"));
	});

	test("takes the best and the worst values, and any one of the five alone", async () => {
		const worst = { LCP: 60_000, INP: 60_000, CLS: 10, FCP: 60_000, TTFB: 60_000 };
		for (const [name, value] of Object.entries(worst)) {
			expect((await tell({ ...TOLD, values: { [name]: 0 } })).status).toBe(200);
			expect((await tell({ ...TOLD, values: { [name]: value } })).status).toBe(200);
		}
		expect(await countRows(testShop, "vital_counts")).toBe(10);
	});

	test("keeps nothing of who told: no address, no token, no words of its own", async () => {
		const token = await testShop.tokenOf("customer");
		await testShop.call("POST", "/vitals", {
			body: { ...TOLD, path: "/1039/balonky/srdce", values: { LCP: 100, secret: 7 } },
			token,
		});
		expect(await counted()).toEqual([expect.stringMatching(/^[\d-]{10} product phone LCP 100 1$/)]);
	});

	test.each<[unknown, Record<string, string[]>]>([
		[{}, { kind: ["invalid"], device: ["invalid"], values: ["invalid"] }],
		[[], { form: ["invalid"] }],
		[{ ...TOLD, kind: "/kosik" }, { kind: ["invalid"] }],
		[{ ...TOLD, kind: 7 }, { kind: ["invalid"] }],
		[{ ...TOLD, device: "tablet" }, { device: ["invalid"] }],
		[{ ...TOLD, values: {} }, { values: ["required"] }],
		[{ ...TOLD, values: { FID: 10 } }, { values: ["required"] }],
		[{ ...TOLD, values: [1200] }, { values: ["invalid"] }],
		[{ ...TOLD, values: 1200 }, { values: ["invalid"] }],
		[{ ...TOLD, values: { LCP: -1 } }, { "values.LCP": ["invalid"] }],
		[{ ...TOLD, values: { LCP: 60_001 } }, { "values.LCP": ["invalid"] }],
		[{ ...TOLD, values: { CLS: 10.1 } }, { "values.CLS": ["invalid"] }],
		[{ ...TOLD, values: { ...VALUES, INP: "96" } }, { "values.INP": ["invalid"] }],
		[{ ...TOLD, values: { LCP: null } }, { "values.LCP": ["invalid"] }],
	])("%j is 422 and counts nothing", async (body, errors) => {
		await expectRefused(testShop, () => tell(body), 422, { error: "invalid", errors });
	});

	test("a number beyond all numbers is 422", async () => {
		const text = JSON.stringify(TOLD).replace("1840", "1e400");
		await expectRefused(testShop, () => testShop.call("POST", "/vitals", { text }), 422, {
			error: "invalid",
			errors: { "values.LCP": ["invalid"] },
		});
	});

	test.each([
		["no JSON", "{", {}],
		["another content type", JSON.stringify(TOLD), { "Content-Type": "text/plain" }],
	])("%s is 400", async (_case, text, headers) => {
		await expectRefused(testShop, () => testShop.call("POST", "/vitals", { text, headers }), 400, {
			error: "unreadable",
		});
	});

	test("a body of more than 64 kB is 413, a wrong token 401, and maintenance 503", async () => {
		const text = JSON.stringify({ ...TOLD, padding: "x".repeat(64 * 1024) });
		await expectRefused(testShop, () => testShop.call("POST", "/vitals", { text }), 413, { error: "too_large" });
		const withToken = () => testShop.call("POST", "/vitals", { body: TOLD, token: "forged" });
		await expectRefused(testShop, withToken, 401, { error: "unauthorized" });
		await turn(true);
		await expectRefused(testShop, () => tell(TOLD), 503, { error: "maintenance" });
		await turn(false);
	});
});

test("what was counted more than 400 days ago is forgotten, and the last of these days stays", async () => {
	setClock("2026-11-27T10:00:00Z");
	await testShop.shop.db.execute(sql`
		insert into vital_counts select day::date, 'home', 'phone', 'LCP', 2500, 1
		from unnest(array['2025-10-22', '2025-10-23', '2026-11-27']) day`);
	await sweepForgotten(testShop.shop);
	expect((await counted()).map((row) => row.split(" ")[0])).toEqual(["2025-10-23", "2026-11-27"]);
});
