import { describe, expect, test } from "vitest";
import type { FeedDelivery } from "#lib/shop/telling/feeds/feed-context.ts";
import { heureka } from "#lib/shop/telling/feeds/heureka.ts";
import { heurekaAvailability } from "#lib/shop/telling/feeds/heureka-availability.ts";
import type { Offer } from "#lib/shop/telling/feeds/offer.ts";
import { aFeedContext, anOffer, errorsOf, feedOf, findingsOf, itemText, textsIn } from "#tests/support/goods/offers.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

const courier = (traits: Partial<FeedDelivery> = {}): FeedDelivery => ({
	...(aFeedContext().deliveries[0] as FeedDelivery),
	...traits,
});
const field = (name: string, traits: Partial<Offer> = {}, context = aFeedContext()) =>
	textsIn(itemText(heureka, anOffer(traits), context), name);

describe("an offer for Heureka", () => {
	test("is written with every field it has, and breaks no rule", async () => {
		const offer = anOffer({
			groupId: "1234",
			variantName: { cs: "30 cm", en: "30 cm" },
			params: [{ key: "velikost", name: { cs: "Velikost", en: "Size" }, value: { cs: "30 cm", en: "30 cm" } }],
			pictures: ["https://konfety.test/media/a/1200.jpg", "https://konfety.test/media/b/1200.jpg"],
			responsible: { address: "Balónovo s.r.o., Dlouhá 1, Praha", contact: "info@balonovo.example" },
		});
		const feed = feedOf(heureka, [offer]);
		expect(feed).toBe(
			'<?xml version="1.0" encoding="UTF-8"?>\n<SHOP>\n<SHOPITEM><ITEM_ID>BL-1021</ITEM_ID><ITEMGROUP_ID>1234</ITEMGROUP_ID>' +
				"<PRODUCTNAME>Balónek červený, 30 cm</PRODUCTNAME><DESCRIPTION>Balónek z přírodního latexu.</DESCRIPTION>" +
				"<URL>https://konfety.test/1234/balonky/balonek</URL><IMGURL>https://konfety.test/media/a/1200.jpg</IMGURL>" +
				"<IMGURL_ALTERNATIVE>https://konfety.test/media/b/1200.jpg</IMGURL_ALTERNATIVE><PRICE_VAT>49.00</PRICE_VAT><VAT>21</VAT>" +
				"<CATEGORYTEXT>Heureka.cz | Balónky | Latexové balónky</CATEGORYTEXT><EAN>8594061743744</EAN>" +
				"<MANUFACTURER>Balónovo</MANUFACTURER>" +
				"<MANUFACTURER_POSTAL_ADDRESS>Balónovo s.r.o., Dlouhá 1, Praha</MANUFACTURER_POSTAL_ADDRESS>" +
				"<MANUFACTURER_ELECTRONIC_ADDRESS>info@balonovo.example</MANUFACTURER_ELECTRONIC_ADDRESS>" +
				"<PARAM><PARAM_NAME>Velikost</PARAM_NAME><VAL>30 cm</VAL></PARAM><DELIVERY_DATE>0</DELIVERY_DATE>" +
				"<DELIVERY><DELIVERY_ID>PPL</DELIVERY_ID><DELIVERY_PRICE>119.00</DELIVERY_PRICE>" +
				"<DELIVERY_PRICE_COD>158.00</DELIVERY_PRICE_COD></DELIVERY></SHOPITEM>\n</SHOP>\n",
		);
		expect(await findingsOf(heureka, feed)).toEqual([]);
	});

	test.each([
		["the warehouse", { warehouse: 1, branches: [] }, "0"],
		["a branch alone", { warehouse: 0, branches: [{ id: 1, quantity: 1 }] }, "0"],
		["nowhere, with no date promised", { warehouse: 0, branches: [] }, "31"],
	])("has its delivery days by where the goods are: %s", (_, place, days) => {
		expect(field("DELIVERY_DATE", place)).toEqual([days]);
	});

	test.each([
		[150_000, ["119.00"], ["158.00"]],
		[150_001, ["0.00"], ["39.00"]],
	])("of %i haléře has the delivery price %j, with cash on delivery %j", (priceMinor, price, cod) => {
		expect([field("DELIVERY_PRICE", { priceMinor }), field("DELIVERY_PRICE_COD", { priceMinor })]).toEqual([
			price,
			cod,
		]);
	});

	test("has the price of a delivery that is never free, and no price in cash without cash on delivery", () => {
		const context = aFeedContext({ deliveries: [courier({ isFreeAboveThreshold: false, codMinor: null })] });
		expect(field("DELIVERY_PRICE", { priceMinor: 200_000 }, context)).toEqual(["119.00"]);
		expect(field("DELIVERY_PRICE_COD", {}, context)).toEqual([]);
	});

	test("names only carriers that Heureka knows, each once", () => {
		const context = aFeedContext({
			deliveries: [
				courier({ heurekaId: null }),
				courier({ heurekaId: "HOLUB" }),
				courier({ heurekaId: "DPD" }),
				courier({ heurekaId: "DPD", priceMinor: 5_000 }),
			],
		});
		expect(field("DELIVERY_ID", {}, context)).toEqual(["DPD"]);
		expect(field("DELIVERY_PRICE", {}, context)).toEqual(["119.00"]);
	});

	test("of goods in branches only has the required DELIVERY element empty", async () => {
		const offer = anOffer({ warehouse: 0, branches: [{ id: 2, quantity: 3 }] });
		expect(itemText(heureka, offer)).toContain("<DELIVERY/>");
		expect(await errorsOf(heureka, feedOf(heureka, [offer]))).toEqual([]);
	});

	test.each([
		["8594061743744", ["8594061743744"]],
		["40170725", []],
		[null, []],
	])("has the bar code %j as %j: Heureka takes 13 digits", (ean, texts) => {
		expect(field("EAN", { ean })).toEqual(texts);
	});

	test("has only an e-mail or a web address as the contact of its responsible person", () => {
		const contactOf = (contact: string) =>
			field("MANUFACTURER_ELECTRONIC_ADDRESS", { responsible: { address: "", contact } });
		expect(contactOf("https://balonovo.example/kontakt")).toEqual(["https://balonovo.example/kontakt"]);
		expect(contactOf("www.balonovo.example")).toEqual(["www.balonovo.example"]);
		expect(contactOf("volejte 123 456")).toEqual([]);
	});

	test("has at most 10 more pictures", () => {
		const pictures = Array.from({ length: 14 }, (_, index) => `https://konfety.test/media/${index}/1200.jpg`);
		expect(field("IMGURL_ALTERNATIVE", { pictures })).toHaveLength(10);
	});

	test("keeps to the limits with long texts, and is left out when its address is too long", async () => {
		const long = "Dlouhé slovo ".repeat(100).trim();
		const category = { cs: [long, long, long], en: [long] };
		const offer = anOffer({ name: { cs: long, en: long }, category, description: { cs: long.repeat(20), en: "" } });
		expect(await errorsOf(heureka, feedOf(heureka, [offer]))).toEqual([]);
		const cs = `https://konfety.test/${"x".repeat(280)}`;
		expect(heureka.item(anOffer({ url: { cs, en: cs } }), aFeedContext())).toEqual({ leftOut: "long_address" });
	});

	test("is valid whatever its name", async () => {
		const offers = [...NAUGHTY, "]]>", "a\u0001b\ud800c"].map((cs, index) =>
			anOffer({
				id: `N-${index}`,
				name: { cs, en: cs },
				description: { cs, en: cs },
				brand: cs,
				category: { cs: [cs], en: [cs] },
				url: { cs: `https://konfety.test/${index}/a/b`, en: `https://konfety.test/en/${index}/a/b` },
			}),
		);
		expect(await errorsOf(heureka, feedOf(heureka, offers))).toEqual([]);
		expect(field("PRODUCTNAME", { name: { cs: "</script><script>alert(1)</script>", en: "" } })).toEqual([
			"&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;",
		]);
	});
});

describe("availability for Heureka", () => {
	const item = (traits: Partial<Offer>, context = aFeedContext()) =>
		itemText(heurekaAvailability, anOffer(traits), context);

	test("has the pieces in total and of each branch, and the delivery times", async () => {
		const traits = {
			warehouse: 5,
			branches: [
				{ id: 1, quantity: 2 },
				{ id: 2, quantity: 1 },
			],
		};
		// Ordered on a Friday before two o'clock: two, two and five working days later.
		expect(item(traits)).toBe(
			'<item id="BL-1021"><stock_quantity>8</stock_quantity>' +
				'<delivery_time orderDeadline="2026-11-20 14:00">2026-11-24 23:59</delivery_time>' +
				'<depot id="1"><stock_quantity>2</stock_quantity>' +
				'<pickup_time orderDeadline="2026-11-20 14:00">2026-11-24 23:59</pickup_time></depot>' +
				'<depot id="2"><stock_quantity>1</stock_quantity>' +
				'<pickup_time orderDeadline="2026-11-20 14:00">2026-11-27 23:59</pickup_time></depot></item>',
		);
		expect(await findingsOf(heurekaAvailability, feedOf(heurekaAvailability, [anOffer(traits)]))).toEqual([]);
	});

	test("counts working days over weekends and holidays", () => {
		// Wednesday before Christmas: Thursday to Saturday are holidays, then comes Sunday.
		expect(textsIn(item({}, aFeedContext({}, "2026-12-23T09:00:00Z")), "delivery_time")).toEqual(["2026-12-29 23:59"]);
	});

	test("after the cut-off tells what an order until the next one is promised", () => {
		expect(item({ branches: [] }, aFeedContext({}, "2026-11-20T13:00:00Z"))).toContain(
			'<delivery_time orderDeadline="2026-11-23 14:00">2026-11-25 23:59</delivery_time>',
		);
	});

	test("promises no delivery of goods in branches only", () => {
		expect(textsIn(item({ warehouse: 0, branches: [{ id: 1, quantity: 2 }] }), "delivery_time")).toEqual([]);
	});

	test("leaves out goods that are sold out", () => {
		expect(heurekaAvailability.item(anOffer({ warehouse: 0 }), aFeedContext())).toEqual({ leftOut: "no_stock" });
	});
});
