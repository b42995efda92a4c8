import { Img } from "react-email";
import type { Order } from "../../../../contract/schemas/order.ts";
import { formatMoney } from "../../../../domain/money/money.ts";
import { mailPicture } from "../mail-picture.ts";
import type { OrderFrame } from "./mail-frame.ts";
import { DRESS, LAYOUT, mailStyles as styles } from "./mail-styles.ts";

type Line = Order["lines"][number];

/** Lines with a picture; Gmail cuts mails off at 102 kB, and orders have up to a hundred lines. */
const PICTURED = 20;
const PICTURE = { width: 64, height: 80 } as const;

/** The goods of an order: picture, name, variant, pieces, price. */
export function Goods({ of }: { of: OrderFrame }) {
	const goods = of.order.lines.filter(({ kind }) => kind === "goods");
	return (
		<table {...LAYOUT}>
			<tbody>
				{goods.map((line, at) =>
					at < PICTURED ? (
						// biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change
						<Pictured key={at} of={of} line={line} />
					) : (
						// biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change
						<Short key={at} of={of} line={line} />
					),
				)}
			</tbody>
		</table>
	);
}

function Pictured({ of, line }: { of: OrderFrame; line: Line }) {
	const { order, isProved, frame, parts } = of;
	const { shopUrl } = frame.head;
	const money = (minor: number) => formatMoney(minor, order.currency);
	return (
		<tr data-text={lineText(of, line)}>
			<td width={PICTURE.width + 16} valign="top" style={{ paddingBottom: "14px" }}>
				{line.image && (
					<Img
						src={mailPicture(shopUrl, line.image)}
						width={PICTURE.width}
						height={PICTURE.height}
						alt=""
						style={{ borderRadius: "8px", backgroundColor: line.tint || DRESS.ahead }}
					/>
				)}
			</td>
			<td valign="top" style={{ paddingBottom: "14px", fontSize: "15px", lineHeight: "1.45" }}>
				<Name line={line} shopUrl={shopUrl} />
				<div className="soft" style={{ color: DRESS.soft, fontSize: "14px" }}>
					{line.variant_name !== "" && <div>{line.variant_name}</div>}
					<div>{parts("unit", { count: line.quantity, price: money(line.unit_with_tax) })}</div>
					{isProved && line.note !== "" && <div>{parts("lineNote", { note: line.note })}</div>}
				</div>
			</td>
			<td align="right" valign="top" style={PRICE}>
				{money(line.total_with_tax)}
			</td>
		</tr>
	);
}

const PRICE = {
	padding: "0 0 14px 12px",
	fontSize: "15px",
	lineHeight: "1.45",
	fontWeight: 700,
	whiteSpace: "nowrap",
} as const;

function Name({ line, shopUrl }: { line: Line; shopUrl: string }) {
	if (line.url === null) return <strong>{line.name}</strong>;
	return (
		<a href={`${shopUrl}${line.url}`} className="ink" style={{ color: DRESS.ink, fontWeight: 700 }}>
			{line.name}
		</a>
	);
}

/** A line in one row without a picture. */
function Short({ of, line }: { of: OrderFrame; line: Line }) {
	return (
		<tr data-text={lineText(of, line)}>
			<td colSpan={2} style={styles.line}>
				{nameOf(of, line)}
			</td>
			<td align="right" style={styles.line}>
				{formatMoney(line.total_with_tax, of.order.currency)}
			</td>
		</tr>
	);
}

/** Pieces, name and variant, and what the buyer typed at the line, for a proved e-mail. */
function nameOf({ parts, isProved }: OrderFrame, { quantity: count, name, variant_name, note }: Line): string {
	const line = parts("line", { count, name: [name, variant_name].filter(Boolean).join(", ") });
	return isProved && note !== "" ? `${line} (${parts("lineNote", { note })})` : line;
}

function lineText(of: OrderFrame, line: Line): string {
	return `${nameOf(of, line)}: ${formatMoney(line.total_with_tax, of.order.currency)}`;
}
