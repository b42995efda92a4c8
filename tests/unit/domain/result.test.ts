import { expect, test } from "vitest";
import { accept, refuse } from "#lib/domain/result.ts";

test("an accepted result carries its value", () => {
	expect(accept(7)).toStrictEqual({ ok: true, value: 7 });
});

test.each([
	["without a parameter has none", undefined, { ok: false, error: "minimal_price" }],
	["has its parameter", 60_000, { ok: false, error: "minimal_price", value: 60_000 }],
	["has a parameter of zero too", 0, { ok: false, error: "minimal_price", value: 0 }],
	["has an empty text as a parameter too", "", { ok: false, error: "minimal_price", value: "" }],
])("a refusal %s", (_, value, refusal) => {
	expect(refuse("minimal_price", value)).toStrictEqual(refusal);
});
