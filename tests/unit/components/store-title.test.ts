import { expect, test } from "vitest";
import { storeTitle } from "#components/store/store-address.ts";

test("a store's heading does not begin a line with its dash", () => {
	expect(storeTitle({ name: "Konfety Praha – Smíchov" })).toBe("Konfety Praha\u00a0– Smíchov");
	expect(storeTitle({ name: "Konfety Brno" })).toBe("Konfety Brno");
});
