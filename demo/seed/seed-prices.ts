import { netFromGross } from "#lib/domain/money/money.ts";
import { fraction } from "./chance.ts";

const DAY_MS = 86_400_000;

/** Whole crowns with VAT; the history runs from the product's creation to today. */
export type SeedPrices = {
	/** Code of the product, so that its variants change price on the same days. */
	productCode: string;
	price: number;
	sale: number | undefined;
	vat: number;
	createdAt: Date;
	now: Date;
};

/**
 * Price history rows, the oldest first: some goods cost less or more before, some reductions came in two steps. The
 * last row is today's price.
 */
export function priceRows({ productCode, price, sale, vat, createdAt, now }: SeedPrices) {
	const net = (crowns: number) => netFromGross(crowns * 100, String(vat));
	const row = (validFrom: Date, crowns: number, reduced?: number) => ({
		netPrice: net(crowns),
		netSalePrice: reduced === undefined ? null : net(reduced),
		validFrom,
	});
	const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
	const ageDays = (now.getTime() - createdAt.getTime()) / DAY_MS;
	const chance = fraction(`price:${productCode}`);
	const rows = [];
	if (chance < 0.35 && ageDays > 50) {
		const before = Math.max(1, Math.round(price * (chance < 0.22 ? 0.9 : 1.08)));
		rows.push(row(createdAt, before), row(daysAgo(15 + Math.floor(chance * 100)), price));
	} else rows.push(row(createdAt, price));
	if (sale === undefined || ageDays <= 1) return sale === undefined ? rows : [...rows, row(now, price, sale)];
	const began = Math.min(ageDays / 2, 2 + Math.floor(chance * 12));
	const firstStep = Math.round((price + sale) / 2);
	if (chance > 0.7 && firstStep > sale) rows.push(row(daysAgo(began + 5), price, firstStep));
	return [...rows, row(daysAgo(began), price, sale)];
}
