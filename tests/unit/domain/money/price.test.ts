import { describe, expect, test } from "vitest";
import { atMemberPrice, grossPrices, netInForce, netOfGross, unitCzkMinor } from "#lib/domain/money/price.ts";

const PLAIN = { net_price: "40.4959", net_sale_price: null, vat: "21.00" };
const ON_SALE = { ...PLAIN, net_sale_price: "33.0579" };
const GIFT = { ...PLAIN, net_sale_price: "0.0000" };

describe("the price in force", () => {
	test.each([
		["the usual one without a sale", PLAIN, "40.4959", 4_900],
		["the sale price in a sale", ON_SALE, "33.0579", 4_000],
		["zero in a sale for nothing", GIFT, "0.0000", 0],
	])("is %s", (_, price, net, gross) => {
		expect(netInForce(price)).toBe(net);
		expect(unitCzkMinor(price)).toBe(gross);
	});
});

test.each([
	["without a sale", PLAIN, { priceMinor: 4_900, saleMinor: null }],
	["in a sale", ON_SALE, { priceMinor: 4_900, saleMinor: 4_000 }],
])("gross prices %s convert back to the same net prices", (_, price, gross) => {
	expect(grossPrices(price)).toEqual(gross);
	expect(netOfGross(gross, price.vat)).toEqual({ netPrice: price.net_price, netSalePrice: price.net_sale_price });
});

describe("a member's percentage is taken off", () => {
	test("both prices, and what else is known of the goods stays", () => {
		expect(atMemberPrice({ ...ON_SALE, id: 7 }, "10.00")).toEqual({
			...{ net_price: "36.4463", net_sale_price: "29.7521" },
			...{ vat: "21.00", id: 7 },
		});
	});

	test("a price without a sale, which gets no sale price", () => {
		expect(atMemberPrice(PLAIN, "10.00").net_sale_price).toBeNull();
	});
});
