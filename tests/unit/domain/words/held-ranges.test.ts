import { expect, test } from "vitest";
import { heldRanges } from "#lib/domain/words/held-ranges.ts";

test.each([
	["12–24\u00a0hodin", "12–\u206024\u00a0hodin"],
	["Po–Pá 9–18, So 9:00–13:00", "Po–Pá 9–\u206018, So 9:00–\u206013:00"],
	["2 – 3", "2 – 3"],
	["<td>2–3 dny</td>", "<td>2–\u20603 dny</td>"],
])("%j is held together as %j", (text, held) => {
	expect(heldRanges(text)).toBe(held);
	expect(heldRanges(held)).toBe(held);
});
