import { describe, expect, test } from "vitest";
import { compareSizes, plainSize, sizeSpan } from "#lib/domain/goods/size-span.ts";

describe("sizes of clothes", () => {
	test.each([
		[[], ""],
		[["uni"], "uni"],
		[["M (EU 40–42)"], "M"],
		[["S (EU 36–38)", "M (EU 40–42)", "XXL (EU 52–54)"], "S–XXL"],
		[["98–104 cm", "110–116 cm", "134–140 cm"], "98–140 cm"],
		[["98 cm", "116 cm"], "98–116 cm"],
		[["110–116 cm"], "110–116 cm"],
		[["98–104 cm", "M"], "98–104 cm–M"],
	])("%j span %s", (names, span) => {
		expect(sizeSpan(names)).toBe(span);
	});

	test("are known without what explains them", () => {
		expect(["M (EU 40–42)", "98–104 cm", "uni"].map(plainSize)).toEqual(["M", "98–104 cm", "uni"]);
	});

	test("go from the smallest: measures, letters, others", () => {
		const sizes = ["uni", "XL", "110–116 cm", "S", "98–104 cm", "M", "134–140 cm", "dospělí"];
		expect(sizes.sort(compareSizes)).toEqual([
			"98–104 cm",
			"110–116 cm",
			"134–140 cm",
			"S",
			"M",
			"XL",
			"dospělí",
			"uni",
		]);
	});
});
