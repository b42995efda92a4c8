import { expect, test } from "vitest";
import { cutText, lengthOf } from "#lib/shop/telling/feeds/cut-text.ts";
import { categoryText, descriptionOf, titleOf } from "#lib/shop/telling/feeds/fields.ts";
import { anOffer } from "#tests/support/goods/offers.ts";

test.each([
	["Balónek", 7, "Balónek"],
	["Balónek červený", 15, "Balónek červený"],
	["Balónek červený", 14, "Balónek…"],
	["Balónek červený", 8, "Balónek…"],
	["Balónek, červený", 10, "Balónek…"],
	["Balónek – červený", 12, "Balónek…"],
	["Balónek", 6, "Balón…"],
	["🎈🎈🎈🎈", 4, "🎈🎈🎈🎈"],
	["🎈🎈🎈🎈", 3, "🎈🎈…"],
	["a👩‍👩‍👧‍👦b", 5, "a…"],
	["ee\u0301e\u0301e\u0301", 4, "ee\u0301…"],
	["první\n\ndruhý odstavec", 16, "první\n\ndruhý…"],
	["", 5, ""],
])("%j in %i characters is %j", (text, max, cut) => {
	expect(cutText(text, max)).toBe(cut);
	expect(lengthOf(cut)).toBeLessThanOrEqual(max);
});

test("a text is never longer than the limit, wherever it is cut", () => {
	const text = "Girlanda s vlaječkami 🎉 – na zahradu, 3 m; pro děti👩‍👧 i dospělé\u0301";
	for (let max = 1; max <= lengthOf(text) + 1; max++) {
		expect(lengthOf(cutText(text, max))).toBeLessThanOrEqual(max);
		expect(cutText(text, max).isWellFormed()).toBe(true);
	}
});

test("a long name is cut at its end, the variant's name stays whole", () => {
	const offer = anOffer({ name: { cs: "Slovo ".repeat(60).trim(), en: "" }, variantName: { cs: "červená", en: "" } });
	const title = titleOf(offer, "cs", 200);
	expect(lengthOf(title)).toBeLessThanOrEqual(200);
	expect(title).toMatch(/^(Slovo )+Slovo…, červená$/);
	expect(titleOf(anOffer({ variantName: { cs: "M", en: "M" } }), "cs", 200)).toBe("Balónek červený, M");
});

test("goods without a description are described by their name", () => {
	expect(descriptionOf(anOffer({ description: { cs: "", en: "" } }), "en", 5000)).toBe("Red balloon");
});

test("a long category path loses its last categories, and a separator within a name is replaced", () => {
	expect(categoryText(["Dekorace", "Girlandy"], " | ", 255, ["Heureka.cz"])).toBe("Heureka.cz | Dekorace | Girlandy");
	expect(categoryText(["Dekorace", "Girlandy"], " | ", 25, ["Heureka.cz"])).toBe("Heureka.cz | Dekorace");
	expect(categoryText(["A | B", "C > D"], " | ", 255)).toBe("A / B | C > D");
	expect(categoryText(["A | B", "C > D"], " > ", 255)).toBe("A | B > C / D");
	expect(lengthOf(categoryText(["x".repeat(300)], " | ", 255, ["Heureka.cz"]))).toBe(255);
});
