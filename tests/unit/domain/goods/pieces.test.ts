import { expect, test } from "vitest";
import { piecesByVariant } from "#lib/domain/goods/pieces.ts";

test("pieces of a variant that stands in several lines are summed", () => {
	const lines = [
		{ variantId: 7, quantity: 2 },
		{ variantId: 8, quantity: 1 },
		{ variantId: 7, quantity: 3 },
	];
	expect([...piecesByVariant(lines)]).toEqual([
		[7, 5],
		[8, 1],
	]);
});
