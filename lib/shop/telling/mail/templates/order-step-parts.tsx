import type { MailedState } from "../../../../domain/order/order-states.ts";
import { isCash } from "../../../../domain/order/payment-kinds.ts";
import { exemptGoods } from "../exempt-goods.ts";
import { longDate } from "../mail-dates.ts";
import { BigButton, Box, P, TextLink } from "./mail-blocks.tsx";
import { Handover } from "./order-places.tsx";
import type { StepPartProps } from "./order-step-news.ts";
import { Withdrawn } from "./withdrawal-receipt.tsx";

/** What each step says of itself. */
export const STEP_PARTS = {
	paid: Paid,
	handed_over: HandedOver,
	ready_at_branch: ReadyAtBranch,
	delivered: Delivered,
	cancelled: Cancelled,
	withdrawn: Withdrawn,
} as const satisfies Record<MailedState, unknown>;

function Paid({ of, t, number, total }: StepPartProps) {
	return (
		<>
			<P>{t("paid.text", { number, total })}</P>
			<P>{t(of.order.branch ? "paid.nextBranch" : "paid.nextParcel")}</P>
			<Handover of={of} />
		</>
	);
}

function HandedOver({ of, t, number, total }: StepPartProps) {
	const { order, parts } = of;
	const { tracking } = order;
	return (
		<>
			<P>{t("handed_over.text", { number, delivery: order.delivery.name })}</P>
			{isCash(order.payment.kind) && <P>{parts("cash", { total })}</P>}
			{tracking && <P>{t("handed_over.tracking", { number: tracking.number })}</P>}
			<Handover of={of} />
			{tracking?.url && <BigButton href={tracking.url}>{t("handed_over.track")}</BigButton>}
		</>
	);
}

function ReadyAtBranch({ of, t, number }: StepPartProps) {
	return (
		<>
			<P>
				{t("ready_at_branch.text", { number })} {t("ready_at_branch.bring")}
			</P>
			<Box>
				<Handover of={of} />
			</Box>
		</>
	);
}

function Delivered({ news: { locale }, of: { order, parts }, t, links, number }: StepPartProps) {
	const until = order.withdraw_until;
	const delivered = order.events.findLast(({ state }) => state === "delivered")?.date ?? order.date;
	const names = exemptGoods(order, (why) => parts(`exemptions.${why}`));
	return (
		<>
			<P>{t("delivered.text", { number, date: longDate(locale, delivered) })}</P>
			<P>
				<TextLink href={links.satisfaction}>{t("delivered.satisfaction")}</TextLink>
			</P>
			{until === null && order.companyId === "" && <P>{t("delivered.allExempt")}</P>}
			{until !== null && (
				<>
					<P>
						{t("delivered.withdrawal", { until: longDate(locale, until) })}{" "}
						<TextLink href={links.withdrawal}>{parts("withdraw")}</TextLink>
					</P>
					{names !== "" && <P>{parts("exempt", { names })}</P>}
				</>
			)}
		</>
	);
}

const CANCELLED_BY = { shopper: "byShopper", job: "byJob", command: "byShop", gateway: "byShop" } as const;

function Cancelled({ news, t, number, total }: StepPartProps) {
	return (
		<>
			<P>{t(`cancelled.${CANCELLED_BY[news.cause]}`, { number })}</P>
			{news.order.is_paid && <P>{t("cancelled.refund", { total })}</P>}
			<P>{t("cancelled.again")}</P>
		</>
	);
}
