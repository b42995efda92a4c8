import { expect, test } from "vitest";
import { offerId } from "#lib/domain/goods/offer-id.ts";

test.each([
	["B-1", "B-1"],
	["balonek_2026", "balonek_2026"],
	["A".repeat(36), "A".repeat(36)],
	["A".repeat(37), "v-7"],
	["", "v-7"],
	["bal ónek", "v-7"],
	["ónek", "v-7"],
	["balonekó", "v-7"],
	["B/1", "v-7"],
	// The name of another variant.
	["v-12", "v-7"],
	["v-", "v-"],
	["v-1a", "v-1a"],
	["mv-12", "mv-12"],
])("the variant with the code %j is offered as %s", (code, id) => {
	expect(offerId({ id: 7, code })).toBe(id);
});
