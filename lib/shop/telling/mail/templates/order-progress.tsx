import { orderProgress } from "../../../../domain/order/order-progress.ts";
import type { OrderState } from "../../../../domain/order/order-states.ts";
import { isCash } from "../../../../domain/order/payment-kinds.ts";
import type { OrderFrame } from "./mail-frame.ts";
import { DRESS, LAYOUT, mailStyles as styles } from "./mail-styles.ts";

const DOT = 26;

/** How far the order has come in this state, as a bar and in words; nothing when it leads nowhere any more. */
export function Progress({ of: { order, parts }, state }: { of: OrderFrame; state: OrderState }) {
	const isPickup = order.branch !== null;
	const progress = orderProgress({ state, isPickup, isCash: isCash(order.payment.kind) });
	if (!progress) return null;
	const { steps, reached } = progress;
	const said = parts("state", { state: parts(`states.${state}`) });
	const place = parts("step", { step: String(reached + 1), steps: String(steps.length) });
	const width = `${100 / steps.length}%`;
	return (
		<table {...LAYOUT} style={{ margin: "20px 0 8px" }} data-text={`${said} (${place})`}>
			<tbody>
				<tr>
					{steps.map((step, at) => (
						<td key={step} width={width} style={{ padding: 0 }}>
							<Dot at={at} reached={reached} last={steps.length - 1} />
						</td>
					))}
				</tr>
				<tr>
					{steps.map((step, at) => (
						<td
							key={step}
							align="center"
							valign="top"
							className={at === reached ? "ink" : "soft"}
							style={{
								paddingTop: "6px",
								fontSize: "12px",
								lineHeight: "1.3",
								color: at === reached ? DRESS.ink : DRESS.soft,
								fontWeight: at === reached ? 700 : 400,
							}}
						>
							{parts(`progress.${step}`)}
						</td>
					))}
				</tr>
				<tr>
					<td colSpan={steps.length} style={{ paddingTop: "12px" }}>
						<p style={{ ...styles.line, margin: 0 }}>
							{said}{" "}
							<span className="soft" style={{ color: DRESS.soft }}>
								({place})
							</span>
						</p>
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** A step's dot, with the halves of the lines to its neighbours. */
function Dot({ at, reached, last }: { at: number; reached: number; last: number }) {
	const isReached = at <= reached;
	const half = (isThere: boolean, isPassed: boolean) => {
		const line = { height: "4px", lineHeight: "4px", fontSize: "1px" };
		if (!isThere) return <div style={line}>&nbsp;</div>;
		return (
			<div
				className={isPassed ? undefined : "ahead"}
				style={{ ...line, backgroundColor: isPassed ? DRESS.success : DRESS.ahead }}
			>
				&nbsp;
			</div>
		);
	};
	return (
		<table {...LAYOUT}>
			<tbody>
				<tr>
					<td>{half(at > 0, isReached)}</td>
					<td
						width={DOT}
						height={DOT}
						align="center"
						className={isReached ? undefined : "ahead soft"}
						style={{
							width: DOT,
							height: DOT,
							borderRadius: "13px",
							backgroundColor: isReached ? DRESS.success : DRESS.ahead,
							color: isReached ? "#ffffff" : DRESS.soft,
							fontSize: "13px",
							fontWeight: 700,
							lineHeight: `${DOT}px`,
						}}
					>
						{isReached ? "✓" : at + 1}
					</td>
					<td>{half(at < last, at < reached)}</td>
				</tr>
			</tbody>
		</table>
	);
}
