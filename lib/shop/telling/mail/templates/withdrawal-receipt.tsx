import { formatMoney } from "../../../../domain/money/money.ts";
import { hasLeftShop } from "../../../../domain/order/order-steps.ts";
import { coveredGoods } from "../../../../domain/order/withdrawal.ts";
import { longDate, longMoment } from "../mail-dates.ts";
import { Block, Box, P, TextLink } from "./mail-blocks.tsx";
import type { StepPartProps } from "./order-step-news.ts";

/** The receipt on a durable medium: the form as received, with date and time (Directive (EU) 2023/2673). */
export function Withdrawn({ news, of, t, links, number }: StepPartProps) {
	const { order, isProved, locale, withdrawal } = news;
	if (!withdrawal) throw new Error(`Nobody has withdrawn from order ${number}`);
	const { name, email, reason, receivedAt, refundMinor } = withdrawal;
	const moment = longMoment(locale, receivedAt);
	const hasLeft = hasLeftShop(order.events);
	const total = formatMoney(refundMinor, order.currency);
	const typed = [
		t("withdrawn.name", { name }),
		t("withdrawn.email", { email }),
		...(reason === "" ? [] : [t("withdrawn.reason", { reason })]),
	];
	const notice = [
		t("withdrawn.order", { number, date: longDate(locale, order.date) }),
		...(isProved ? typed : []),
		t("withdrawn.received", { moment }),
	];
	const goods = coveredGoods(order.lines, hasLeft).map(({ quantity: count, name, variant_name }) =>
		of.parts("line", { count, name: [name, variant_name].filter(Boolean).join(", ") }),
	);
	return (
		<>
			<P>{t("withdrawn.text", { moment })}</P>
			<Box>
				<Block title={t("withdrawn.content")} lines={notice} />
				<Block title={t("withdrawn.goods")} lines={goods} />
			</Box>
			{!isProved && (
				<P>
					<TextLink href={links.withdrawal}>{t("withdrawn.onPage")}</TextLink>
				</P>
			)}
			<P>{t(hasLeft ? "withdrawn.sendBack" : "withdrawn.atHome")}</P>
			{refundMinor > 0 && <P>{t(hasLeft ? "withdrawn.refundAfter" : "withdrawn.refund", { total })}</P>}
		</>
	);
}
