import { expect, test } from "vitest";
import { touchedTables } from "#tools/touched.ts";

const TABLES = [
	"tests/api/cart/cart.test.ts",
	"tests/api/cart/sets.test.ts",
	"tests/api/commands/commands-cart.test.ts",
	"tests/api/voucher/vouchers.test.ts",
	"tests/api/order/order-create.test.ts",
	"tests/api/account/own-orders.test.ts",
	"tests/api/account/cart-merge.test.ts",
];

test.each([
	[
		"a use case asks for its subject's room, and tables named after it",
		"lib/shop/selling/cart/put-item.ts",
		["cart/cart", "cart/sets", "account/cart-merge"],
	],
	[
		"a rule for those of its first word",
		"lib/domain/cart/cart-merge.ts",
		["cart/cart", "cart/sets", "account/cart-merge"],
	],
	["a call for those of its subject, in the plural too", "lib/contract/routes/voucher.ts", ["voucher/vouchers"]],
	["a table for itself", "tests/api/account/own-orders.test.ts", ["account/own-orders"]],
	["a screen for none", "components/cart/cart-screen.tsx", []],
])("%s", (_, file, expected) => {
	expect(touchedTables([file, "README.md"], TABLES)).toEqual(expected.map((name) => `tests/api/${name}.test.ts`));
});
