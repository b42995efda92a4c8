import { useTranslations } from "next-intl";
import type { Order } from "#lib/contract/schemas/order.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { hasLeftShop } from "#lib/domain/order/order-steps.ts";
import { type PaymentWay, paymentWay } from "#lib/domain/order/payment-kinds.ts";
import { useDates } from "../../dates/use-dates.ts";

const PAY_BY = { gateway: "pay_card", transfer: "pay_transfer", cash: "pay" } as const satisfies Record<
	PaymentWay,
	string
>;

/** What happens next with an order, in one sentence. */
export function useNextStep(order: Order): string {
	const t = useTranslations("order.next");
	const { moment } = useDates();
	const { state, expires_at: expiresAt } = order;
	const way = paymentWay(order.payment.kind);
	const isCash = way === "cash";
	const place = order.branch?.name ?? order.pickup_point?.name ?? "";
	const amount = formatMoney(order.prices.total_with_tax, order.currency);
	switch (state) {
		case "waiting_for_payment":
			if (expiresAt === null) return t("pay");
			return t(PAY_BY[way], { date: moment(expiresAt) });
		case "accepted":
			return t(isCash ? "accepted_cash" : "accepted");
		case "packed":
			return order.branch ? t("packed_branch", { place }) : t("packed_parcel");
		case "handed_over":
			if (order.pickup_point) return t(isCash ? "handed_over_point_cash" : "handed_over_point", { place, amount });
			return isCash ? t("handed_over_cash", { amount }) : t("handed_over");
		case "ready_at_branch":
			return t("ready_at_branch", { place });
		case "cancelled":
			return t(order.is_paid ? "cancelled_paid" : "cancelled");
		case "withdrawn":
			if (hasLeftShop(order.events)) return t("withdrawn_goods");
			return t(order.is_paid ? "withdrawn" : "withdrawn_unpaid");
		default:
			return t(state);
	}
}
