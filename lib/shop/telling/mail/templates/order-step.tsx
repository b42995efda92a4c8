import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from "react-email";
import type { Order } from "../../../../contract/schemas/order.ts";
import type { Locale } from "../../../../domain/locale.ts";
import { formatMoney } from "../../../../domain/money/money.ts";
import type { DocumentKind } from "../../../../domain/order/order-papers.ts";
import type { MailedState, OrderActor } from "../../../../domain/order/order-states.ts";
import { hasLeftShop } from "../../../../domain/order/order-steps.ts";
import { isCash } from "../../../../domain/order/payment-kinds.ts";
import { coveredGoods } from "../../../../domain/order/withdrawal.ts";
import type { ReceivedWithdrawal } from "../../../selling/order/withdrawal/withdrawal.sql.ts";
import { exemptGoods } from "../exempt-goods.ts";
import { longDate, longMoment } from "../mail-dates.ts";
import type { MailTexts } from "../mail-texts.ts";
import { AddressBlock } from "./mail-blocks.tsx";
import { mailStyles as styles } from "./mail-styles.ts";

export type OrderStepNews = {
	step: MailedState;
	/** Who caused the step: a cancelled order gives the reason. */
	cause: OrderActor;
	order: Order & { hash: string };
	/** Whether the customer has proved the e-mail; if not, typed text and documents are on the order's page alone. */
	isProved: boolean;
	locale: Locale;
	/** For a withdrawn order. */
	withdrawal: ReceivedWithdrawal | null;
	/** Document of the step, attached for a proved e-mail. */
	paper: DocumentKind | null;
};

type Props = {
	news: OrderStepNews;
	t: MailTexts<"orderStep">;
	links: { order: string; withdrawal: string; satisfaction: string };
	/** When it comes, for steps on the way: "Doručíme ve středu 25. 11."; null in orders without stored dates. */
	promise: string | null;
};
type PartProps = Props & { number: string; total: string };

/** A step of an order, and its meaning for the buyer. React escapes text from people. */
export function OrderStepMail({ news, t, links, promise }: Props) {
	const { step, order, isProved, locale, paper } = news;
	const { number } = order;
	const total = formatMoney(order.prices.total_with_tax, order.currency);
	const Part = PARTS[step];
	return (
		<Html lang={locale}>
			<Head />
			<Preview>{t(`${step}.subject`, { number })}</Preview>
			<Body lang={locale} style={styles.body}>
				<Container style={styles.container}>
					<Text style={styles.shop}>{t("shop")}</Text>
					<Heading style={styles.heading}>{t(`${step}.title`)}</Heading>
					<Part news={news} t={t} links={links} promise={promise} number={number} total={total} />
					{paper && <Text style={styles.text}>{t(`${isProved ? "papers" : "papersOnPage"}.${paper}`)}</Text>}
					<Button href={links.order} style={styles.button}>
						{t("open")}
					</Button>
					<Hr style={styles.hr} />
					<Text style={styles.small}>{t("footer")}</Text>
				</Container>
			</Body>
		</Html>
	);
}

const PARTS = {
	paid: Paid,
	handed_over: HandedOver,
	ready_at_branch: ReadyAtBranch,
	delivered: Delivered,
	cancelled: Cancelled,
	withdrawn: Withdrawn,
} satisfies Record<OrderStepNews["step"], (props: PartProps) => unknown>;

function Paid({ news, t, number, total, promise }: PartProps) {
	return (
		<>
			<Text style={styles.text}>{t("paid.text", { number, total })}</Text>
			<Text style={styles.text}>{t(news.order.branch ? "paid.nextBranch" : "paid.nextParcel")}</Text>
			{promise && <Text style={styles.text}>{promise}</Text>}
		</>
	);
}

function HandedOver({ news: { order, isProved }, t, number, total, promise }: PartProps) {
	const { pickup_point: point, address, tracking } = order;
	return (
		<>
			<Text style={styles.text}>{t("handed_over.text", { number, delivery: order.delivery.name })}</Text>
			{promise && <Text style={styles.text}>{promise}</Text>}
			{isCash(order.payment.kind) && <Text style={styles.text}>{t("handed_over.cash", { total })}</Text>}
			{tracking && <Text style={styles.text}>{t("handed_over.tracking", { number: tracking.number })}</Text>}
			{tracking?.url && (
				<Text style={styles.text}>
					<Link href={tracking.url} style={styles.link}>
						{t("handed_over.track")}
					</Link>
				</Text>
			)}
			{point && <AddressBlock title={t("handed_over.point")} address={{ ...point, company: point.name }} />}
			{!point && address && isProved && <AddressBlock title={t("address")} address={address} />}
		</>
	);
}

function ReadyAtBranch({ news, t, number }: PartProps) {
	const { branch } = news.order;
	return (
		<>
			<Text style={styles.text}>{t("ready_at_branch.text", { number })}</Text>
			{branch && <AddressBlock title={t("ready_at_branch.branch")} address={{ ...branch, company: branch.name }} />}
			<Text style={styles.text}>{t("ready_at_branch.bring")}</Text>
		</>
	);
}

function Delivered({ news: { order, locale }, t, links, number }: PartProps) {
	const until = order.withdraw_until;
	const delivered = order.events.findLast(({ state }) => state === "delivered")?.date ?? order.date;
	const names = exemptGoods(order, (why) => t(`exemptions.${why}`));
	return (
		<>
			<Text style={styles.text}>{t("delivered.text", { number, date: longDate(locale, delivered) })}</Text>
			{until === null && order.companyId === "" && <Text style={styles.text}>{t("delivered.allExempt")}</Text>}
			{until !== null && (
				<>
					<Text style={styles.text}>{t("delivered.withdrawal", { until: longDate(locale, until) })}</Text>
					<Text style={styles.text}>
						<Link href={links.withdrawal} style={styles.link}>
							{t("withdraw")}
						</Link>
					</Text>
					{names !== "" && <Text style={styles.text}>{t("delivered.exempt", { names })}</Text>}
				</>
			)}
			<Text style={styles.text}>
				<Link href={links.satisfaction} style={styles.link}>
					{t("delivered.satisfaction")}
				</Link>
			</Text>
		</>
	);
}

const CANCELLED_BY = { shopper: "byShopper", job: "byJob", command: "byShop", gateway: "byShop" } as const;

function Cancelled({ news, t, number, total }: PartProps) {
	return (
		<>
			<Text style={styles.text}>{t(`cancelled.${CANCELLED_BY[news.cause]}`, { number })}</Text>
			{news.order.is_paid && <Text style={styles.text}>{t("cancelled.refund", { total })}</Text>}
			<Text style={styles.text}>{t("cancelled.again")}</Text>
		</>
	);
}

/** The receipt on a durable medium: the form as received, with date and time (Directive (EU) 2023/2673). */
function Withdrawn({ news: { order, isProved, locale, withdrawal }, t, links, number }: PartProps) {
	if (!withdrawal) throw new Error(`Nobody has withdrawn from order ${number}`);
	const { name, email, reason, receivedAt, refundMinor } = withdrawal;
	const moment = longMoment(locale, receivedAt);
	const hasLeft = hasLeftShop(order.events);
	const goods = coveredGoods(order.lines, hasLeft);
	const total = formatMoney(refundMinor, order.currency);
	return (
		<>
			<Text style={styles.text}>{t("withdrawn.text", { moment })}</Text>
			<Section style={{ ...styles.box, marginBottom: "16px" }}>
				<Text style={styles.strong}>{t("withdrawn.content")}</Text>
				<Text style={styles.line}>{t("withdrawn.order", { number, date: longDate(locale, order.date) })}</Text>
				{isProved && <Text style={styles.line}>{t("withdrawn.name", { name })}</Text>}
				{isProved && <Text style={styles.line}>{t("withdrawn.email", { email })}</Text>}
				{isProved && reason !== "" && <Text style={styles.line}>{t("withdrawn.reason", { reason })}</Text>}
				<Text style={styles.line}>{t("withdrawn.received", { moment })}</Text>
				<Text style={styles.strong}>{t("withdrawn.goods")}</Text>
				{goods.map((line, position) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change
					<Text key={position} style={styles.line}>
						{t("withdrawn.line", {
							count: line.quantity,
							name: [line.name, line.variant_name].filter(Boolean).join(", "),
						})}
					</Text>
				))}
			</Section>
			{!isProved && (
				<Text style={styles.text}>
					<Link href={links.withdrawal} style={styles.link}>
						{t("withdrawn.onPage")}
					</Link>
				</Text>
			)}
			<Text style={styles.text}>{t(hasLeft ? "withdrawn.sendBack" : "withdrawn.atHome")}</Text>
			{refundMinor > 0 && (
				<Text style={styles.text}>{t(hasLeft ? "withdrawn.refundAfter" : "withdrawn.refund", { total })}</Text>
			)}
		</>
	);
}
