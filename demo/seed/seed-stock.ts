import type { SeedStock } from "../facts/format.ts";
import { fraction } from "./chance.ts";

/** Stock of a variant at every place, the warehouse first. */
export function stockRows(variantCode: string, amount: SeedStock, placeIds: number[]) {
	return placeIds.map((placeId, index) => ({ variantCode, placeId, quantity: pieces(variantCode, amount, index) }));
}

/** Pieces at the place with this index; 0 is the warehouse. */
function pieces(code: string, amount: SeedStock, index: number): number {
	const chance = fraction(`${code}@${index}`);
	const isWarehouse = index === 0;
	if (amount === "none") return 0;
	if (amount === "warehouse") return isWarehouse ? 20 + Math.floor(chance * 60) : 0;
	if (amount === "branches") return isWarehouse || chance < 0.4 ? 0 : 1 + Math.floor(chance * 6);
	if (amount === "few") return isWarehouse ? 1 + Math.floor(chance * 4) : chance > 0.92 ? 1 : 0;
	if (isWarehouse) return 40 + Math.floor(chance * 160);
	return chance < 0.25 ? 0 : Math.floor(chance * 14);
}
