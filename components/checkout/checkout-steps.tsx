"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { deliveriesQuery } from "#lib/api/order.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import styles from "./checkout-steps.module.scss";
import type { StepsProps } from "./steps-props.ts";

/** Everything below the goods, once it is known how the cart can be delivered. */
export function CheckoutSteps({ cart, isChanging, ...props }: StepsProps) {
	const t = useTranslations("checkout");
	const {
		data: options,
		isPlaceholderData,
		isError,
		isFetching,
		refetch,
	} = useQuery(deliveriesQuery(props.locale, cart));
	if (!options && isError) {
		return (
			<div className={styles.message} role="alert">
				<p>{t("delivery.failed")}</p>
				<Button isBusy={isFetching} onClick={() => void refetch()}>
					{t("retry")}
				</Button>
			</div>
		);
	}
	if (!options) return <p className={styles.message}>{t("delivery.loading")}</p>;
	if (options.deliveries.length === 0) return <p className={styles.message}>{t("delivery.none")}</p>;
	// Old prices stay on screen, dimmed, until the changed cart has its own; nothing can be ordered meanwhile.
	return <CheckoutForm {...props} cart={cart} options={options} isStale={isChanging || isPlaceholderData} />;
}
