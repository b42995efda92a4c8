import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useNotice } from "#components/ui/notices.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { hasEnded } from "#lib/domain/order/order-states.ts";
import { isByGateway } from "#lib/domain/order/payment-kinds.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { useCheckPayment } from "#lib/storefront/order/order-actions.ts";

/** Outcome of the last attempt to pay as far as known; null without one, and for one that is open since before this visit. */
export type PaymentOutcome = "checking" | "unpaid" | "refused" | "unchecked" | null;

/**
 * After a return from the gateway, checks the payment once; only gateways add a query string to the summary's address.
 * When the order becomes paid, shows a notice once.
 */
export function usePaymentReturn(order: Order, link: OrderLink): PaymentOutcome {
	const t = useTranslations("order.pay");
	const notice = useNotice();
	const { mutate: check, isPending, isSuccess, isError } = useCheckPayment(link);
	const isByCard = isByGateway(order.payment.kind);

	useEffect(() => {
		const checkReturn = () => {
			if (!isByCard || window.location.search === "") return;
			window.history.replaceState(null, "", window.location.pathname);
			check();
		};
		// The Back button may restore the page without loading it.
		const checkRevived = ({ persisted }: PageTransitionEvent) => {
			if (persisted && isByCard) check();
		};
		checkReturn();
		window.addEventListener("pageshow", checkRevived);
		return () => window.removeEventListener("pageshow", checkRevived);
	}, [isByCard, check]);

	const isWaiting = order.state === "waiting_for_payment";
	const isPaid = order.is_paid && !isWaiting && !hasEnded(order.state);
	const wasUnpaid = useRef(false);
	const isSaid = useRef(false);
	useEffect(() => {
		if (isWaiting) wasUnpaid.current = true;
		if (!isPaid || isSaid.current || !(wasUnpaid.current || isSuccess)) return;
		isSaid.current = true;
		notice("success", t("paid"));
	}, [isWaiting, isPaid, isSuccess, notice, t]);

	if (isPending) return "checking";
	if (order.is_payment_refused) return "refused";
	if (isError) return "unchecked";
	return isSuccess && isWaiting ? "unpaid" : null;
}
