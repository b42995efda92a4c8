// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ProductLabels } from "#components/product/card/product-labels.tsx";
import { show } from "../show.tsx";

afterEach(cleanup);

const labels = { isNew: false, isDiscount: true, hasGifts: false };

test.each([
	["a tenth off", 9_000, 10_000, "−10\u00a0%"],
	["less than a tenth off", 9_001, 10_000, ""],
	["no less than the lowest of 30 days", 10_000, 9_000, ""],
	["half off", 5_000, 10_000, "−50\u00a0%"],
])("%s: a price of %i after one of %i has the badge “%s”", (_, nowMinor, lowestMinor, badge) => {
	const price = { nowMinor, struckMinor: 12_000, lowestMinor };
	const { container } = show(<ProductLabels product={{ labels, minimum_age: null }} price={price} />);
	expect(container.textContent).toBe(badge);
});

test("a sale that ended has no badge, whatever the prices were", () => {
	const price = { nowMinor: 5_000, struckMinor: null, lowestMinor: 10_000 };
	const product = { labels: { ...labels, isDiscount: false }, minimum_age: null };
	const { container } = show(<ProductLabels product={product} price={price} />);
	expect(container.textContent).toBe("");
});
