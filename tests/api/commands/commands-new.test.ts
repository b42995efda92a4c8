import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeDemo } from "#demo/remove/remove-demo.ts";
import { fillDemoIfMissing } from "#demo/seed/fill-demo.ts";
import { seedIfEmpty } from "#demo/seed/seed.ts";
import { runShopCommand } from "#lib/cli/shop-commands/commands.ts";
import { missingBeforeOpening } from "#lib/shop/backoffice/new/missing.ts";
import { ownShop } from "#lib/shop/backoffice/new/own-shop.ts";
import { SHOP_EXAMPLE } from "#lib/shop/backoffice/new/shop-file.ts";
import { shopKind } from "#lib/shop/backoffice/new/shop-kind.ts";
import { inOwnName } from "#lib/shop/kernel/base/own-name.ts";
import { createMigratedDatabase } from "#tests/support/database/migrated-database.ts";
import { documentsOf, moveThrough } from "#tests/support/selling/orders.ts";
import { aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import { HEUREKA } from "#tests/support/shop/command-shop.ts";
import { lanternFeed } from "#tests/support/shop/lantern-feed.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { pdfPages } from "#tests/support/texts/pdf-text.ts";

let testShop: TestShop;
const folder = mkdtempSync(join(tmpdir(), "konfety-new-"));

beforeAll(async () => {
	testShop = await openTestShop({ database: await createMigratedDatabase() });
});
afterAll(async () => {
	await testShop.close();
	rmSync(folder, { recursive: true });
});

async function run(typed: string[], { on = testShop, answers }: { on?: TestShop; answers?: string[] } = {}) {
	const out: string[] = [];
	const err: string[] = [];
	const asked = answers && { ask: async () => answers.shift() ?? "" };
	const code = await runShopCommand(typed, {
		print: (line) => out.push(line),
		complain: (line) => err.push(line),
		withDatabase: (work) => work({ databaseUrl: on.databaseUrl, dataDir: folder, shopUrl: "http://localhost:3000" }),
		...asked,
	});
	return { code, out, err };
}

function file(text: string): string {
	const path = join(folder, "shop.yaml");
	writeFileSync(path, text);
	return path;
}

const rowsOf = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>, on = testShop) =>
	(await on.shop.db.execute<Row>(statement)).rows;
const get = async (path: string, on = testShop) => (await on.call("GET", path)).body;

const MISSING = [
	"  There are no goods: npm run shop -- import",
	expect.stringMatching(
		/^ {2}Pages have gaps to fill in \(accessibility\.cs, .*terms\.en\): npm run shop -- content templates, then content import$/,
	),
];

describe("new", () => {
	test("an invalid file is refused with a sentence for each fault, and nothing is made", async () => {
		const path = file(
			SHOP_EXAMPLE.replace("27074358", "27074359").replace("145399/0800", "145398/0800").replace("city: Praha 1\n", ""),
		);
		expect(await run(["new", "--from", path])).toEqual({
			code: 1,
			out: [],
			err: [
				`${path}: companyId is no IČO: eight digits, the last of which checks the others.`,
				`${path}: city is missing.`,
				`${path}: bankAccount is no Czech account such as 19-2000145399/0800, or has a wrong digit.`,
				"Nothing was made. A whole file: npm run shop -- new --example",
			],
		});
		expect((await run(["new", "--from", join(folder, "nic.yaml")])).code).toBe(1);
		expect((await run(["new"])).err[0]).toBe("There is no terminal to ask at: give a file by --from.");
		expect(await rowsOf(sql`select key from settings`)).toEqual([]);
		expect(await shopKind(testShop.databaseUrl)).toBe("none");
		expect((await run(["import", HEUREKA])).err).toEqual([
			"There is no shop yet. Make your own by `npm run shop -- new`, or the demo by `npm run shop -- seed`.",
		]);
	});

	test("the example file that it prints makes a shop, and the command says what is missing before it can open", async () => {
		const { out: example } = await run(["new", "--example"]);
		const { code, out, err } = await run(["new", "--from", file(example.join("\n"))]);
		expect({ code, out, err }).toEqual({
			code: 0,
			out: ["The shop Balónkov is made. Before it opens:", ...MISSING],
			err: [],
		});
	});

	test("pages of the law come as files with the company and the gaps, and filled in they leave none; written ones are kept", async () => {
		const texts = join(folder, "texts");
		const { code, out } = await run(["content", "templates", texts]);
		expect(code).toBe(0);
		expect(out).toContain(join(texts, "pages", "terms.cs.md"));
		expect(out).toContain(join(texts, "pages", "terms.en.md"));
		const terms = readFileSync(join(texts, "pages", "terms.cs.md"), "utf8");
		expect(terms).toContain("Prodávajícím je Balónkov s.r.o., Dlouhá 1");
		expect(terms).not.toContain("{{");
		for (const path of out)
			writeFileSync(path, readFileSync(path, "utf8").replace(/\[(DOPLŇTE|FILL IN):[^\]]*\]/g, "vyplněno"));
		const again = await run(["content", "templates", texts]);
		expect(again).toEqual({
			code: 1,
			out: [],
			err: [expect.stringMatching(/^There is a file .*\.md already; nothing was written\. Name another folder\.$/)],
		});
		expect((await run(["content", "import", texts])).code).toBe(0);
		expect(await missingBeforeOpening(testShop.databaseUrl)).toEqual([MISSING[0]?.toString().trim()]);
	});

	test("pages, invoices and payments show its company", async () => {
		const { contacts } = await get("/settings?lang=cs");
		expect(contacts).toMatchObject({
			name: "Balónkov",
			company: "Balónkov s.r.o.",
			street: "Dlouhá 1",
			city: "110 00 Praha 1",
			bankAccount: "19-2000145399/0800",
		});
		expect(await ownShop(testShop.databaseUrl)).toEqual({
			name: "Balónkov",
			sender: '"Balónkov" <obchod@balonkov.example>',
		});
		const terms = await get("/pages/cs/obchodni-podminky");
		expect(JSON.stringify(terms.blocks)).toContain("Balónkov s.r.o., Dlouhá");
		expect(await get("/stores/cs")).toMatchObject([{ name: "Balónkov Dlouhá", city: "Praha 1" }]);
	});

	test.each([
		["/catalog/category/cs", []],
		["/catalog/brands/cs", []],
		["/lists/searchPlaceholders?lang=cs", []],
		["/services/cs", []],
		["/careers/cs", []],
		["/contacts", []],
		["/instagram/cs", []],
		["/poster?lang=cs", {}],
	])("%s has nothing of the demo", async (path, nothing) => {
		expect(await get(path)).toEqual(nothing);
	});

	test("goods are imported with the categories and attributes that their file names", async () => {
		const feed = join(folder, "lanterns.xml");
		writeFileSync(feed, lanternFeed());
		const mapping = join(folder, "words.yaml");
		expect((await run(["import", feed, "--dry-run", "--mapping", mapping])).code).toBe(0);
		const { code, out, err } = await run(["import", feed, "--mapping", mapping]);
		expect({ code, err }).toEqual({ code: 0, err: [] });
		expect(out.at(-1)).toMatch(
			/^4 changed \(4 created, 0 updated\), 0 unchanged, categories: 6 new, attributes: 3 new/,
		);
		const { out: listed } = await run(["categories", "list"]);
		expect(listed.map((line) => line.trim().split(/ {2,}/))).toEqual([
			["Category", "English", "Key", "Goods"],
			["Dům a zahrada", "Dům a zahrada", "dum-a-zahrada", "3"],
			["Lampiony", "Lampiony", "dum-a-zahrada-lampiony", "2"],
			["Světla", "Světla", "dum-a-zahrada-svetla", "1"],
			["Řetězy", "Řetězy", "dum-a-zahrada-svetla-retezy", "1"],
			["Balónky", "Balónky", "balonky", "1"],
			["Fóliové balónky", "Fóliové balónky", "balonky-foliove-balonky", "1"],
		]);
		expect((await get("/catalog/category/cs")).map(({ name }: { name: string }) => name)).toEqual([
			"Dům a zahrada",
			"Balónky",
		]);
	});

	test("an imported category does not count as the demo's, though it has the same name and no goods left", async () => {
		const feed = join(folder, "red.xml");
		writeFileSync(
			feed,
			lanternFeed((item) => ({
				...item,
				id: `K-${item.id}`,
				group: undefined,
				category: "Kostýmy",
				params: { Motiv: "piráti" },
			})),
		);
		await run(["import", feed, "--create-categories", "--create-attributes"]);
		await rowsOf(sql`delete from product_attributes`);
		const mapping = join(folder, "skip.yaml");
		writeFileSync(
			mapping,
			"categories:\n  - { path: Kostýmy, category: skip }\nproperties:\n  - { property: Motiv, attribute: skip }\n",
		);
		expect((await run(["import", feed, "--mapping", mapping])).code).toBe(0);
		expect(await removeDemo(testShop.databaseUrl, { isDryRun: true })).toEqual([]);
	});

	test("it delivers goods by courier, for the price in the file", async () => {
		await rowsOf(sql`insert into categories (id, key, tint) values (1, 'vse', '#ffffff')`);
		await rowsOf(sql`
			insert into category_translations (category_id, locale, slug, name) values (1, 'cs', 'vse', 'Vše'), (1, 'en', 'all', 'All')`);

		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop, { priceMinor: 20_000 }) }]);
		const { deliveries } = await get(`/order/deliveries/cs/${cart.id}`);
		expect(deliveries.map(({ key, price_with_tax }: Record<string, unknown>) => [key, price_with_tax])).toEqual([
			["branch", 0],
			["courier", 11_900],
			["post", 9_900],
		]);
		const { body: placed } = await placeOrder(testShop, cart.id);
		const order = await get(`/order/${placed.id}/${placed.hash}`);
		expect(order.prices.total_with_tax).toBe(31_900);
		expect(JSON.stringify(order)).toContain("RN:BALONKOV S.R.O.");
		await moveThrough(testShop, placed, "paid", "accepted");
		expect((await documentsOf(testShop, placed))[0]?.seller).toMatchObject({
			company: "Balónkov s.r.o.",
			taxId: "CZ27074358",
			bankAccount: "19-2000145399/0800",
		});
	});

	test("documents printed by a command have its name, which the process forgets afterwards", async () => {
		const out = join(folder, "slips");
		expect((await run(["orders", "slips", "--out", out])).code).toBe(0);
		const [page = ""] = readdirSync(out).flatMap((name) => pdfPages(readFileSync(join(out, name))));
		expect(page).toContain("Balónkov");
		expect(page).not.toContain("Konfety");
		expect(inOwnName({ title: "Konfety" })).toEqual({ title: "Konfety" });
	});

	test("a start does not fill in the demo, and a second shop is not made over it", async () => {
		expect(await shopKind(testShop.databaseUrl)).toBe("own");
		expect(await seedIfEmpty(testShop.databaseUrl, () => {})).toBe(false);
		expect(await fillDemoIfMissing(testShop.databaseUrl)).toBe(false);
		expect(await removeDemo(testShop.databaseUrl, { isDryRun: true })).toEqual([]);
		expect(await run(["new", "--from", file(SHOP_EXAMPLE)])).toEqual({
			code: 1,
			out: [],
			err: [
				"There is a shop of Balónkov s.r.o. already; nothing was changed. The demo goes by: npm run shop -- demo remove",
			],
		});
	});
});

test("in a terminal the command asks, repeats the question after a wrong answer, and makes a shop without VAT for who pays none", async () => {
	const other = await openTestShop({ database: await createMigratedDatabase() });
	try {
		const answers = [
			...["Balónkov", "Jana Nováková", "123", "", "Zapsána v živnostenském rejstříku", "Dlouhá 1", "Brno", "602 00"],
			...["777 123 456", "jana@example.cz", "19-2000145399/0800", "", "27074358"],
		];
		const { code, err } = await run(["new"], { on: other, answers });
		expect({ code, err }).toEqual({
			code: 0,
			err: ["companyId is no IČO: eight digits, the last of which checks the others."],
		});
		expect(await rowsOf(sql`select percent from vat_rates`, other)).toEqual([{ percent: "0.00" }]);
		expect(await rowsOf(sql`select key, net_price from delivery_methods where is_active order by id`, other)).toEqual([
			{ key: "courier", net_price: "119.0000" },
			{ key: "post", net_price: "99.0000" },
		]);
		expect((await get("/settings?lang=cs", other)).contacts).toMatchObject({ taxId: "", phone: "+420 777 123 456" });
	} finally {
		await other.close();
	}
});

test("after the demo was removed the command makes a shop of one's own, with its company in the legal pages", async () => {
	const demo = await openTestShop();
	try {
		expect((await run(["new", "--from", file(SHOP_EXAMPLE)], { on: demo })).err).toEqual([
			"There is a shop of Konfety s.r.o. already; nothing was changed. The demo goes by: npm run shop -- demo remove",
		]);
		expect(await shopKind(demo.databaseUrl)).toBe("demo");
		await run(["demo", "remove", "--yes"], { on: demo });
		expect(await shopKind(demo.databaseUrl)).toBe("own");
		expect((await run(["new", "--from", file(SHOP_EXAMPLE)], { on: demo })).out.slice(1)).toEqual(MISSING);
		const terms = JSON.stringify((await get("/pages/cs/obchodni-podminky", demo)).blocks);
		expect(terms).toContain("Balónkov s.r.o.");
		expect(terms).not.toContain("název firmy");
		expect(await get("/stores/cs", demo)).toMatchObject([{ name: "Balónkov Dlouhá" }]);
	} finally {
		await demo.close();
	}
});
