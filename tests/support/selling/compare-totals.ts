import { type Reckoned, SPECIFIED } from "./calculator.ts";

/** Prices of a basket as the shop gives them, minor units; what a reply does not have is left out. */
export type ShownTotals = {
	goods: number;
	discount: number;
	/** What each voucher takes off. */
	discounts?: number[];
	lineTotals?: number[];
	delivery: number;
	payment: number;
	rounding: number;
	total: number;
	vat: { rate: number; gross: number; base: number; vat: number }[];
};

type Goods = Pick<ShownTotals, "goods" | "discount" | "discounts" | "lineTotals">;

/** Sentences about every number of the goods that is not what the calculator says. */
export function goodsProblems(wanted: Reckoned, shown: Goods): string[] {
	return [
		...differences("goods", [shown.goods], [wanted.goods]),
		...differences("discount", [shown.discount], [wanted.goods - wanted.afterVouchers]),
		...(shown.discounts ? differences("voucher", shown.discounts, wanted.discounts) : []),
		...(shown.lineTotals ? differences("line", shown.lineTotals, wanted.lineTotals) : []),
	];
}

/** The same of an order, with fees, rounding and the recapitulation of VAT; none when all is equal to the haléř. */
export function totalsProblems(wanted: Reckoned, shown: ShownTotals): string[] {
	return [
		...goodsProblems(wanted, shown),
		...differences("delivery", [shown.delivery], [wanted.delivery]),
		...differences("payment", [shown.payment], [wanted.payment]),
		...differences("rounding", [shown.rounding], [wanted.rounding]),
		...differences("total", [shown.total], [wanted.total]),
		...recapProblems(wanted, shown),
	];
}

function differences(what: string, shown: number[], wanted: bigint[]): string[] {
	if (shown.length !== wanted.length) return [`${what}: ${shown.length} of them instead of ${wanted.length}`];
	return shown.flatMap((number, index) => {
		const same = Number.isSafeInteger(number) && BigInt(number) === wanted[index];
		return same ? [] : [`${what} ${index + 1}: ${number} instead of ${wanted[index]}`];
	});
}

/**
 * The recapitulation adds up to the total without the cash rounding, VAT is taken from each rate's gross, and a discount is
 * spread over the rates by their share of the goods: exact in sum, off by less than a minor unit per other rate.
 */
function recapProblems(wanted: Reckoned, { vat, total, rounding }: ShownTotals): string[] {
	const rates = differences(
		"rate",
		vat.map(({ rate }) => rate * 100),
		wanted.rates.map(({ rate }) => BigInt(Math.round(rate * 100))),
	);
	if (rates.length > 0) return rates;
	const problems: string[] = [];
	const withGoods = wanted.rates.filter(({ goods }) => goods > 0n).length;
	const discount = wanted.goods - wanted.afterVouchers;
	for (const [index, { rate, gross, base, vat: tax }] of vat.entries()) {
		const { goods = 0n, fees = 0n } = wanted.rates[index] ?? {};
		const hundredths = BigInt(Math.round(rate * 100));
		const rightTax = SPECIFIED.round({ top: BigInt(gross) * hundredths, bottom: 10_000n + hundredths });
		problems.push(...differences(`VAT of ${rate} %`, [tax, base], [rightTax, BigInt(gross) - rightTax]));
		const share = goods + fees - BigInt(gross);
		if (share < 0n || share > goods) problems.push(`discount of ${rate} %: ${share} of ${goods}`);
		const off = share * wanted.goods - discount * goods;
		const allowed = wanted.goods * BigInt(Math.max(withGoods - 1, 0));
		if (off !== 0n && (off < 0n ? -off : off) >= allowed)
			problems.push(`discount of ${rate} %: ${share} is no fair share`);
		if (gross < 0 || base < 0 || tax < 0) problems.push(`below zero at ${rate} %`);
	}
	const grossSum = vat.reduce((sum, { gross }) => sum + gross, 0);
	if (grossSum + rounding !== total) problems.push(`rates and rounding: ${grossSum + rounding} instead of ${total}`);
	return problems;
}
