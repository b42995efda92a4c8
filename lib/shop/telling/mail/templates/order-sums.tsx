import { formatMoney } from "../../../../domain/money/money.ts";
import type { OrderFrame } from "./mail-frame.ts";
import { LAYOUT, mailStyles as styles } from "./mail-styles.ts";

type Sum = { label: string; price: string; look?: "total" | "small" };

/** What an order comes to, in a column on the right. */
export function Sums({ of }: { of: OrderFrame }) {
	return (
		<table {...LAYOUT}>
			<tbody>
				{sumsOf(of).map((sum) => (
					<Row key={sum.label} {...sum} />
				))}
			</tbody>
		</table>
	);
}

function sumsOf({ order, parts }: OrderFrame): Sum[] {
	const { prices, currency, delivery, payment, lines } = order;
	const money = (minor: number) => formatMoney(minor, currency);
	const fee = (minor: number) => (minor === 0 ? parts("free") : money(minor));
	const vouchers = lines.filter(({ kind }) => kind === "voucher");
	return [
		{ label: parts("subtotal"), price: money(prices.goods_with_tax) },
		...vouchers.map(({ code, total_with_tax }) => ({
			label: parts("discount", { code }),
			price: `−${money(-total_with_tax)}`,
		})),
		{ label: parts("delivery", { name: delivery.name }), price: fee(prices.delivery_with_tax) },
		{ label: parts("payment", { name: payment.name }), price: fee(prices.payment_with_tax) },
		...(prices.rounding === 0 ? [] : [{ label: parts("rounding"), price: money(prices.rounding) }]),
		{ label: parts("total"), price: money(prices.total_with_tax), look: "total" },
		{ label: parts("withoutVat"), price: money(prices.total_without_tax), look: "small" },
		...prices.vat.map(({ rate, vat }) => ({
			label: parts("vat", { rate: String(rate) }),
			price: money(vat),
			look: "small" as const,
		})),
	];
}

const LOOKS = {
	plain: { ...styles.line, padding: "2px 0" },
	total: { ...styles.line, padding: "10px 0 6px", fontSize: "20px", fontWeight: 700 },
	small: { ...styles.small, padding: "1px 0" },
} as const;

function Row({ label, price, look }: Sum) {
	const style = LOOKS[look ?? "plain"];
	const name = look === "small" ? "soft" : undefined;
	return (
		<tr data-text={`${label}: ${price}`}>
			<td align="right" className={name} style={style}>
				{label}
			</td>
			<td width="128" align="right" className={name} style={{ ...style, whiteSpace: "nowrap" }}>
				{price}
			</td>
		</tr>
	);
}
