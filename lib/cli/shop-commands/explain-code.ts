import type { Refusal } from "#lib/domain/result.ts";
import type { CodeRefusal } from "#lib/shop/goods/catalogue/variant-by-code.ts";

/** Says why a code does not name a single variant, and what to type instead. */
export function explainCode({ error, value }: Refusal<CodeRefusal>, code: string): string {
	if (error === "many_variants") return `The product ${code} has several variants. Name one of them: ${value}.`;
	const hint = value ? `Did you mean ${value}?` : "Codes stand on the pages of goods and in the shop's API.";
	return `No goods have the code ${code}. ${hint}`;
}
