import { expect, test } from "vitest";
import { CHOICES, ofEachChoice, pickChoices } from "#lib/domain/goods/listing.ts";

test("each filter knows its own closed set of values", () => {
	expect(ofEachChoice((name) => CHOICES[name].length)).toMatchObject({ availability: 3, label: 3 });
});

test("chosen values keep the order of their closed set", () => {
	const wanted = ["sold_out", "gift", "in_stock", "nonsense"];
	const picked = pickChoices((name, value) => name !== "label" && wanted.includes(value));
	expect(picked).toMatchObject({ availability: ["in_stock", "sold_out"], label: [] });
});
