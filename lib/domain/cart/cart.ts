import { FREE_DELIVERY_ABOVE_CZK } from "../limits.ts";
import { percentOfMinor, roundToWholeMinor, vatPartMinor } from "../money/money.ts";

export type CartLineAmount = {
	/** Gross unit price, minor units of the cart's currency. */
	unitMinor: number;
	quantity: number;
	/** Decimal text, "21.00". */
	vatPercent: string;
};

export type VoucherAmount =
	| { id: number; type: "percent"; percent: string }
	| { id: number; type: "amount" | "order"; amountMinor: number };

export type GoodsTotals = {
	/** Goods before vouchers, minor units. */
	goodsMinor: number;
	/** Discount of each voucher, in the order of adding. */
	discounts: { voucherId: number; minor: number }[];
	discountMinor: number;
	/** Goods after vouchers, never below 0. */
	afterVouchersMinor: number;
};

/**
 * Totals of the goods: unit prices are already rounded; vouchers reduce the running total one after another (promises
 * §4, decisions 3).
 */
export function goodsTotals(lines: CartLineAmount[], vouchers: VoucherAmount[]): GoodsTotals {
	const goodsMinor = lines.reduce((sum, line) => sum + line.unitMinor * line.quantity, 0);
	let running = goodsMinor;
	const discounts: GoodsTotals["discounts"] = [];
	for (const voucher of vouchers) {
		const wanted = voucher.type === "percent" ? percentOfMinor(running, voucher.percent) : voucher.amountMinor;
		const minor = Math.min(wanted, running);
		running -= minor;
		discounts.push({ voucherId: voucher.id, minor });
	}
	return { goodsMinor, discounts, discountMinor: goodsMinor - running, afterVouchersMinor: running };
}

/**
 * Delivery is free when goods after vouchers cost strictly more than 1 500 CZK (promises §1, decisions 3); amounts in
 * CZK haléře.
 */
export function hasFreeDelivery(afterVouchersCzkMinor: number): boolean {
	return afterVouchersCzkMinor > FREE_DELIVERY_ABOVE_CZK * 100;
}

/** CZK haléře of goods still missing for free delivery; 0 once it is reached. */
export function missingToFreeDeliveryMinor(afterVouchersCzkMinor: number): number {
	if (hasFreeDelivery(afterVouchersCzkMinor)) return 0;
	return FREE_DELIVERY_ABOVE_CZK * 100 - afterVouchersCzkMinor + 1;
}

export type OrderTotals = GoodsTotals & {
	deliveryMinor: number;
	paymentMinor: number;
	/** Difference that rounds a cash total to whole crowns; 0 for card and transfer. */
	roundingMinor: number;
	totalMinor: number;
	/** One row per rate; all `grossMinor` and `roundingMinor` add up to `totalMinor`. */
	vat: { vatPercent: string; grossMinor: number; baseMinor: number; vatMinor: number }[];
};

/** Totals of an order: goods, delivery, payment fee, cash rounding and the VAT recapitulation. */
export function orderTotals(input: {
	lines: CartLineAmount[];
	vouchers: VoucherAmount[];
	delivery: { minor: number; vatPercent: string };
	payment: { minor: number; vatPercent: string; isCash: boolean };
	decimals: number;
}): OrderTotals {
	const goods = goodsTotals(input.lines, input.vouchers);
	const exact = goods.afterVouchersMinor + input.delivery.minor + input.payment.minor;
	const totalMinor = input.payment.isCash ? roundToWholeMinor(exact, input.decimals) : exact;
	return {
		...goods,
		deliveryMinor: input.delivery.minor,
		paymentMinor: input.payment.minor,
		roundingMinor: totalMinor - exact,
		totalMinor,
		vat: vatRecap(goods, input),
	};
}

function vatRecap(
	goods: GoodsTotals,
	input: {
		lines: CartLineAmount[];
		delivery: { minor: number; vatPercent: string };
		payment: { minor: number; vatPercent: string };
	},
): OrderTotals["vat"] {
	const goodsByRate = new Map<string, number>();
	for (const line of input.lines) {
		goodsByRate.set(line.vatPercent, (goodsByRate.get(line.vatPercent) ?? 0) + line.unitMinor * line.quantity);
	}
	const grossByRate = spreadDiscount(goodsByRate, goods.discountMinor);
	for (const fee of [input.delivery, input.payment]) {
		if (fee.minor !== 0) grossByRate.set(fee.vatPercent, (grossByRate.get(fee.vatPercent) ?? 0) + fee.minor);
	}
	return [...grossByRate]
		.sort(([a], [b]) => Number(b) - Number(a))
		.map(([vatPercent, grossMinor]) => {
			const vatMinor = vatPartMinor(grossMinor, vatPercent);
			return { vatPercent, grossMinor, baseMinor: grossMinor - vatMinor, vatMinor };
		});
}

/**
 * Splits a discount among the VAT rates by their share of the goods; the last rate takes the remainder, so the sum is
 * exact.
 */
export function spreadDiscount(goodsByRate: Map<string, number>, discountMinor: number): Map<string, number> {
	const total = [...goodsByRate.values()].reduce((sum, minor) => sum + minor, 0);
	const spread = new Map<string, number>();
	let leftDiscount = discountMinor;
	let leftTotal = total;
	for (const [rate, minor] of goodsByRate) {
		const share = leftTotal === 0 ? 0 : Number((BigInt(leftDiscount) * BigInt(minor)) / BigInt(leftTotal));
		spread.set(rate, minor - share);
		leftDiscount -= share;
		leftTotal -= minor;
	}
	return spread;
}
