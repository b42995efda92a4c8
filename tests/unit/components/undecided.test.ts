import { describe, expect, test } from "vitest";
import { undecided } from "#components/product/decision/undecided.ts";
import { aPrice, aVariant } from "#tests/components/product/a-product.ts";

const gone: Parameters<typeof aVariant>[0] = { availability: "sold_out", stock: 0, warehouse: 0, pieces: [] };
const of = (...changes: Parameters<typeof aVariant>[0][]) => undecided({ variants: changes.map(aVariant) });

describe("before a variant is chosen", () => {
	test("the price is the lowest of those in stock, as „from“ when they differ", () => {
		const dear = { id: 2, price: aPrice(20_000) };
		const cheap = { id: 3, price: aPrice(10_000) };
		expect(of(dear, cheap)).toMatchObject({ cheapest: { id: 3 }, isPriceFrom: true });
		expect(of(dear, { ...cheap, ...gone })).toMatchObject({ cheapest: { id: 2 }, isPriceFrom: false });
	});

	test("goods are in stock when one of them is; where none is, the first says how", () => {
		expect(of(gone, {})?.availability).toBe("in_stock");
		expect(of(gone, { ...gone, availability: "temporarily_sold_out" })?.availability).toBe("sold_out");
		expect(of({ ...gone, availability: "not_active" }, gone)?.availability).toBe("sold_out");
		expect(of()).toBeNull();
	});

	test("places are those that have each of them", () => {
		expect(
			of(
				{
					warehouse: 5,
					pieces: [
						[1, 3],
						[2, 1],
					],
				},
				{ warehouse: 2, pieces: [[2, 9]] },
				gone,
			)?.everywhere,
		).toEqual({
			warehouse: 2,
			pieces: [[2, 1]],
		});
	});

	test("nothing is promised where some are in branches alone, or none is in stock", () => {
		expect(of({ warehouse: 5 }, { warehouse: 0 })?.everywhere).toBeNull();
		expect(of(gone)?.everywhere).toBeNull();
		expect(of({ warehouse: 0, pieces: [[1, 1]] }, { warehouse: 0, pieces: [[1, 4]] })?.everywhere).toEqual({
			warehouse: 0,
			pieces: [[1, 1]],
		});
	});
});
