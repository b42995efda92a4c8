/**
 * The totals once more (promises §4 Totals, decisions 1–3), on fractions of bigint and written apart from the
 * shop's own arithmetic, of which it imports nothing. Amounts are minor units, prices decimal text.
 */

export type BasketCurrency = { code: string; decimals: number; rate: string };
export type BasketLine = { net: string; vat: string; quantity: number };
export type BasketVoucher = { type: "percent" | "amount" | "order"; value: string };
export type Basket = {
	currency: BasketCurrency;
	/** Percent that the customer's group has off all goods; null for a guest. */
	memberPercent: string | null;
	lines: BasketLine[];
	/** In the order in which they were added. */
	vouchers: BasketVoucher[];
	delivery: { net: string; vat: string; isFreeAbove: boolean };
	payment: { net: string; vat: string; isCash: boolean };
};

type Fraction = { top: bigint; bottom: bigint };

/** What another calculator may do otherwise; each control of the tests changes one. */
export type Rules = {
	round(exact: Fraction): bigint;
	/** Net price of a piece for a member, in units of 10^-4. */
	memberNet(net: Fraction, percent: Fraction, round: Rules["round"]): bigint;
	lineTotal(line: BasketLine, currency: BasketCurrency, round: Rules["round"]): bigint;
	percentOff(amounts: { goods: bigint; left: bigint }, percent: Fraction, round: Rules["round"]): bigint;
	isFree(afterVouchersCzk: bigint): boolean;
	charged(exact: bigint, paid: { isCash: boolean; currency: BasketCurrency }, round: Rules["round"]): bigint;
};

export type Reckoned = {
	lineTotals: bigint[];
	goods: bigint;
	/** What each voucher takes off. */
	discounts: bigint[];
	afterVouchers: bigint;
	/** CZK haléře of goods still missing to free delivery. */
	missingToFree: bigint;
	delivery: bigint;
	payment: bigint;
	rounding: bigint;
	total: bigint;
	/** Goods before vouchers and fees of each VAT rate, the highest rate first. */
	rates: { rate: number; goods: bigint; fees: bigint }[];
};

const CROWNS: BasketCurrency = { code: "CZK", decimals: 2, rate: "1" };
const FREE_ABOVE = 150_000n;

export function decimal(text: string): Fraction {
	const [whole = "", digits = ""] = text.split(".");
	return { top: BigInt(whole + digits), bottom: 10n ** BigInt(digits.length) };
}

const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });
const whole = (value: bigint): Fraction => ({ top: value, bottom: 1n });
/** How many minor units are one unit of the currency. */
const minorUnits = ({ decimals }: BasketCurrency): Fraction => whole(10n ** BigInt(decimals));
const hundredth = (percent: Fraction): Fraction => ({ top: percent.top, bottom: percent.bottom * 100n });

/** 1 + rate / 100 */
export function withVat(net: string, vat: string): Fraction {
	const { top, bottom } = hundredth(decimal(vat));
	return times(decimal(net), { top: top + bottom, bottom });
}

/** Gross CZK in another currency; `czk` in crowns. */
function converted(czk: Fraction, currency: BasketCurrency, round: Rules["round"]): bigint {
	const haler = round(times(czk, minorUnits(CROWNS)));
	if (currency.code === CROWNS.code) return haler;
	return round(times(times({ top: haler, bottom: 100n }, decimal(currency.rate)), minorUnits(currency)));
}

export const SPECIFIED: Rules = {
	// Nothing here is below zero, so half up is half away from zero.
	round: ({ top, bottom }) => (2n * top + bottom) / (2n * bottom),
	memberNet: (net, percent, round) => {
		const { top, bottom } = hundredth(percent);
		return round(times(times(net, { top: bottom - top, bottom }), whole(10_000n)));
	},
	lineTotal: (line, currency, round) => converted(withVat(line.net, line.vat), currency, round) * BigInt(line.quantity),
	percentOff: ({ left }, percent, round) => round(times(whole(left), hundredth(percent))),
	isFree: (afterVouchersCzk) => afterVouchersCzk > FREE_ABOVE,
	charged: (exact, { isCash, currency }, round) =>
		isCash && currency.code === CROWNS.code ? round({ top: exact, bottom: 100n }) * 100n : exact,
};

/** Everything the shop shows about a basket. */
export function reckon(basket: Basket, rules: Rules = SPECIFIED): Reckoned {
	const { vouchers, currency, delivery, payment } = basket;
	const lines = basket.lines.map((line) => ({ ...line, net: netFor(basket.memberPercent, line.net, rules) }));
	const own = reckonGoods(lines, vouchers, currency, rules);
	const czk = reckonGoods(lines, vouchers, CROWNS, rules);
	const isFree = rules.isFree(czk.afterVouchers);
	const feeOf = ({ net, vat }: { net: string; vat: string }) => converted(withVat(net, vat), currency, rules.round);
	const deliveryFee = delivery.isFreeAbove && isFree ? 0n : feeOf(delivery);
	const paymentFee = feeOf(payment);
	const exact = own.afterVouchers + deliveryFee + paymentFee;
	const total = rules.charged(exact, { isCash: payment.isCash, currency }, rules.round);
	const goods = lines.map((line, index) => ({ rate: Number(line.vat), goods: own.lineTotals[index] ?? 0n, fees: 0n }));
	const fees = [
		{ rate: Number(delivery.vat), goods: 0n, fees: deliveryFee },
		{ rate: Number(payment.vat), goods: 0n, fees: paymentFee },
	].filter((fee) => fee.fees > 0n);
	return {
		...own,
		missingToFree: isFree ? 0n : FREE_ABOVE - czk.afterVouchers + 1n,
		delivery: deliveryFee,
		payment: paymentFee,
		rounding: total - exact,
		total,
		rates: byRate([...goods, ...fees]),
	};
}

function netFor(memberPercent: string | null, net: string, rules: Rules): string {
	if (memberPercent === null) return net;
	const digits = rules.memberNet(decimal(net), decimal(memberPercent), rules.round).toString().padStart(5, "0");
	return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

function reckonGoods(lines: BasketLine[], vouchers: BasketVoucher[], currency: BasketCurrency, rules: Rules) {
	const lineTotals = lines.map((line) => rules.lineTotal(line, currency, rules.round));
	const goods = lineTotals.reduce((sum, total) => sum + total, 0n);
	let left = goods;
	const discounts = vouchers.map(({ type, value }) => {
		const wanted =
			type === "percent"
				? rules.percentOff({ goods, left }, decimal(value), rules.round)
				: converted(decimal(value), currency, rules.round);
		const off = wanted > left ? left : wanted;
		left -= off;
		return off;
	});
	return { lineTotals, goods, discounts, afterVouchers: left };
}

function byRate(parts: Reckoned["rates"]): Reckoned["rates"] {
	const sums = Map.groupBy(parts, ({ rate }) => rate);
	return [...sums]
		.map(([rate, same]) => ({
			rate,
			goods: same.reduce((sum, part) => sum + part.goods, 0n),
			fees: same.reduce((sum, part) => sum + part.fees, 0n),
		}))
		.sort((a, b) => b.rate - a.rate);
}
