import { expect, test } from "vitest";
import { touchedTables } from "#tools/touched.ts";

const TABLES = [
	"cart.test.ts",
	"cart-put.test.ts",
	"vouchers.test.ts",
	"order-create.test.ts",
	"own-orders.test.ts",
	"notes.md",
];

test.each([
	["a use case asks for its subject's tables", ["lib/shop/selling/cart/put-item.ts"], ["cart", "cart-put"]],
	["a rule for those of its first word", ["lib/domain/cart/cart-merge.ts"], ["cart", "cart-put"]],
	["a call for those of its subject, in the plural too", ["lib/contract/routes/voucher.ts"], ["vouchers"]],
	["a table for itself", ["tests/api/own-orders.test.ts"], ["own-orders"]],
	["a screen for none", ["components/cart/cart-screen.tsx", "README.md"], []],
])("%s", (_, files, expected) => {
	expect(touchedTables(files, TABLES)).toEqual(expected.map((name) => `tests/api/${name}.test.ts`));
});
