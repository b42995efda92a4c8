import { expect, test } from "vitest";
import { pricesOf } from "#lib/shop/backoffice/import/plan/variant-prices.ts";

const SALE = { net_price: "100.0000", net_sale_price: "80.0000" };
const PLAIN = { net_price: "100.0000", net_sale_price: null };
const ODD = { net_price: "40.4959", net_sale_price: "33.0578" };

// Without VAT, so that net and gross are the same.
test.each([
	["neither, on sale", undefined, undefined, SALE, "100.0000", "80.0000"],
	["the price alone, below that before", 7000, undefined, SALE, "100.0000", "70.0000"],
	["the price alone, as high as that before", 10_000, undefined, SALE, "100.0000", null],
	["the price alone, above that before", 12_000, undefined, SALE, "120.0000", null],
	["the price alone, not on sale", 7000, undefined, PLAIN, "70.0000", null],
	["the price before alone", undefined, 12_000, SALE, "120.0000", "80.0000"],
	["the price before alone, not on sale", undefined, 12_000, PLAIN, "120.0000", "100.0000"],
	["no price before", undefined, null, SALE, "80.0000", null],
	["a price before that is not higher", undefined, 8000, SALE, "80.0000", null],
	["both", 5000, 9000, SALE, "90.0000", "50.0000"],
	["the price and no price before", 5000, null, SALE, "50.0000", null],
	["a price of nothing", 0, undefined, null, "0.0000", null],
])(
	"the file says %s: %j, %j of %j is %s, on sale for %s",
	(_, priceMinor, beforeMinor, known, netPrice, netSalePrice) => {
		expect(pricesOf({ priceMinor, beforeMinor }, known, "0.00")).toEqual({ netPrice, netSalePrice });
	},
);

test("prices missing in the file keep their four decimals", () => {
	expect(pricesOf({ priceMinor: undefined, beforeMinor: undefined }, ODD, "21.00")).toEqual({
		netPrice: "40.4959",
		netSalePrice: "33.0578",
	});
	expect(pricesOf({ priceMinor: 4500, beforeMinor: undefined }, ODD, "21.00")).toEqual({
		netPrice: "40.4959",
		netSalePrice: "37.1901",
	});
});

test("new goods without a price have none", () => {
	expect(pricesOf({ priceMinor: undefined, beforeMinor: 100 }, null, "21.00")).toBeNull();
});
