import { expect, test } from "vitest";
import { variantTitle } from "#lib/domain/goods/variant-title.ts";

test.each([
	["Balónek", "červená", "Balónek, červená"],
	["Balónek", "", "Balónek"],
])("goods %j of the variant %j are called %j", (product, variant, title) => {
	expect(variantTitle(product, variant)).toBe(title);
});
