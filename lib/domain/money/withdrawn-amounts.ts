/** The amounts of an order that a withdrawal refunds, in integer minor units. */
import type { OrderLineKind } from "../order/order-papers.ts";
import { vatPartMinor } from "./money.ts";

export type SoldLine = {
	kind: OrderLineKind;
	quantity: number;
	/** Gross; negative for vouchers. */
	unitMinor: number;
	totalMinor: number;
	/** Decimal text, "21.00". */
	vatPercent: string;
};
type VatRow = { vatPercent: string; grossMinor: number; baseMinor: number; vatMinor: number };

export type WithdrawnAmounts = {
	/** The returned part of each line, by its place in the order; vouchers have their share as a negative amount. */
	lines: { place: number; quantity: number; unitMinor: number; totalMinor: number }[];
	/** One row per rate; all `grossMinor` and `roundingMinor` add up to `totalMinor`. */
	vat: VatRow[];
	roundingMinor: number;
	totalMinor: number;
};

/**
 * The returned goods less their share of the vouchers. The discount per rate is the recapitulation's, split within a
 * rate by the lines' prices, so the rest of the order stays exact in every rate. Fees and rounding are refunded only
 * with the whole order, the delivery up to `deliveryMinor`.
 */
export function withdrawnAmounts(
	order: { lines: readonly SoldLine[]; vat: readonly VatRow[] },
	taken: { isCovered: (place: number) => boolean; deliveryMinor: number },
): WithdrawnAmounts {
	const placed = order.lines.map((line, place) => ({ ...line, place }));
	const isWhole = placed.every(({ kind, place }) => kind !== "goods" || taken.isCovered(place));
	const back = placed
		.filter(({ kind, place }) => (kind === "goods" ? taken.isCovered(place) : isWhole && kind !== "voucher"))
		.map((line) => (line.kind === "delivery" ? withPrice(line, Math.min(line.totalMinor, taken.deliveryMinor)) : line));
	const rows = order.vat.map((row) => {
		const ofRate = (line: SoldLine) => line.kind !== "rounding" && Number(line.vatPercent) === Number(row.vatPercent);
		return {
			row,
			discountMinor: discountBack(placed.filter(ofRate), back.filter(ofRate), row),
			back: back.filter(ofRate),
		};
	});
	const discountMinor = rows.reduce((sum, rate) => sum + rate.discountMinor, 0);
	const vouchers = spread(
		discountMinor,
		placed.filter(({ kind }) => kind === "voucher"),
	);
	const vat = rows
		.filter((rate) => rate.back.length > 0)
		.map((rate) => vatRow(rate.row, sum(rate.back) - rate.discountMinor));
	const roundingMinor = sum(back.filter(({ kind }) => kind === "rounding"));
	return {
		lines: [...back, ...vouchers]
			.sort((a, b) => a.place - b.place)
			.map(({ place, quantity, unitMinor, totalMinor }) => ({ place, quantity, unitMinor, totalMinor })),
		vat,
		roundingMinor,
		totalMinor: vat.reduce((total, { grossMinor }) => total + grossMinor, roundingMinor),
	};
}

type PlacedLine = SoldLine & { place: number };

/** The part of one rate's discount that belongs to the returned lines; rounded in the buyer's favour. */
function discountBack(all: PlacedLine[], back: PlacedLine[], { grossMinor }: VatRow): number {
	const goods = (lines: PlacedLine[]) => sum(lines.filter(({ kind }) => kind === "goods"));
	const discount = sum(all.filter(({ kind }) => kind !== "voucher")) - grossMinor;
	return shareOf(discount, goods(back), goods(all));
}

/** Splits a discount among the vouchers by their amounts; the last one takes the remainder. */
function spread(discountMinor: number, vouchers: PlacedLine[]): PlacedLine[] {
	let left = discountMinor;
	let leftTotal = -sum(vouchers);
	return vouchers
		.map((voucher) => {
			const share = shareOf(left, -voucher.totalMinor, leftTotal);
			left -= share;
			leftTotal += voucher.totalMinor;
			return withPrice(voucher, 0 - share);
		})
		.filter(({ totalMinor }) => totalMinor !== 0);
}

function vatRow({ vatPercent }: VatRow, grossMinor: number): VatRow {
	const vatMinor = vatPartMinor(grossMinor, vatPercent);
	return { vatPercent, grossMinor, baseMinor: grossMinor - vatMinor, vatMinor };
}

/** `part` of `whole` of an amount, rounded down. */
function shareOf(minor: number, part: number, whole: number): number {
	return whole === 0 ? 0 : Number((BigInt(minor) * BigInt(part)) / BigInt(whole));
}

function withPrice<Line extends SoldLine>(line: Line, minor: number): Line {
	return { ...line, quantity: 1, unitMinor: minor, totalMinor: minor };
}

function sum(lines: readonly SoldLine[]): number {
	return lines.reduce((total, { totalMinor }) => total + totalMinor, 0);
}
