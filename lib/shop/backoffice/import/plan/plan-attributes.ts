import type { KnownProduct, KnownVariant } from "../known-products.sql.ts";
import type { Terms } from "../terms.ts";
import type { StagedProduct } from "./merge-items.ts";

/** A value of the product, or of the variant at this position when not all variants have it. */
export type WantedValue = { position: number | null; valueId: number };

export type AttributePlan = {
	/** Attributes in the file: their values are replaced, those of others stay. */
	attributeIds: number[];
	wanted: WantedValue[];
	isChange: boolean;
};

/** The changes that give a product the file's attribute values. */
export function planAttributes(
	product: StagedProduct,
	known: KnownProduct | null,
	context: { matches: (KnownVariant | null)[]; values: Terms["values"] },
): AttributePlan {
	const wanted = wantedValues(product);
	const attributeIds = [...new Set(wanted.map(({ valueId }) => context.values.get(valueId)?.attributeId ?? 0))];
	const current = (known?.attributes ?? []).filter(({ attribute_id }) => attributeIds.includes(attribute_id));
	const now = current.map(({ variant_id, value_id }) => `${variant_id ?? "all"} ${value_id}`);
	const then = wanted.map(({ position, valueId }) => {
		const variant = position === null ? "all" : (context.matches[position]?.id ?? "new");
		return `${variant} ${valueId}`;
	});
	return { attributeIds, wanted, isChange: now.sort().join() !== then.sort().join() };
}

function wantedValues({ variants }: StagedProduct): WantedValue[] {
	const positions = new Map<number, Set<number>>();
	for (const [position, { valueIds }] of variants.entries()) {
		for (const id of valueIds ?? []) positions.set(id, (positions.get(id) ?? new Set()).add(position));
	}
	return [...positions].flatMap(([valueId, having]): WantedValue[] =>
		having.size === variants.length
			? [{ position: null, valueId }]
			: [...having].map((position) => ({ position, valueId })),
	);
}
