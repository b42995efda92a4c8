import type { WithdrawalExemption } from "#lib/domain/order/withdrawal.ts";
import type { CategoryKey } from "../facts/dictionary.ts";
import type { SeedProduct } from "../facts/format.ts";
import { HELIUM_FILLINGS } from "../facts/helium-fillings.ts";

/** Goods for face and hair come in a sealed bag (OZ § 1837 g). */
const HYGIENE: readonly CategoryKey[] = ["masky", "paruky", "liceni"];

/** Goods that differ from their category: worn on the skin, or inflated for the buyer, which lasts for hours (§ 1837 e). */
const BY_CODE: Record<string, WithdrawalExemption> = {
	"DO-2408": "hygiene",
	"DO-2410": "hygiene",
	"BL-1305": "perishable",
	...Object.fromEntries(HELIUM_FILLINGS.map(({ code }) => [code, "perishable" as const])),
};

/** Why this product cannot be returned; null: it can. Nothing in the demo catalogue is made to order. */
export function exemptionOf({ code, categories: [home] }: SeedProduct): WithdrawalExemption | null {
	return BY_CODE[code] ?? (HYGIENE.includes(home) ? "hygiene" : null);
}
