import { describe, expect, test } from "vitest";
import { jsonLdProblems } from "#tests/support/pages/json-ld.ts";

const SHOP = "https://www.konfety.test";
const CONTEXT = "https://schema.org";
const offer = {
	"@type": "Offer",
	price: "49.00",
	priceCurrency: "CZK",
	availability: `${CONTEXT}/InStock`,
	url: `${SHOP}/1`,
};
const product = { "@context": CONTEXT, "@type": "Product", name: "Balónek", offers: offer };
const step = (position: number) => ({ "@type": "ListItem", position, name: "Úvod", item: `${SHOP}/` });
const problems = (...documents: object[]) => jsonLdProblems(documents.map((one) => JSON.stringify(one)));

describe("what looks at structured data", () => {
	test("takes what is right, and a page without any", () => {
		expect(problems(product, { "@context": CONTEXT, "@graph": [product] })).toEqual([]);
		expect(problems()).toEqual([]);
	});

	test.each([
		["a script that is not JSON", () => jsonLdProblems(["{"]), "a script is no JSON: {"],
		["a script with only a text", () => jsonLdProblems(['"x"']), "a script holds no thing"],
		["another vocabulary", () => problems({ "@context": "https://x.cz", "@type": "Thing" }), /not of schema.org/],
		["a thing without a type", () => problems({ "@context": CONTEXT }), /not of schema.org/],
		[
			"a price with a comma",
			() => problems({ ...product, offers: { ...offer, price: "49,00" } }),
			"Offer: price is 49,00",
		],
		["goods without a price", () => problems({ ...product, offers: undefined }), /Product: it has no offers/],
		["a short address", () => problems({ ...product, url: "/1" }), "Product: url is not a whole address: /1"],
		["a short address in a list", () => problems({ ...product, image: ["/a"] }), /Product: image is not a whole/],
		["a short link in a text", () => problems({ ...product, description: '<a href="/x">' }), /leads nowhere/],
		["an empty text", () => problems({ ...product, description: "" }), "Product: description says nothing"],
		["nothing", () => problems({ ...product, brand: null }), "Product: brand says nothing"],
		["an empty list", () => problems({ ...product, image: [] }), "Product: image is an empty list"],
		[
			"a reference to something missing on the page",
			() => problems({ ...product, offers: { ...offer, shippingDetails: [{ "@id": `${SHOP}/#delivery` }] } }),
			`Offer: ${SHOP}/#delivery is not on the page`,
		],
		[
			"steps with gaps in their positions",
			() => problems({ "@context": CONTEXT, "@type": "BreadcrumbList", itemListElement: [step(1), step(3)] }),
			"BreadcrumbList: positions are 1,3",
		],
		[
			"a time without its UTC offset",
			() => problems({ "@context": CONTEXT, "@type": "Event", startDate: "2026-12-05T15:00:00" }),
			"Event: startDate is 2026-12-05T15:00:00",
		],
	])("finds %s", (_, look, problem) => {
		expect(look()).toContainEqual(typeof problem === "string" ? problem : expect.stringMatching(problem));
	});

	test("a reference to what is in another script of the page is found", () => {
		const referring = { ...product, offers: { ...offer, shippingDetails: [{ "@id": `${SHOP}/#delivery` }] } };
		const details = { "@type": "OfferShippingDetails", "@id": `${SHOP}/#delivery` };
		const rest = { shippingRate: 1, shippingDestination: 1, deliveryTime: 1 };
		expect(problems(referring, { "@context": CONTEXT, ...details, ...rest })).toEqual([]);
	});
});
