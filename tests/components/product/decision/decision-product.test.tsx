import { expect, test } from "vitest";
import { decisionProductOf } from "#components/product/decision/decision-product.ts";
import { deliveryMethod } from "#lib/contract/examples/content.ts";
import { product as example } from "#lib/contract/examples/product.ts";
import type { Product, Variant } from "#lib/contract/schemas/catalogue.ts";
import { DISPATCH } from "#lib/domain/time/promised-dates.ts";

const PRAGUE = { id: 1, name: "Konfety Praha", city: "Praha 5", is_prague: true };
const BRNO = { id: 2, name: "Konfety Brno", city: "Brno", is_prague: false };

function aVariant(id: number, branches: Variant["branches"]): Variant {
	const price = { price: 100, price_sale: null, original_price: 100, is_price_sale_active: false };
	const gross = { price_with_tax: 12_100, original_price_with_tax: null, lowest_price_with_tax: null };
	const place = { availability: "in_stock", stock: 9, warehouse: 4, branches } as const;
	return { id, name: `V${id}`, code: `B-${id}`, ean: null, ...price, ...gross, ...place, image: null, attributes: [] };
}

test("the browser gets each branch once, and of a variant only what the decision needs", () => {
	const variants = [
		aVariant(11, [{ ...PRAGUE, stock: 5 }]),
		aVariant(12, [
			{ ...BRNO, stock: 2 },
			{ ...PRAGUE, stock: 3 },
		]),
	];
	const product = {
		id: 10,
		name: "Balónek srdce, 8 ks",
		tint: "#ffe",
		minimum_age: 18,
		labels: { isNew: true, isDiscount: false, hasGifts: false },
		brand: { id: 3, slug: "konfety", name: "Konfety", url: "/znacka/3/konfety" },
		images: [],
		default_category: { id: 1, slug: "balonky", name: "Balónky" },
		attributes: [{ key: "kusu", name: "Počet kusů", values: ["8"] }],
		variants,
		description: "A long text that the page has already",
	} as unknown as Product;
	const price = { nowMinor: 12_100, struckMinor: null, lowestMinor: null };
	const variant = { price, availability: "in_stock", stock: 9, warehouse: 4, picture: null };
	expect(decisionProductOf(product, { deliveries: [], branchCount: 13, dispatch: DISPATCH })).toEqual({
		id: 10,
		name: "Balónek srdce, 8 ks",
		category: "Balónky",
		tint: "#ffe",
		minimum_age: 18,
		labels: { isNew: true, isDiscount: false, hasGifts: false },
		brand: { name: "Konfety", url: "/znacka/3/konfety" },
		images: [],
		pack: 8,
		choice: "variant",
		variants: [
			{ ...variant, id: 11, name: "V11", code: "B-11", pieces: [[1, 5]] },
			{
				...variant,
				id: 12,
				name: "V12",
				code: "B-12",
				pieces: [
					[2, 2],
					[1, 3],
				],
			},
		],
		courier: null,
		pickupBranches: 0,
		dispatch: DISPATCH,
		branches: [
			{ id: 1, name: "Konfety Praha", isPrague: true },
			{ id: 2, name: "Konfety Brno", isPrague: false },
		],
	});
});

test.each([
	["branch", 13],
	["courier", 0],
] as const)("a shop that delivers by %s has %i branches for pickup", (kind, pickupBranches) => {
	const deliveries = [{ ...deliveryMethod, kind }];
	expect(decisionProductOf(example, { deliveries, branchCount: 13, dispatch: DISPATCH }).pickupBranches).toBe(
		pickupBranches,
	);
});

test.each([
	["number", ["0", "1"], []],
	["size", ["98–104 cm", "110–116 cm"], ["velikost"]],
	["size", ["104", "110"], ["velikost"]],
	["colour", ["červená", "modrá"], ["barva"]],
	["number", ["18", "30"], ["barva"]],
	["variant", ["40 cm, zlatá", "86 cm, zlatá"], ["barva", "napln"]],
	["variant", ["na 30 balónků", "na 50 balónků"], []],
] as const)("what is to be chosen is a %s for %j", (choice, names, keys) => {
	const variants = names.map((name, index) => ({
		...aVariant(index, []),
		name,
		attributes: keys.map((key) => ({ key, value: name })),
	}));
	expect(
		decisionProductOf({ ...example, variants }, { deliveries: [], branchCount: 0, dispatch: DISPATCH }).choice,
	).toBe(choice);
});
