import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { checkFeed } from "#lib/shop/backoffice/feeds/check-feed.ts";
import { json } from "#lib/shop/telling/feeds/container.ts";
import type { FeedFormat } from "#lib/shop/telling/feeds/format.ts";
import { googleFormat } from "#lib/shop/telling/feeds/google.ts";
import { heureka } from "#lib/shop/telling/feeds/heureka.ts";
import { heurekaAvailability } from "#lib/shop/telling/feeds/heureka-availability.ts";
import { notFree, picture } from "#lib/shop/telling/feeds/rules.ts";
import { zbozi } from "#lib/shop/telling/feeds/zbozi.ts";
import { anOffer, feedOf, findingsOf } from "#tests/support/goods/offers.ts";

const good = feedOf(heureka, [anOffer()]);
const broken = (from: string | RegExp, to: string) => {
	const feed = good.replace(from, to);
	if (feed === good) throw new Error(`The feed lacks ${from}`);
	return findingsOf(heureka, feed);
};

describe("of a Heureka feed", () => {
	test.each([
		[/<ITEM_ID>.*<\/ITEM_ID>/, "", "3  ITEM_ID is missing"],
		["BL-1021", "BL 1021", '3 BL 1021 ITEM_ID has another form: "BL 1021"'],
		["BL-1021", "x".repeat(37), `3 ${"x".repeat(37)} ITEM_ID has another form: "${"x".repeat(37)}"`],
		[/<PRODUCTNAME>.*<\/PRODUCTNAME>/, "<PRODUCTNAME> </PRODUCTNAME>", "3 BL-1021 PRODUCTNAME is empty"],
		["Balónek červený", "ž".repeat(201), "3 BL-1021 PRODUCTNAME has 201 characters, at most 200 fit"],
		[
			"https://konfety.test/1234",
			"konfety.test/1234",
			'3 BL-1021 URL has another form: "konfety.test/1234/balonky/balonek"',
		],
		[
			"1200.jpg",
			"1200.avif",
			'3 BL-1021 IMGURL is no JPEG or PNG: "https://konfety.test/media/0123456789abcdef0123/1200.avif"',
		],
		["49.00", "0.00", '3 BL-1021 PRICE_VAT is not above 0: "0.00"'],
		["49.00", "49.000", '3 BL-1021 PRICE_VAT has another form: "49.000"'],
		["49.00", "49 Kč", '3 BL-1021 PRICE_VAT has another form: "49 Kč"'],
		["Heureka.cz | Balónky", "Balónky", '3 BL-1021 CATEGORYTEXT has another form: "Balónky | Latexové balónky"'],
		["8594061743744", "8594061743745", '3 BL-1021 EAN has a wrong check digit: "8594061743745"'],
		["8594061743744", "40170725", '3 BL-1021 EAN has another form: "40170725"'],
		["<DELIVERY_DATE>0", "<DELIVERY_DATE>-1", '3 BL-1021 DELIVERY_DATE has another form: "-1"'],
		["PPL", "HOLUB", '3 BL-1021 DELIVERY/DELIVERY_ID is no carrier that Heureka knows: "HOLUB"'],
		["<DELIVERY_PRICE>119.00</DELIVERY_PRICE>", "", "3 BL-1021 DELIVERY/DELIVERY_PRICE is missing"],
		[/<DELIVERY>.*<\/DELIVERY>/, "", "3 BL-1021 DELIVERY is missing"],
		["</SHOPITEM>", "<BARVA>x</BARVA></SHOPITEM>", "3 BL-1021 BARVA is no field of this feed"],
		["</SHOPITEM>", "<VAT>21</VAT></SHOPITEM>", "3 BL-1021 VAT is there more than 1×"],
		["</SHOPITEM>", "<PARAM><VAL>x</VAL></PARAM></SHOPITEM>", "3 BL-1021 PARAM/PARAM_NAME is missing"],
		["</SHOPITEM>", "<ACCESSORY>XX</ACCESSORY></SHOPITEM>", "3 BL-1021 ACCESSORY names no item of this file: XX"],
		["</SHOPITEM>", "<ITEM_TYPE><B>x</B></ITEM_TYPE></SHOPITEM>", "3 BL-1021 ITEM_TYPE has an element in it: B"],
	])("%s → %s is found", async (from, to, finding) => {
		expect(await broken(from, to)).toEqual([finding]);
	});

	test("an 11th accessory is found", async () => {
		const eleven = Array.from({ length: 11 }, () => "<ACCESSORY>BL-1021</ACCESSORY>").join("");
		expect(await broken("</SHOPITEM>", `${eleven}</SHOPITEM>`)).toEqual(["3 BL-1021 ACCESSORY is there more than 10×"]);
	});

	test("two items with one id and one address are found, with the line of the first", async () => {
		expect(await findingsOf(heureka, feedOf(heureka, [anOffer(), anOffer()]))).toEqual([
			"4 BL-1021 ITEM_ID is that of line 3 already: BL-1021",
			"4 BL-1021 URL is that of line 3 already: https://konfety.test/1234/balonky/balonek",
		]);
	});

	test("an empty PARAM is fine", async () => {
		expect(await broken("</SHOPITEM>", "<PARAM/></SHOPITEM>")).toEqual([]);
	});

	test.each([
		[
			"<SHOP>",
			'<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">',
			/^2 {2}XML the root element is SHOP \(http:\/\/www\.zbozi/,
		],
		["</SHOP>\n", "", /^4 {2}XML the file ends before <\/SHOP>; it is cut off$/],
		["Balónek červený", "Balónek & červený", /^3 {2}XML /],
		["Balónek červený", "Balónek \u0001", /^3 {2}XML disallowed character/],
		["<SHOP>", "<!DOCTYPE SHOP><SHOP>", /^2 {2}XML has a document type/],
	])("%j → %j stops the check", async (from, to, finding) => {
		const found = await broken(from, to);
		expect(found.at(-1)).toMatch(finding);
	});

	test("bytes that are not UTF-8 are found", async () => {
		const found: string[] = [];
		const bytes = Buffer.concat([Buffer.from(good.slice(0, 150)), Buffer.from([0xff, 0xfe])]);
		await checkFeed(Readable.from([bytes]), heureka, ({ what }) => found.push(what));
		expect(found).toEqual(["the text is not in UTF-8; save the file in UTF-8"]);
	});

	test("a feed without items gets only a warning", async () => {
		expect(await findingsOf(heureka, feedOf(heureka, []))).toEqual(["1  SHOPITEM there is none (warning)"]);
	});
});

test("an item is read whole, however the file is split into chunks", async () => {
	const bytes = Buffer.from(
		feedOf(heureka, [anOffer(), anOffer({ id: "B", url: { cs: "https://a.test/b", en: "" } })]),
	);
	const pieces = Array.from(bytes, (byte) => Buffer.from([byte]));
	const found: unknown[] = [];
	expect(await checkFeed(Readable.from(pieces), heureka, (finding) => found.push(finding))).toBe(2);
	expect(found).toEqual([]);
});

test("fields of Zboží.cz outside its namespace are found", async () => {
	const feed = feedOf(zbozi, [anOffer()]).replace("<EAN>", '<EAN xmlns="">');
	expect(await findingsOf(zbozi, feed)).toContain("3 BL-1021 EAN is in the wrong namespace (none)");
});

test("fields of Google outside its namespace, and a sale price that is not lower, are found", async () => {
	const google = googleFormat("cs");
	const feed = feedOf(google, [anOffer({ originalMinor: 6_000 })]);
	const other = feed.replace("<g:condition>new</g:condition>", "<condition>new</condition>");
	expect(await findingsOf(google, other)).toEqual(["5 BL-1021 condition is in the wrong namespace (none)"]);
	expect(await findingsOf(google, feed.replace("49.00 CZK", "60.00 CZK"))).toEqual([
		"5 BL-1021 sale_price is not below price",
	]);
	expect(await findingsOf(google, feed.replace("60.00 CZK", "60,00 Kč"))).toEqual([
		'5 BL-1021 price has another form: "60,00 Kč"',
	]);
});

test.each([
	['id="BL-1021"', "", "3  @id is missing"],
	["<stock_quantity>5", "<stock_quantity>0", '3 BL-1021 stock_quantity has another form: "0"'],
	[' orderDeadline="2026-11-20 14:00"', "", "3 BL-1021 delivery_time@orderDeadline is missing"],
	[">2026-11-24 23:59<", ">úterý<", '3 BL-1021 delivery_time has another form: "úterý"'],
])("of availability %s → %s is found", async (from, to, finding) => {
	const feed = feedOf(heurekaAvailability, [anOffer()]);
	expect(await findingsOf(heurekaAvailability, feed.replace(from, to))).toEqual([finding]);
});

describe("of a feed in JSON", () => {
	const offers: FeedFormat = {
		file: "offers.json",
		title: "Offers",
		container: json,
		head: () => '{"offers":[\n',
		item: ({ id, name, pictures }) => JSON.stringify({ id, name, pictures, price: { amount: 49, sale: null } }),
		foot: "]}\n",
		rules: {
			id: "id",
			fields: {
				id: { required: true, isUnique: true },
				name: { children: { cs: { required: true, maxLength: 20 }, en: { required: true } } },
				pictures: picture(300, { times: 2 }),
				price: { children: { amount: { required: true, fault: notFree }, sale: {} } },
			},
		},
	};
	const written = feedOf(offers, [anOffer(), anOffer({ id: "B" }), anOffer({ id: 'C "," {}\u2028' })]);

	test("what is written is JSON, and breaks no rule", async () => {
		expect(JSON.parse(written).offers.map(({ id }: { id: string }) => id)).toEqual(["BL-1021", "B", 'C "," {}\u2028']);
		expect(await findingsOf(offers, written)).toEqual([]);
		expect(await findingsOf(offers, feedOf(offers, []))).toEqual(["1  item there is none (warning)"]);
	});

	test.each([
		['"id":"B"', '"id":"BL-1021"', "3 BL-1021 id is that of line 2 already: BL-1021"],
		['"id":"B",', "", "3  id is missing"],
		['"Red balloon"', "null", "2 BL-1021 name/en is empty"],
		["Balónek červený", "ž".repeat(21), "2 BL-1021 name/cs has 21 characters, at most 20 fit"],
		[/\["(.*?)"\]/, '["$1","$1","$1"]', "2 BL-1021 pictures is there more than 2×"],
		['"amount":49', '"amount":0', '2 BL-1021 price/amount is not above 0: "0"'],
		['"price"', '"cena"', "2 BL-1021 cena is no field of this feed"],
		[',{"id":"B"', '{"id":"B"', '3  JSON "," belongs between two items'],
		['"B"', "B", /^3 {2}JSON is no JSON: /],
		["]}", "", "5  JSON what stands around the items is no JSON; perhaps the file is cut off"],
	])("%s → %s is found", async (from, to, finding) => {
		const [found] = await findingsOf(offers, written.replace(from, to));
		if (typeof finding === "string") expect(found).toBe(finding);
		else expect(found).toMatch(finding);
	});
});
