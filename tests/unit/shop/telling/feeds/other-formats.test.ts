import { describe, expect, test } from "vitest";
import { FEED_FORMATS } from "#lib/shop/telling/feeds/formats.ts";
import { googleFormat } from "#lib/shop/telling/feeds/google.ts";
import { metaFormat } from "#lib/shop/telling/feeds/meta.ts";
import type { Offer } from "#lib/shop/telling/feeds/offer.ts";
import { zbozi } from "#lib/shop/telling/feeds/zbozi.ts";
import { anOffer, errorsOf, feedOf, findingsOf, itemText, textsIn } from "#tests/support/goods/offers.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

const size: Offer["params"] = [
	{ key: "velikost", name: { cs: "Velikost", en: "Size" }, value: { cs: "M", en: "M" } },
	{
		key: "barva",
		name: { cs: "Barva", en: "Colour" },
		value: { cs: "červená, bílá, modrá, zlatá", en: "red, white, blue, gold" },
	},
];

describe("an offer for Zboží.cz", () => {
	test("is written in its namespace with the branches that have it, and breaks no rule", async () => {
		const branches = [
			{ id: 1, quantity: 2 },
			{ id: 12, quantity: 1 },
		];
		const feed = feedOf(zbozi, [anOffer({ branches, params: size.slice(0, 1), groupId: "1234" })]);
		expect(feed).toBe(
			'<?xml version="1.0" encoding="UTF-8"?>\n<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">\n<SHOPITEM><ITEM_ID>BL-1021</ITEM_ID>' +
				"<ITEMGROUP_ID>1234</ITEMGROUP_ID><PRODUCTNAME>Balónek červený</PRODUCTNAME>" +
				"<DESCRIPTION>Balónek z přírodního latexu.</DESCRIPTION><URL>https://konfety.test/1234/balonky/balonek</URL>" +
				"<IMGURL>https://konfety.test/media/0123456789abcdef0123/1200.jpg</IMGURL><PRICE_VAT>49.00</PRICE_VAT>" +
				"<DELIVERY_DATE>0</DELIVERY_DATE><SHOP_DEPOTS>1</SHOP_DEPOTS><SHOP_DEPOTS>12</SHOP_DEPOTS>" +
				"<CATEGORYTEXT>Balónky | Latexové balónky</CATEGORYTEXT><EAN>8594061743744</EAN>" +
				"<MANUFACTURER>Balónovo</MANUFACTURER><PARAM><PARAM_NAME>Velikost</PARAM_NAME><VAL>M</VAL></PARAM></SHOPITEM>\n</SHOP>\n",
		);
		expect(await findingsOf(zbozi, feed)).toEqual([
			"3 BL-1021 DESCRIPTION has 28 characters, at least 250 are advised (warning)",
		]);
	});

	test("that is sold out for now has an unknown day of delivery", () => {
		expect(textsIn(itemText(zbozi, anOffer({ warehouse: 0 })), "DELIVERY_DATE")).toEqual(["-1"]);
	});
});

describe("an offer for Google", () => {
	const google = (traits: Partial<Offer>, locale: "cs" | "en" = "en") =>
		itemText(googleFormat(locale), anOffer(traits));

	test("is written in one language with its price, and breaks no rule", async () => {
		const feed = feedOf(googleFormat("en"), [anOffer({ params: size, groupId: "1234" })]);
		expect(feed).toContain(
			'<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>Konfety</title>',
		);
		expect(feed).toContain("<link>https://konfety.test/en</link>");
		for (const part of [
			"<g:id>BL-1021</g:id><g:title>Red balloon</g:title>",
			"<g:link>https://konfety.test/en/1234/balloons/balloon</g:link>",
			"<g:availability>in_stock</g:availability><g:price>49.00 CZK</g:price><g:condition>new</g:condition>",
			"<g:brand>Balónovo</g:brand><g:gtin>8594061743744</g:gtin><g:item_group_id>1234</g:item_group_id>",
			"<g:google_product_category>96</g:google_product_category>",
			"<g:product_type>Balloons &gt; Latex balloons</g:product_type>",
			"<g:size>M</g:size><g:color>red/white/blue</g:color>",
			"<g:shipping><g:country>CZ</g:country><g:service>Courier</g:service><g:price>119.00 CZK</g:price></g:shipping>",
		]) {
			expect(feed).toContain(part);
		}
		expect(feed).not.toContain("identifier_exists");
		expect(await findingsOf(googleFormat("en"), feed)).toEqual([]);
	});

	test("on sale has both prices", () => {
		const sale = google({ priceMinor: 3_950, originalMinor: 4_900 });
		expect(sale).toContain("<g:price>49.00 CZK</g:price><g:sale_price>39.50 CZK</g:sale_price>");
	});

	test.each(["2704869736213", "0212345678903", "0412345678901", "20123451", null])(
		"with the bar code %j has no GTIN",
		(ean) => {
			const item = google({ ean });
			expect(textsIn(item, "g:gtin")).toEqual([]);
			expect(textsIn(item, "g:identifier_exists")).toEqual(["no"]);
		},
	);

	test("with no pieces anywhere is out of stock", () => {
		expect(textsIn(google({ warehouse: 0 }), "g:availability")).toEqual(["out_of_stock"]);
	});
});

describe("an offer for Meta", () => {
	test("has its values with spaces, and the shop as its brand when it has none", async () => {
		const feed = feedOf(metaFormat("cs"), [anOffer({ brand: null, warehouse: 0 })]);
		expect(textsIn(feed, "g:availability")).toEqual(["out of stock"]);
		expect(textsIn(feed, "g:brand")).toEqual(["Konfety"]);
		expect(textsIn(feed, "g:product_type")).toEqual(["Balónky &gt; Latexové balónky"]);
		expect(await findingsOf(metaFormat("cs"), feed)).toEqual([]);
	});
});

test.each(FEED_FORMATS)("$file keeps to its limits with hostile and very long texts", async (format) => {
	const long = "Dlouhý text plný slov, která nikam nevedou. ".repeat(400);
	const texts = [...NAUGHTY, "]]>", long, "x".repeat(12_000)];
	const offers = texts.map((text, index) => {
		const both = { cs: text.trim(), en: text.trim() };
		return anOffer({
			id: `N-${index}`,
			name: both,
			variantName: index % 2 === 0 ? both : { cs: "", en: "" },
			description: both,
			brand: text,
			category: { cs: [text, text], en: [text] },
			params: [{ key: "velikost", name: both, value: both }],
			url: { cs: `https://konfety.test/${index}/a/b`, en: `https://konfety.test/en/${index}/a/b` },
		});
	});
	expect(await errorsOf(format, feedOf(format, offers))).toEqual([]);
});
