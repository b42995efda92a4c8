import { expect, test } from "vitest";
import { sharedStart, storeTitle } from "#components/store/store-address.ts";

test("a store's heading does not begin a line with its dash", () => {
	expect(storeTitle({ name: "Konfety Praha – Smíchov" })).toBe("Konfety Praha\u00a0– Smíchov");
	expect(storeTitle({ name: "Konfety Brno" })).toBe("Konfety Brno");
});

test.each([
	[["Konfety Praha", "Konfety Brno"], "Konfety "],
	[["Velká párty Praha", "Velká párty Brno"], "Velká párty "],
	[["Konfety Brno – Josefská", "Konfety Brno – Lesná"], "Konfety Brno – "],
	[["Konfety Praha", "Balónky Brno"], ""],
	[["Konfety", "Konfety Brno"], ""],
	[["Konfety Praha"], ""],
	[[], ""],
])("names %j begin with „%s“", (names, start) => {
	expect(sharedStart(names)).toBe(start);
});
