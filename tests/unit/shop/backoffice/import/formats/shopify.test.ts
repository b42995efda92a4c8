import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ImportedItem } from "#lib/shop/backoffice/import/formats/imported.ts";
import { shopify } from "#lib/shop/backoffice/import/formats/shopify.ts";
import { readFormat } from "#tests/support/texts/read-format.ts";

const fixture = (name: string) => readFileSync(new URL(`../../../../../fixtures/${name}`, import.meta.url), "utf8");
const PICTURES = "https://pictures.example";

async function productsOf(text: string, pieceLength?: number): Promise<ImportedItem[]> {
	const { items, errors } = await readFormat(shopify, text.replace(/^\uFEFF/, ""), pieceLength);
	expect(errors).toEqual([]);
	return items;
}

const errorsOf = async (text: string) => (await readFormat(shopify, text)).errors;

const HEADER =
	"Handle,Title,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty,Image Src";
const fileOf = (...rows: string[]) => [HEADER, ...rows].join("\n");

test("the fixture has what real files have: a byte order mark, CRLF and cells of several lines", async () => {
	const text = fixture("shopify.csv");
	expect(text.startsWith("\uFEFFHandle,")).toBe(true);
	expect(text).toContain('"A round lantern, folded flat\r\nin the bag.');
});

test("goods come in the order of the file with their texts, and variants with their line numbers", async () => {
	const products = await productsOf(fixture("shopify.csv"));
	expect(products.map(({ line, title, variants }) => [line, title, variants.map((variant) => variant.line)])).toEqual([
		[2, "Confetti Cannon", [2]],
		[3, "Paper Lantern", [3, 7, 8]],
		[9, 'Banner "Happy Birthday", 2 m', [9]],
		[14, "Mini Helium Tank", [14]],
		[17, "Sample Not For Sale", [17]],
		[18, "Plain Napkins", [18, 19]],
	]);
});

test("a single variant has no name; a higher compare-at price makes a sale; a valid bar code is kept", async () => {
	expect((await productsOf(fixture("shopify.csv")))[0]).toEqual({
		line: 2,
		handle: "test-confetti-cannon",
		isWhole: true,
		code: "TEST-CONFETTI-CANNON",
		isKnownByCodeAlone: false,
		vatPercent: null,
		categoryPaths: [{ line: 2, path: ["Confetti"] }],
		title: "Confetti Cannon",
		description: "Shoots paper confetti & streamers, up to 6 m.\n\nFor ages 14+.",
		brand: { name: "Fixture Party", address: null, contact: null },
		isPublished: true,
		hasAllVariants: true,
		pictureUrls: [`${PICTURES}/cannon.jpg`],
		variants: [
			{
				line: 2,
				name: "",
				code: "FX-CANNON",
				ean: "8590000000015",
				priceMinor: 9900,
				beforeMinor: 14900,
				quantity: 12,
				pictureUrl: null,
				traits: [],
			},
		],
	});
});

test("variants are named by their options and take their own pictures, which follow Image Position", async () => {
	const [, lantern, , helium] = await productsOf(fixture("shopify.csv"));
	expect(lantern?.variants.map(({ name, code, quantity }) => [name, code, quantity])).toEqual([
		["Small / Red", "FX-LAN-S-RED", 5],
		["Small / Blue", "FX-LAN-S-BLUE", 0],
		["Large / Red", null, 3],
	]);
	expect(lantern?.variants[1]?.pictureUrl).toBe(`${PICTURES}/lantern-blue.jpg`);
	expect(lantern?.pictureUrls).toEqual([`${PICTURES}/lantern-blue.jpg`, `${PICTURES}/lantern-red.jpg`]);
	expect(helium?.pictureUrls).toEqual(["front", "side", "back"].map((side) => `${PICTURES}/tank-${side}.webp`));
});

test("an invalid bar code is dropped; scripts are removed from texts", async () => {
	const [, , banner] = await productsOf(fixture("shopify.csv"));
	expect(banner?.variants[0]).toMatchObject({ priceMinor: 12900, ean: null });
	expect(banner?.description).toBe("– Letters, string, clips\n– Reusable");
	expect(banner?.brand?.name).toBe("Garland, Sons & Co.");
});

test("an unpublished product is read as unpublished; oversold goods start with zero pieces; a picture may be missing", async () => {
	const [, , , , hidden, napkins] = await productsOf(fixture("shopify.csv"));
	expect(hidden?.isPublished).toBe(false);
	expect(napkins).toMatchObject({ brand: null, pictureUrls: [] });
	expect(napkins?.variants.map(({ quantity, priceMinor, beforeMinor }) => [quantity, priceMinor, beforeMinor])).toEqual(
		[
			[0, 4990, null],
			[30, 9990, 8990],
		],
	);
});

test("every broken line is reported with its number in the file, after cells of several lines too", async () => {
	expect(await errorsOf(fixture("shopify-broken.csv"))).toEqual([
		'line 7: Variant Price is not a number: "abc"',
		'line 8: the options "Small / Red" are also on line 3',
		'line 9: Image Src is not an http or https address: "ftp://pictures.example/sample.jpg"',
	]);
});

test.each([
	["", ["line 1: the file is empty"]],
	[HEADER, ["line 2: the file has no products"]],
	[
		"Handle|Title|Variant Price\na|b|1",
		['line 1: the column "Handle" is missing', 'line 1: the column "Title" is missing'],
	],
	[
		"Handle,Body,Handle\na,b,c",
		['line 1: the column "Title" is missing', 'line 1: the column "Handle" is there twice'],
	],
])("the header of %j is refused", async (text, errors) => {
	expect(await errorsOf(text)).toEqual(errors);
});

test.each([
	[",A,,,1,,,", "Handle is missing"],
	["a,,,,1,,,", "Title is missing"],
	[`a,${"A".repeat(201)},,,1,,,`, "Title has 201 characters, at most 200 fit"],
	["a,A,,,,,,", "Variant Price is missing"],
	["a,A,,,-1,,,", 'Variant Price is below zero: "-1"'],
	["a,A,,,1.9999,,,", 'Variant Price has more than 2 decimals: "1.9999"'],
	["a,A,,,1.999,,,", 'Variant Price may mean thousands or decimals, write it with two decimals: "1.999"'],
	["a,A,,,1 €,,,", 'Variant Price is in another currency: "1 €"'],
	["a,A,,,10000000,,,", 'Variant Price is above 9999999.99: "10000000"'],
	["a,A,,,1,x,,", 'Variant Compare At Price is not a number: "x"'],
	["a,A,,,1,,1.5,", 'Variant Inventory Qty is not a whole number: "1.5"'],
	["a,A,,,1,,1000001,", 'Variant Inventory Qty is above 1000000: "1000001"'],
	["a,A,,,1,,,javascript:alert(1)", 'Image Src is not an http or https address: "javascript:alert(1)"'],
	[
		"a,A,,,1,,,http://user:secret@a.example/x.jpg",
		'Image Src is not an http or https address: "http://user:secret@a.example/x.jpg"',
	],
	["a,A,,,1", "the row has 5 cells, the header has 8"],
	['a,"A"x,,,1,,,', "text follows a closing quotation mark; a quotation mark inside a cell is written twice"],
])("the row %j is refused", async (row, message) => {
	expect(await errorsOf(fileOf("ok,Fine,,,1,,,", row))).toEqual([`line 3: ${message}`]);
});

test("an unclosed quotation mark is reported where it opens", async () => {
	expect(await errorsOf(fileOf("a,A,,,1,,,", 'b,"B,,,1,,,', "c,C,,,1,,,"))).toEqual([
		"line 3: a quotation mark is opened and never closed",
	]);
});

test("the same SKU, title or options twice, and a row without a use, are named with the first line", async () => {
	const rows = ["a,A,S,X,1,,,", "a,A,M,X,1,,,", "a,B,L,,1,,,", "a,,S,,1,,,", "a,,,,,,5,", "b,B,,,1,,,", "b,,,,2,,,"];
	expect(await errorsOf(fileOf(...rows))).toEqual([
		'line 3: Variant SKU "X" is on line 2 already',
		"line 4: Title differs from line 2, which has the same Handle",
		'line 5: the options "S" are also on line 2',
		"line 6: the row has neither a variant nor a picture",
		"line 8: the options are empty, as those of line 7",
	]);
});

test("free goods, and line ends of any kind, are read", async () => {
	for (const end of ["\n", "\r\n", "\r"]) {
		const products = await productsOf([HEADER, "a,A,,,0,,,", "", ",,,,,,,", "b,B,,,1,,,"].join(end));
		expect(products.map(({ line, handle }) => [line, handle])).toEqual([
			[2, "a"],
			[5, "b"],
		]);
	}
});

test("the file is read the same, however it is split into chunks", async () => {
	const text = fixture("shopify.csv");
	const whole = await productsOf(text, text.length);
	for (const length of [1, 7, 1000]) expect(await productsOf(text, length)).toEqual(whole);
});

test("unknown columns and invalid bar codes are reported with their lines", async () => {
	const { unmapped } = await readFormat(shopify, fixture("shopify.csv").replace(/^\uFEFF/, ""));
	expect(unmapped).toEqual([
		{ line: 2, what: "Gift Card", example: '"false"' },
		{ line: 9, what: "Variant Barcode that is no EAN", example: '"1234567890123"' },
	]);
});

test.each([
	["true,active", true],
	[",", true],
	["true,draft", false],
	["true,archived", false],
	["false,active", false],
])("Published and Status %j: on sale is %j", async (cells, isPublished) => {
	const [product] = await productsOf(`Handle,Title,Variant Price,Published,Status\na,A,1,${cells}`);
	expect(product?.isPublished).toBe(isPublished);
});

test("a Status that Shopify does not have is an error", async () => {
	expect(await errorsOf("Handle,Title,Variant Price,Status\na,A,1,sold")).toEqual([
		'line 2: Status is none of active, draft and archived: "sold"',
	]);
});

test("an empty number of pieces is unknown, 0 and less mean none", async () => {
	const products = await productsOf(fileOf("a,A,,,1,,,", "b,B,,,1,,0,", "c,C,,,1,,-3,", "d,D,,,1,,8,"));
	expect(products.map(({ variants }) => variants[0]?.quantity)).toEqual([null, 0, 0, 8]);
});

test("an endless row and an endless product are refused before they fill the memory", async () => {
	const endless = fileOf("a,A,,,1,,,", `b,"${"x,".repeat(300_000)}`);
	expect(await errorsOf(endless)).toEqual(["line 3: the row is too long; perhaps a quotation mark is never closed"]);
	const rows = Array.from({ length: 2001 }, (_, index) => `a,,S${index},,1,,,`);
	expect((await errorsOf(fileOf(...rows))).at(-1)).toBe('line 2002: "a" has more than 2000 rows');
});

test("a missing column leaves a value unchanged; an empty cell removes it", async () => {
	const [absent] = await productsOf("Handle,Title\na,A");
	expect(absent).toMatchObject({ variants: [], hasAllVariants: false });
	for (const field of ["description", "brand", "isPublished", "pictureUrls"] as const)
		expect(absent?.[field]).toBeUndefined();
	const columns =
		"Handle,Title,Body (HTML),Vendor,Published,Image Src,Variant Compare At Price,Variant Barcode,Variant Image";
	const [empty] = await productsOf(`${columns}\na,A,,,,,,,`);
	expect(empty).toMatchObject({ description: "", brand: null, isPublished: true, pictureUrls: [] });
	expect(empty?.variants[0]).toMatchObject({ beforeMinor: null, ean: null, pictureUrl: null });
	expect(empty?.variants[0]?.name).toBeUndefined();
	expect(empty?.variants[0]?.priceMinor).toBeUndefined();
});

test.each([
	[";", '"1 299,00"'],
	["\t", "1.299,00 Kč"],
	[",", "1299.00"],
])("columns may be separated by %j, with the decimal marks usual there", async (separator, price) => {
	const rows = [
		["Handle", '"Title, with; both\tsigns"', "Title", "Variant Price"],
		["a", "x", "A", price],
	];
	for (const length of [1, 1000]) {
		const [product] = await productsOf(rows.map((row) => row.join(separator)).join("\r\n"), length);
		expect([product?.title, product?.variants[0]?.priceMinor]).toEqual(["A", 129_900]);
	}
});

test.each([
	["Default Title", "", ""],
	["default title", "Red", "Red"],
	["Small", "Default Title", "Small"],
	["Default Title", "Default Title", ""],
	["My Default Title", "", "My Default Title"],
])("options %j and %j name a variant %j", async (first, second, name) => {
	const [product] = await productsOf(
		`Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price\na,A,Title,${first},Color,${second},1`,
	);
	expect(product?.variants[0]?.name).toBe(name);
});

const PLACES = "Handle,Title,Product Category,Type,Collection,Tags,Variant Price";
test.each([
	["Product Category from the top", "Apparel > Shirts,Tops,Summer,sale", ["Apparel", "Shirts"]],
	["else Type", ",Tops,Summer,sale", ["Tops"]],
	["else Collection", ",,Summer,sale", ["Summer"]],
	["else a tag, when it is the only one", ",,,sale", ["sale"]],
	["several tags are no tree", ',,,"sale, new"', undefined],
])("the category is %s", async (_, cells, path) => {
	const [product] = await productsOf(`${PLACES}\na,A,${cells},1`);
	expect(product?.categoryPaths[0]?.path).toEqual(path);
});

test("options become properties of their variants by the names of the first row; Title names nothing", async () => {
	const head = "Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price";
	const products = await productsOf(`${head}\na,A,Size,S,Colour,red,1\na,,,M,,red,1\nb,B,Title,Default Title,,,1`);
	expect(products.map(({ variants }) => variants.map(({ traits }) => traits))).toEqual([
		[
			[
				{ line: 2, name: "Size", values: ["S"] },
				{ line: 2, name: "Colour", values: ["red"] },
			],
			[
				{ line: 3, name: "Size", values: ["M"] },
				{ line: 3, name: "Colour", values: ["red"] },
			],
		],
		[[]],
	]);
});
