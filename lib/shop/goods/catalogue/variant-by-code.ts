import { variantTitle } from "../../../domain/goods/variant-title.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import type { Database } from "../../kernel/db/client.ts";
import { type CodedVariantRow, similarCodes, variantsByCode } from "./variant-by-code.sql.ts";

/** `value`: similar codes, or those of the product's variants, separated by commas. */
export type CodeRefusal = "unknown_code" | "many_variants";

/** The variant with this code, or the only variant of the product with this code; `lock` locks its row. */
export async function findVariant(
	tx: Database,
	code: string,
	options: { lock: boolean },
): Promise<Result<CodedVariantRow, CodeRefusal>> {
	const [row, ...others] = await variantsByCode(tx, code, options);
	if (!row) return refuse("unknown_code", (await similarCodes(tx, code)).join(", "));
	if (others.length > 0) return refuse("many_variants", [row, ...others].map((variant) => variant.code).join(", "));
	return accept(row);
}

/** "Balónek, červená" */
export function nameOfVariant({ product_name, variant_name }: CodedVariantRow): string {
	return variantTitle(product_name, variant_name);
}
