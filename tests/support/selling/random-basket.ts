import type { Basket, BasketCurrency, BasketLine, BasketVoucher } from "./calculator.ts";

/** Whole numbers from 0 below `below`. */
export type Chance = (below: number) => number;

/** Mulberry32: the same numbers for the same seed on every machine. */
export function chanceFrom(seed: number): Chance {
	let state = seed;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
	};
}

const CROWNS: BasketCurrency = { code: "CZK", decimals: 2, rate: "1" };
/** Guests, members of a group without a discount, and of groups with one. */
const MEMBERS = [null, null, null, "0", "5", "10", "12.5", "33.33", "100"];
const RATES = ["21.00", "21.00", "12.00", "12.00", "0.00"];

const pick = <Value>(next: Chance, values: readonly [Value, ...Value[]] | Value[]): Value =>
	values[next(values.length)] as Value;
const upTo = <Value>(next: Chance, max: number, make: () => Value): Value[] =>
	Array.from({ length: next(max + 1) }, make);

/** Units of 10^-places as decimal text. */
function text(units: bigint, places: number): string {
	const digits = units.toString().padStart(places + 1, "0");
	return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A net price with 4 places whose gross is this many haléře. */
function netOf(grossHaler: number, vat: string): string {
	const hundredths = BigInt(vat.replace(".", ""));
	const factor = 10_000n + hundredths;
	return text((BigInt(grossHaler) * 1_000_000n * 2n + factor) / (2n * factor), 4);
}

function randomNet(next: Chance, vat: string): string {
	const kind = next(8);
	// Whole crowns, as shops write them.
	if (kind < 3) return netOf((1 + next(2_500)) * 100, vat);
	if (kind < 5) return text(BigInt(1 + next(9_999_999)), 4);
	// Halves of a crown are half a haléř more at 21 %, half-haléře at no VAT.
	if (kind === 5) return text(BigInt(1 + next(2_000)) * 5_000n, 4);
	if (kind === 6) return text(BigInt(1 + next(20_000)) * 50n, 4);
	return text(BigInt(next(200_000_000)), 4);
}

function randomLine(next: Chance): BasketLine {
	const vat = pick(next, RATES);
	return { net: randomNet(next, vat), vat, quantity: next(10) === 0 ? 1 + next(999) : 1 + next(5) };
}

function randomVoucher(next: Chance): BasketVoucher {
	if (next(2) === 0) {
		const value = pick(next, ["5", "10", "15", "33.33", "50", text(BigInt(1 + next(10_000)), 2)]);
		return { type: "percent", value };
	}
	const type = next(4) === 0 ? "order" : "amount";
	return {
		type,
		value: pick(next, ["100", "50", text(BigInt(1 + next(50_000)), 2), text(BigInt(1 + next(600_000)), 2)]),
	};
}

function randomCurrency(next: Chance): BasketCurrency {
	if (next(2) === 0) return CROWNS;
	const decimals = next(5);
	const usual: Record<number, string> = { 0: "16.2", 1: "1.5", 2: "0.0405", 3: "0.0126", 4: "0.12345678" };
	const rate = next(2) === 0 ? (usual[decimals] ?? "1") : text(BigInt(1 + next(2_000_000_000)), 8);
	return { code: `X${decimals}`, decimals, rate };
}

function randomFee(next: Chance): { net: string; vat: string } {
	const vat = pick(next, RATES);
	return { net: pick(next, ["0.0000", netOf(11_900, vat), netOf(3_900, vat), randomNet(next, vat)]), vat };
}

/** A guest's or a member's basket of up to 7 lines and 4 vouchers; one in eight has goods for 1 500 Kč, a haléř more or a haléř less. */
export function randomBasket(next: Chance): Basket {
	const currency = randomCurrency(next);
	const delivery = { ...randomFee(next), isFreeAbove: next(5) > 0 };
	const payment = { ...randomFee(next), isCash: next(2) === 0 };
	if (next(8) === 0) {
		const vat = pick(next, RATES);
		const line = { net: netOf(160_000 - 1 + next(3), vat), vat, quantity: 1 };
		return {
			currency,
			memberPercent: null,
			lines: [line],
			vouchers: [{ type: "amount", value: "100" }],
			delivery,
			payment,
		};
	}
	const lines = upTo(next, 7, () => randomLine(next));
	const vouchers = upTo(next, 4, () => randomVoucher(next));
	return { currency, memberPercent: pick(next, MEMBERS), lines, vouchers, delivery, payment };
}

/** The smallest basket made of this one that still fails: without lines, vouchers and digits that do not matter. */
export async function shrinkBasket(
	basket: Basket,
	fails: (basket: Basket) => boolean | Promise<boolean>,
): Promise<Basket> {
	let smallest = basket;
	for (;;) {
		let simpler: Basket | undefined;
		for (const one of simplerThan(smallest)) {
			if (!(await fails(one))) continue;
			simpler = one;
			break;
		}
		if (!simpler) return smallest;
		smallest = simpler;
	}
}

const without = <Value>(list: Value[], index: number) => list.filter((_, at) => at !== index);
const replaced = <Value>(list: Value[], index: number, value: Value) => list.with(index, value);

/** One digit less that is no zero: "40.4959" → "40.4950", "40.4909", … */
function plainer(number: string): string[] {
	return [...number].flatMap((digit, index) =>
		/[1-9]/.test(digit) ? [`${number.slice(0, index)}0${number.slice(index + 1)}`] : [],
	);
}

function simplerThan(basket: Basket): Basket[] {
	const { currency, memberPercent, lines, vouchers, delivery, payment } = basket;
	const isNothing = (net: string) => !/[1-9]/.test(net);
	return [
		...lines.map((_, index) => ({ ...basket, lines: without(lines, index) })),
		...vouchers.map((_, index) => ({ ...basket, vouchers: without(vouchers, index) })),
		...(currency.code === CROWNS.code ? [] : [{ ...basket, currency: CROWNS }]),
		...(memberPercent === null ? [] : [{ ...basket, memberPercent: null }]),
		...(isNothing(delivery.net) ? [] : [{ ...basket, delivery: { ...delivery, net: "0.0000" } }]),
		...(isNothing(payment.net) ? [] : [{ ...basket, payment: { ...payment, net: "0.0000" } }]),
		...(payment.isCash ? [{ ...basket, payment: { ...payment, isCash: false } }] : []),
		...lines.flatMap((line, index) =>
			[...new Set([1, line.quantity >> 1, line.quantity - 1])]
				.filter((quantity) => quantity > 0 && quantity < line.quantity)
				.map((quantity) => ({ ...basket, lines: replaced(lines, index, { ...line, quantity }) })),
		),
		...lines.flatMap((line, index) =>
			plainer(line.net).map((net) => ({ ...basket, lines: replaced(lines, index, { ...line, net }) })),
		),
		...vouchers.flatMap((voucher, index) =>
			plainer(voucher.value)
				.filter((value) => !isNothing(value))
				.map((value) => ({ ...basket, vouchers: replaced(vouchers, index, { ...voucher, value }) })),
		),
	];
}
