import { useEffect } from "react";
import type { OrderLink } from "#lib/api/order.ts";
import { usePayOrder } from "#lib/api/order-actions.ts";
import { useRunOnce } from "./use-run-once.ts";

/** The way to the gateway, once however often the button is pressed; `error` is why it did not open. */
export function usePay(link: OrderLink) {
	const runOnce = useRunOnce();
	const { mutateAsync, reset, isPending, isSuccess, error } = usePayOrder(link);

	// A page that the Back button revives is not on its way to the gateway any more.
	useEffect(() => {
		const revive = ({ persisted }: PageTransitionEvent) => persisted && reset();
		window.addEventListener("pageshow", revive);
		return () => window.removeEventListener("pageshow", revive);
	}, [reset]);

	const pay = () =>
		runOnce(async () => {
			const { redirect } = await mutateAsync();
			window.location.assign(redirect);
		});
	return { pay, isLeaving: isPending || isSuccess, error };
}
