/** Goods as the shop answers them, for what is shown of them. */
import type { DecisionProduct, DecisionVariant } from "#components/product/decision/decision-product.ts";
import type { SetPart, SizeTable } from "#lib/contract/schemas/catalogue.ts";

/** Fields of a price without a sale. */
export const priceFields = (minor: number) => ({
	price_with_tax: minor,
	original_price_with_tax: null,
	lowest_price_with_tax: null,
});

/** The same as it is shown. */
export const aPrice = (nowMinor: number) => ({ nowMinor, struckMinor: null, lowestMinor: null });

export function aVariant(changes: Partial<DecisionVariant> = {}): DecisionVariant {
	return {
		id: 11,
		name: "červená",
		code: "B1-CER",
		price: aPrice(12_500),
		availability: "in_stock",
		stock: 8,
		warehouse: 5,
		picture: null,
		pieces: [[1, 3]],
		...changes,
	};
}

/** A product in red (11), sold out; in green (12); and in blue (13), dearer. */
export function aDecisionProduct(changes: Partial<DecisionProduct> = {}): DecisionProduct {
	const gone = { availability: "temporarily_sold_out", stock: 0, warehouse: 0, pieces: [] } as const;
	return {
		id: 10,
		name: "Balónek srdce",
		category: "Balónky",
		tint: "#ffe",
		minimum_age: null,
		labels: { isNew: false, isDiscount: false, hasGifts: false },
		brand: null,
		images: ["main", "green", "blue"].map((name) => ({ src: `/media/${name}`, alt: "Balónek srdce" })),
		pack: null,
		choice: "colour",
		variants: [
			aVariant({ ...gone, pieces: [] }),
			aVariant({ id: 12, name: "zelená", code: "B1-ZEL", picture: "/media/green" }),
			aVariant({ id: 13, name: "modrá", code: "B1-MOD", price: aPrice(15_900), picture: "/media/blue" }),
		],
		courier: { from: 1, to: 2 },
		pickupBranches: 13,
		dispatch: { cutOffHour: 14 },
		branches: [{ id: 1, name: "Konfety Praha", isPrague: true }],
		...changes,
	};
}

export function aPart(changes: Partial<SetPart> = {}): SetPart {
	return {
		product: { id: 20, slug: "talir", name: "Talíř pirát, 8 ks", url: "/20/taliry/talir" },
		variant: { id: 201, name: "", code: "T1" },
		quantity: 1,
		price_with_tax: 8_900,
		availability: "in_stock",
		stock: 12,
		image: null,
		...changes,
	};
}

export const SIZE_TABLE: SizeTable = {
	title: "Velikosti dámských kostýmů",
	note: "Mezi dvěma velikostmi zvolte větší.",
	columns: ["Velikost", "Hrudník (cm)", "Pas (cm)"],
	rows: [
		["S", "82–89", "66–73"],
		["M", "90–97", "74–81"],
	],
};
