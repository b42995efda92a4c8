import { slugify } from "../../../../domain/words/slug.ts";
import type { Database } from "../../../kernel/db/client.ts";
import type { Codes } from "./codes.ts";
import type { ProductPlan } from "./plan-product.ts";
import type { AddedVariant } from "./plan-variants.ts";

export type CodedVariant = Omit<AddedVariant, "code" | "isOnly"> & { code: string };
/** A plan with codes for the product and for every new variant. */
export type CodedPlan = ProductPlan<CodedVariant> & { code: string };

/** Assigns codes to new goods: those of the file, else the product's code with the variant's name appended. */
export async function assignCodes(tx: Database, plans: ProductPlan[], codes: Codes): Promise<CodedPlan[]> {
	const fresh = plans.filter(({ known }) => known === null);
	const wishes = fresh.map(({ product: { code, handle } }) => ({ code, handle }));
	const given = await codes.allocate(tx, wishes);
	const productCodes = new Map(fresh.map(({ product }, index) => [product.handle, given[index] ?? ""]));
	const coded = plans.map((plan) => ({ plan, code: plan.known?.code ?? productCodes.get(plan.product.handle) ?? "" }));

	const nameless = coded.flatMap(({ plan, code }) =>
		plan.variants.added
			.filter((variant) => variant.code === null && !variant.isOnly)
			.map((variant) => ({
				variant,
				code: slugify(variant.names.cs === "" ? code : `${code}-${variant.names.cs}`).toUpperCase(),
			})),
	);
	// Without a handle: a code that the file gives to any goods, even these, counts as taken.
	const made = await codes.allocate(
		tx,
		nameless.map(({ code }) => ({ code, handle: "" })),
	);
	const variantCodes = new Map(nameless.map(({ variant }, index) => [variant, made[index] ?? ""]));
	return coded.map(({ plan, code }) => ({
		...plan,
		code,
		variants: {
			...plan.variants,
			added: plan.variants.added.map((variant) => codedVariant(variant, code, variantCodes)),
		},
	}));
}

function codedVariant(variant: AddedVariant, productCode: string, made: Map<AddedVariant, string>): CodedVariant {
	const { isOnly, code, ...rest } = variant;
	return { ...rest, code: code ?? (isOnly ? productCode : (made.get(variant) ?? productCode)) };
}
