import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { heureka } from "#lib/shop/backoffice/import/formats/heureka.ts";
import { readFormat } from "#tests/support/texts/read-format.ts";

const fixture = (name: string) => readFileSync(new URL(`../../../../../fixtures/${name}`, import.meta.url), "utf8");

/** A feed of one item on lines 2 to 5; `inner` is line 3, the price stands on line 4 unless it is given. */
const feedOf = (inner: string, price = "<PRICE_VAT>10</PRICE_VAT>") =>
	`<SHOP>\n<SHOPITEM>\n${inner}\n${price}\n</SHOPITEM>\n</SHOP>`;
const NAMED = "<ITEM_ID>A</ITEM_ID><PRODUCTNAME>Konfety</PRODUCTNAME>";

async function itemOf(inner: string, price?: string) {
	const { items, errors, unmapped } = await readFormat(heureka, feedOf(inner, price));
	expect(errors).toEqual([]);
	const [item] = items;
	if (!item) throw new Error("No item");
	return { item, variant: item.variants[0], unmapped };
}

test("an item is a variant with its price with VAT, properties, pictures and manufacturer", async () => {
	const { items, errors } = await readFormat(heureka, fixture("heureka.xml"));
	expect(errors).toEqual([]);
	expect(items[0]).toEqual({
		line: 4,
		handle: "heureka:HF-STAR",
		isWhole: false,
		code: "HF-STAR",
		isKnownByCodeAlone: true,
		title: "Balónek hvězda 45 cm zlatý",
		description: "Fóliový balónek hvězda & stuha.\n\nPlní se i héliem.",
		brand: { name: "Nafukovadla", address: "Vzdušná 1, 110 00 Praha", contact: "info@nafukovadla.example" },
		vatPercent: "21.00",
		categoryPaths: [{ line: 17, path: ["Balónky", "Fóliové balónky"] }],
		isPublished: true,
		hasAllVariants: true,
		pictureUrls: ["https://feed.example/img/hvezda-zlata.jpg", "https://feed.example/img/hvezda-detail.jpg"],
		variants: [
			{
				line: 4,
				name: "",
				code: "HF-STAR-GOLD",
				ean: "8590000000015",
				priceMinor: 4990,
				beforeMinor: null,
				quantity: null,
				pictureUrl: "https://feed.example/img/hvezda-zlata.jpg",
				traits: [
					{ line: 20, name: "Barva", values: ["zlatá"] },
					{ line: 21, name: "Materiál", values: ["fólie"] },
				],
			},
		],
	});
});

test("an item without a group is a whole product; one without an ITEM_ID is known by its URL", async () => {
	const { items } = await readFormat(heureka, fixture("heureka.xml"));
	expect(items.map(({ handle, isWhole, code, title }) => [handle, isWhole, code, title])).toEqual([
		["heureka:HF-STAR", false, "HF-STAR", "Balónek hvězda 45 cm zlatý"],
		["heureka:HF-CANDLE", true, "HF-CANDLE", "Svíčka „Sto let“"],
		["heureka:HF-STAR", false, "HF-STAR", "Balónek hvězda 45 cm růžový"],
		[
			"heureka:http://feed.example/lampion%20b%C3%ADl%C3%BD",
			true,
			"LAMPION-ZE-STAREHO-FEEDU",
			"Lampion ze starého feedu",
		],
	]);
	expect(items[3]).toMatchObject({
		brand: null,
		isKnownByCodeAlone: false,
		pictureUrls: ["http://feed.example/img/lampion%20b%C3%ADl%C3%BD.jpg"],
		variants: [{ code: null, pictureUrl: null, priceMinor: 12050 }],
	});
});

test("elements without a counterpart in the shop are reported with their line", async () => {
	const { unmapped } = await readFormat(heureka, fixture("heureka.xml"));
	expect(unmapped.map(({ line, what, example }) => `${line} ${what}: ${example}`)).toEqual([
		'9 URL (the shop has its own): "https://feed.example/hvezda?v=zlata&x=1"',
		'19 DELIVERY_DATE (says no number of pieces): "0"',
		'27 URL (the shop has its own): "https://feed.example/svicka"',
		'32 DELIVERY_DATE (says no number of pieces): "2026-12-24"',
		'33 DELIVERY (the shop has its own): "PPL, 99"',
		'35 HEUREKA_CPC: "5,50"',
		'31 EAN that is not valid: "1234567890123"',
		'41 URL (the shop has its own): "https://feed.example/hvezda?v=ruzova"',
		'47 DELIVERY_DATE (says no number of pieces): "0"',
		'51 ITEM_ID missing; the item is known by its URL: "http://feed.example/lampion%20b%C3%ADl%C3%BD"',
		'53 URL (the shop has its own): "http://feed.example/lampion bílý"',
	]);
});

test.each([
	["10", 1000],
	["0", 0],
	["49,9", 4990],
	["49.90", 4990],
	[" 1 290 ", 129_000],
	["1\u00a0234\u00a0567,89", 123_456_789],
])("PRICE_VAT %j is %i haléřů", async (text, priceMinor) => {
	expect((await itemOf(NAMED, `<PRICE_VAT>${text}</PRICE_VAT>`)).variant?.priceMinor).toBe(priceMinor);
});

test.each([
	["21", "21.00"],
	["21 %", "21.00"],
	["12%", "12.00"],
	["0,21", "21.00"],
	["0.12", "12.00"],
	["0", "0.00"],
	["0,00", "0.00"],
	["12,5", "12.50"],
	["", null],
])("VAT %j is %j", async (text, percent) => {
	expect((await itemOf(`${NAMED}<VAT>${text}</VAT>`)).item.vatPercent).toBe(percent);
});

test.each([
	["8590000000015", "8590000000015"],
	["859-0000 000015", "8590000000015"],
	["036000291452", "0036000291452"],
	["8590000000016", null],
	["12", null],
	["", null],
])("EAN %j is %j", async (text, ean) => {
	expect((await itemOf(`${NAMED}<EAN>${text}</EAN>`)).variant?.ean).toBe(ean);
});

test.each([
	["Heureka.cz | Párty | Balónky", ["Párty", "Balónky"]],
	["heureka.cz|Párty|", ["Párty"]],
	["Párty", ["Párty"]],
	["Párty | Heureka.cz", ["Párty", "Heureka.cz"]],
	["Heureka.cz |", undefined],
])("CATEGORYTEXT %j is the path %j", async (text, path) => {
	expect((await itemOf(`${NAMED}<CATEGORYTEXT>${text}</CATEGORYTEXT>`)).item.categoryPaths[0]?.path).toEqual(path);
});

test("a property that only says that there is nothing to choose is ignored", async () => {
	const { variant, unmapped } = await itemOf(
		`${NAMED}<PARAM><PARAM_NAME>Title</PARAM_NAME><VAL>Default Title</VAL></PARAM>`,
	);
	expect([variant?.traits, unmapped]).toEqual([[], []]);
});

test("a PARAM may have several values; an empty one is ignored; an incomplete one is reported", async () => {
	const { variant, unmapped } = await itemOf(
		`${NAMED}<PARAM><PARAM_NAME>Velikost</PARAM_NAME><VAL>S</VAL><VAL>M</VAL><VAL>S</VAL></PARAM><PARAM/><PARAM><VAL>x</VAL></PARAM><PARAM><PARAM_NAME>y</PARAM_NAME><VAL/></PARAM>`,
	);
	expect(variant?.traits).toEqual([{ line: 3, name: "Velikost", values: ["S", "M"] }]);
	expect(unmapped).toEqual([
		{ line: 3, what: "PARAM without PARAM_NAME or without VAL", example: '"x"' },
		{ line: 3, what: "PARAM without PARAM_NAME or without VAL", example: '"y"' },
	]);
});

test("ten alternative pictures are taken besides the main one, each address once", async () => {
	const alternatives = Array.from(
		{ length: 12 },
		(_, number) => `<IMGURL_ALTERNATIVE>http://a.example/${number}.jpg</IMGURL_ALTERNATIVE>`,
	);
	const { item, unmapped } = await itemOf(`${NAMED}<IMGURL>http://a.example/0.jpg</IMGURL>${alternatives.join("")}`);
	expect(item.pictureUrls).toEqual(Array.from({ length: 10 }, (_, number) => `http://a.example/${number}.jpg`));
	expect(unmapped.map(({ what }) => what)).toEqual(Array(2).fill("IMGURL_ALTERNATIVE after the 10th"));
});

test("a line break inside a picture's address is a space", async () => {
	const { item } = await itemOf(`${NAMED}<IMGURL>http://a.example/kola -\n\t\thorska.jpg</IMGURL>`);
	expect(item.pictureUrls).toEqual(["http://a.example/kola%20-%20horska.jpg"]);
});

test("PRODUCT is the name where PRODUCTNAME is missing, and a further name beside it", async () => {
	expect((await itemOf("<ITEM_ID>A</ITEM_ID><PRODUCT>Starý název</PRODUCT>")).item.title).toBe("Starý název");
	const { item, unmapped } = await itemOf(`${NAMED}<PRODUCT>KONF-1</PRODUCT>`);
	expect(item.title).toBe("Konfety");
	expect(unmapped).toEqual([{ line: 2, what: "PRODUCT beside PRODUCTNAME", example: '"KONF-1"' }]);
});

test.each([
	["<ITEM_ID>A</ITEM_ID>", "line 2: PRODUCTNAME is missing: the name of the goods"],
	["<PRODUCTNAME>x</PRODUCTNAME>", "line 2: ITEM_ID is missing: it says which item is which when the feed comes again"],
	[
		"<ITEMGROUP_ID>G</ITEMGROUP_ID><PRODUCTNAME>x</PRODUCTNAME><URL>http://a.example/</URL>",
		"line 2: ITEM_ID is missing: it says which item is which when the feed comes again",
	],
	[
		"<PRODUCTNAME>x</PRODUCTNAME><URL>www.a.example</URL>",
		'line 3: URL is not an http or https address: "www.a.example"',
	],
	[
		"<ITEM_ID>A B</ITEM_ID><PRODUCTNAME>x</PRODUCTNAME>",
		'line 3: ITEM_ID has more than 36 characters or others than a–z, A–Z, 0–9, "_" and "-": "A B"',
	],
	[
		`<ITEM_ID>${"A".repeat(37)}</ITEM_ID><PRODUCTNAME>x</PRODUCTNAME>`,
		`line 3: ITEM_ID has more than 36 characters or others than a–z, A–Z, 0–9, "_" and "-": "${"A".repeat(37)}"`,
	],
	[
		`${NAMED}<ITEMGROUP_ID>ž</ITEMGROUP_ID>`,
		'line 3: ITEMGROUP_ID has more than 36 characters or others than a–z, A–Z, 0–9, "_" and "-": "ž"',
	],
	[
		`<ITEM_ID>A</ITEM_ID><PRODUCTNAME>${"x".repeat(201)}</PRODUCTNAME>`,
		"line 3: PRODUCTNAME has 201 characters, at most 200 fit",
	],
	[`${NAMED}\n<VAT>dvacet</VAT>`, 'line 4: VAT is not a rate such as 21 or 0,21: "dvacet"'],
	[
		`${NAMED}<MANUFACTURER>${"x".repeat(101)}</MANUFACTURER>`,
		"line 3: MANUFACTURER has 101 characters, at most 100 fit",
	],
	[`${NAMED}<IMGURL>obrazek.jpg</IMGURL>`, 'line 3: IMGURL is not an http or https address: "obrazek.jpg"'],
	[
		`${NAMED}<IMGURL_ALTERNATIVE>javascript:alert(1)</IMGURL_ALTERNATIVE>`,
		'line 3: IMGURL_ALTERNATIVE is not an http or https address: "javascript:alert(1)"',
	],
	[
		`${NAMED}<DESCRIPTION>${"x".repeat(100_001)}</DESCRIPTION>`,
		"line 3: DESCRIPTION has 100001 characters, at most 100000 fit",
	],
	[`${NAMED}\n<PRODUCTNAME>Jiné</PRODUCTNAME>`, "line 4: PRODUCTNAME is there twice, line 3 has one already"],
])("%j is refused", async (inner, error) => {
	expect((await readFormat(heureka, feedOf(inner))).errors).toEqual([error]);
});

test.each([
	["", "line 2: PRICE_VAT is missing: the price in crowns with VAT, such as 1290 or 1290,50"],
	["<PRICE_VAT/>", "line 2: PRICE_VAT is missing: the price in crowns with VAT, such as 1290 or 1290,50"],
	["<PRICE_VAT>zdarma</PRICE_VAT>", 'line 4: PRICE_VAT is not a number: "zdarma"'],
	["<PRICE_VAT>-1</PRICE_VAT>", 'line 4: PRICE_VAT is below zero: "-1"'],
	[
		"<PRICE_VAT>1,999</PRICE_VAT>",
		'line 4: PRICE_VAT may mean thousands or decimals, write it with two decimals: "1,999"',
	],
	["<PRICE_VAT>10000000</PRICE_VAT>", 'line 4: PRICE_VAT is above 9999999.99: "10000000"'],
	["<PRICE_VAT>1 2</PRICE_VAT>", 'line 4: PRICE_VAT is not a number: "1 2"'],
])("the price %j is refused", async (price, error) => {
	expect((await readFormat(heureka, feedOf(NAMED, price))).errors).toEqual([error]);
});

test("every broken item is named, and a feed without items is one error", async () => {
	expect((await readFormat(heureka, fixture("heureka-broken.xml"))).errors).toEqual([
		'line 4: ITEM_ID has more than 36 characters or others than a–z, A–Z, 0–9, "_" and "-": "HB 1"',
		'line 6: PRICE_VAT is not a number: "abc"',
		"line 8: PRODUCTNAME is missing: the name of the goods",
		"line 11: PRICE_VAT is there twice, line 10 has one already",
		'line 12: IMGURL is not an http or https address: "ftp://feed.example/a.jpg"',
	]);
	expect((await readFormat(heureka, "<SHOP></SHOP>")).errors).toEqual(["line 1: the file has no SHOPITEM"]);
});

test("the feed is read the same, however it is split into chunks", async () => {
	const whole = await readFormat(heureka, fixture("heureka.xml"), 100_000);
	for (const length of [1, 13, 997]) expect(await readFormat(heureka, fixture("heureka.xml"), length)).toEqual(whole);
});

test.each([
	["<CATEGORYTEXT>Heureka.sk | Párty</CATEGORYTEXT>", true],
	["<CATEGORYTEXT>heureka.SK</CATEGORYTEXT>", true],
	["<URL> http://www.obchod.sk/a?b=c </URL>", true],
	["<CATEGORYTEXT>Heureka.cz | Heureka.sk</CATEGORYTEXT><URL>https://obchod.cz/sk</URL>", false],
	["<URL>obchod.sk</URL>", false],
])(
	"a feed with %s is recognised as Slovak (%j), reported once, and accepted with its currency named",
	async (inner, isSlovak) => {
		const item = (id: string) =>
			`<SHOPITEM><ITEM_ID>${id}</ITEM_ID><PRODUCTNAME>A</PRODUCTNAME><PRICE_VAT>1</PRICE_VAT>${inner}</SHOPITEM>`;
		const text = `<SHOP>${item("a")}${item("b")}</SHOP>`;
		const { errors } = await readFormat(heureka, text);
		expect(errors).toHaveLength(isSlovak ? 1 : 0);
		for (const error of errors) expect(error).toContain("so its prices may be in euros: add --currency EUR --rate …");
		for (const currency of ["EUR", "CZK"] as const) {
			expect((await readFormat(heureka, text, undefined, currency)).errors).toEqual([]);
		}
	},
);
