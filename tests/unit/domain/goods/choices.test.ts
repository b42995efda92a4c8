import { expect, test } from "vitest";
import { CHOICES, ofEachChoice, pickChoices } from "#lib/domain/goods/listing.ts";

test("each filter with a closed set has its own", () => {
	expect(ofEachChoice((name) => CHOICES[name].length)).toMatchObject({ availability: 3, label: 3 });
});

test("what is picked of a closed set stands in its order", () => {
	const wanted = ["sold_out", "gift", "in_stock", "nonsense"];
	const picked = pickChoices((name, value) => name !== "label" && wanted.includes(value));
	expect(picked).toMatchObject({ availability: ["in_stock", "sold_out"], label: [] });
});
