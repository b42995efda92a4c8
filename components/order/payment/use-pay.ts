import { useEffect } from "react";
import { useNotice } from "#components/ui/notices.tsx";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { usePayOrder } from "#lib/storefront/order/order-actions.ts";
import { useRunOnce } from "../../dialog/use-run-once.ts";

/** Opens the gateway once, even if the button is pressed again; a failure is a notice (promises §8), and in `error`. */
export function usePay(link: OrderLink) {
	const runOnce = useRunOnce();
	const notice = useNotice();
	const errorText = useErrorText();
	const { mutateAsync, reset, isPending, isSuccess, error } = usePayOrder(link);

	// A page restored by the Back button is no longer leaving for the gateway.
	useEffect(() => {
		const revive = ({ persisted }: PageTransitionEvent) => persisted && reset();
		window.addEventListener("pageshow", revive);
		return () => window.removeEventListener("pageshow", revive);
	}, [reset]);

	const pay = () =>
		runOnce(async () => {
			const { redirect } = await mutateAsync(undefined, {
				onError: (error) => notice("danger", errorText(error, "gateway_unavailable")),
			});
			window.location.assign(redirect);
		});
	return { pay, isLeaving: isPending || isSuccess, error };
}
