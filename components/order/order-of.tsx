"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { useFailureNotice } from "#components/ui/notices.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { useFailure } from "#lib/storefront/client/use-failure.ts";
import { nextLookMs, type OrderLink, orderQuery } from "#lib/storefront/order/order.ts";
import styles from "./order-of.module.scss";

type Props = { link: OrderLink; notFound: ReactNode; children: (order: Order, link: OrderLink) => ReactNode };

/**
 * An order by its hash; the 404 page for a wrong one. While a payment is awaited it reloads by itself, but not in a
 * hidden tab.
 */
export function OrderOf({ link, notFound, children }: Props) {
	const t = useTranslations("order");
	const query = useQuery({
		...orderQuery(link),
		refetchInterval: ({ state }) => nextLookMs(state.data, state.dataUpdateCount),
	});
	const { data, isFetching, refetch } = query;
	const error = useFailure(query);
	useFailureNotice(error !== null, useTranslations("errors")("load_order"));
	const isLoading = useSteadyLoading(data === undefined && error === null);
	if (isLoading) {
		return (
			<div className={styles.skeleton} role="status" aria-busy="true">
				<span className={styles.hidden}>{t("loading")}</span>
				<span className={styles.boneShort} />
				<span className={styles.bone} />
				<span className={styles.bone} />
			</div>
		);
	}
	if (data) return children(data, link);
	if (error === null) return notFound;
	return (
		<div className={styles.message} role="alert">
			<h1>{t("failedTitle")}</h1>
			<p>{t("failedText")}</p>
			<Button isBusy={isFetching} onClick={() => void refetch()}>
				{t("retry")}
			</Button>
		</div>
	);
}
