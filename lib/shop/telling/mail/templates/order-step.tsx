import { formatMoney } from "../../../../domain/money/money.ts";
import type { MailedState } from "../../../../domain/order/order-states.ts";
import type { MailDrawing } from "../mail-drawings.ts";
import { BigButton, Lead, P, Rule, Small, Subtitle, Title } from "./mail-blocks.tsx";
import { MailPage } from "./mail-page.tsx";
import { Goods } from "./order-goods.tsx";
import { Progress } from "./order-progress.tsx";
import type { StepPartProps } from "./order-step-news.ts";
import { STEP_PARTS } from "./order-step-parts.tsx";
import { Sums } from "./order-sums.tsx";

type Props = Omit<StepPartProps, "number" | "total"> & {
	/** When it comes, for steps on the way: "Doručíme ve středu 25. 11."; null in orders without stored dates. */
	promise: string | null;
};

const DRAWINGS: Record<MailedState, MailDrawing> = {
	paid: "paid",
	handed_over: "sent",
	ready_at_branch: "ready",
	delivered: "delivered",
	cancelled: "cancelled",
	withdrawn: "refunded",
};

/** A step of an order, and its meaning for the buyer. React escapes text from people. */
export function OrderStepMail({ promise, ...props }: Props) {
	const { news, of, t, links } = props;
	const { step, isProved, paper } = news;
	const { order, frame, parts } = of;
	const { number } = order;
	const isTracked = step === "handed_over" && Boolean(order.tracking?.url);
	const total = formatMoney(order.prices.total_with_tax, order.currency);
	const Part = STEP_PARTS[step];
	const place = step === "ready_at_branch" ? order.branch : null;
	const lead = place ? t("ready_at_branch.lead", { branch: place.name }) : promise;
	return (
		<MailPage
			frame={frame}
			preview={lead ?? t(`${step}.subject`, { number })}
			about={parts("number", { number })}
			drawing={DRAWINGS[step]}
			note={<Small>{parts("footer")}</Small>}
		>
			<Title>{t(`${step}.title`)}</Title>
			{lead !== null && <Lead isSorry={order.is_late && place === null}>{lead}</Lead>}
			<Progress of={of} state={step} />
			<Part {...props} number={number} total={total} />
			{paper && <P>{t(`${isProved ? "papers" : "papersOnPage"}.${paper}`)}</P>}
			<BigButton href={links.order} isQuiet={isTracked}>
				{parts("open")}
			</BigButton>
			{/* The receipt of a withdrawal names its own. */}
			{step !== "withdrawn" && (
				<>
					<Rule />
					<Subtitle>{parts("goods")}</Subtitle>
					<Goods of={of} />
					<Sums of={of} />
				</>
			)}
		</MailPage>
	);
}
