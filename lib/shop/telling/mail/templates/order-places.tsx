import type { Order } from "../../../../contract/schemas/order.ts";
import { formatMoney } from "../../../../domain/money/money.ts";
import { hasEnded } from "../../../../domain/order/order-states.ts";
import { isCash } from "../../../../domain/order/payment-kinds.ts";
import { hasPlace } from "../../../../domain/people/postal-address.ts";
import { formatZip } from "../../../../domain/people/zip.ts";
import { addressLines, Block, BranchBlock } from "./mail-blocks.tsx";
import type { OrderFrame } from "./mail-frame.ts";
import { LAYOUT } from "./mail-styles.ts";

/** Where and how it comes, and how it is paid, side by side. */
export function Places({ of }: { of: OrderFrame }) {
	const { order, isProved, parts } = of;
	return (
		<table {...LAYOUT}>
			<tbody>
				<tr>
					<td className="column" width="50%" valign="top" style={{ paddingRight: "16px" }}>
						<Handover of={of} />
					</td>
					<td className="column" width="50%" valign="top">
						<Payment of={of} />
						{isProved && (
							<Block title={parts(hasPlace(order.invoice) ? "invoice" : "buyer")} lines={addressLines(order.invoice)} />
						)}
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** Where goods are handed over; to an e-mail that is only typed, of an address its postcode alone (decision 257). */
export function Handover({ of }: { of: OrderFrame }) {
	const { order, isProved, branch, frame, parts } = of;
	const { pickup_point: point, address, delivery } = order;
	if (order.branch)
		return <BranchBlock title={parts("handover.branch")} place={order.branch} branch={branch} frame={frame} />;
	if (point)
		return (
			<Block
				title={parts("handover.point")}
				lines={[delivery.name, ...addressLines({ ...point, company: point.name })]}
			/>
		);
	const place = address ?? order.invoice;
	const lines = isProved ? addressLines(place) : knownZip(place.zip).map((zip) => parts("zip", { zip }));
	return <Block title={parts("handover.address")} lines={[delivery.name, ...lines]} />;
}

/** A postcode as the only part of a typed address that a mail may have: five digits carry no words. */
function knownZip(zip: string): string[] {
	return /^\d{5}$/.test(zip) ? [formatZip(zip)] : [];
}

function Payment({ of: { order, parts } }: { of: OrderFrame }) {
	const total = formatMoney(order.prices.total_with_tax, order.currency);
	return <Block title={parts("howPaid")} lines={[order.payment.name, owed(order, (key) => parts(key, { total }))]} />;
}

/** What is paid or still to be paid; nothing of an order that has ended. */
function owed(order: Order, say: (key: "paid" | "cash" | "due") => string): string {
	if (order.is_paid) return say("paid");
	if (hasEnded(order.state)) return "";
	return say(isCash(order.payment.kind) ? "cash" : "due");
}
