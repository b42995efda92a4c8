import { Img } from "react-email";
import { orderProgress, type ProgressStep } from "../../../../domain/order/order-progress.ts";
import type { OrderState } from "../../../../domain/order/order-states.ts";
import { isCash } from "../../../../domain/order/payment-kinds.ts";
import { STEP_PICTURE } from "../mail-drawings.ts";
import type { OrderFrame } from "./mail-frame.ts";
import { DRESS, LAYOUT } from "./mail-styles.ts";

const DOT = 46;
const ROUND = { borderRadius: `${DOT / 2}px`, lineHeight: `${DOT}px` } as const;

/** How far the order has come in this state, as a bar, whose words the text part says in one line; nothing when it leads nowhere any more. */
export function Progress({ of: { order, parts, frame }, state }: { of: OrderFrame; state: OrderState }) {
	const isPickup = order.branch !== null;
	const progress = orderProgress({ state, isPickup, isCash: isCash(order.payment.kind) });
	if (!progress) return null;
	const { steps, reached } = progress;
	const { shopUrl } = frame.head;
	const said = parts("state", { state: parts(`states.${state}`) });
	const place = parts("step", { step: String(reached + 1), steps: String(steps.length) });
	const width = `${100 / steps.length}%`;
	return (
		<table {...LAYOUT} style={{ margin: "20px 0 8px" }} data-text={`${said} (${place})`}>
			<tbody>
				<tr>
					{steps.map((step, at) => (
						<td key={step} width={width} style={{ padding: 0 }}>
							<Stop step={step} at={at} reached={reached} last={steps.length - 1} shopUrl={shopUrl} />
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
			</tbody>
		</table>
	);
}

type Stop = { step: ProgressStep; at: number; reached: number; last: number; shopUrl: string };

/**
 * A step's picture in a round of paper, with the halves of the lines to its neighbours. Where pictures are blocked, the round says
 * with a tick or a number how far it is.
 */
function Stop({ step, at, reached, last, shopUrl }: Stop) {
	const isReached = at <= reached;
	const isNow = at === reached;
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
							...ROUND,
							width: DOT,
							height: DOT,
							backgroundColor: isNow ? DRESS.now : isReached ? DRESS.passed : DRESS.ahead,
							color: isReached ? DRESS.success : DRESS.soft,
							fontSize: "17px",
							fontWeight: 700,
							textAlign: "center",
						}}
					>
						<Img
							src={`${shopUrl}/mail/step-${step}${isReached ? "" : "-ahead"}.png`}
							width={STEP_PICTURE}
							height={STEP_PICTURE}
							alt={isReached ? "✓" : String(at + 1)}
							style={{ display: "inline-block", verticalAlign: "middle" }}
						/>
					</td>
					<td>{half(at < last, at < reached)}</td>
				</tr>
			</tbody>
		</table>
	);
}
