"use client";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { orderQuery } from "#lib/api/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { OrderDetails } from "./order-details.tsx";
import styles from "./order-summary.module.scss";

/** The order of this address, for whoever knows its hash; a wrong one is a page that does not exist. */
export function OrderSummary({ locale, notFound }: { locale: Locale; notFound: ReactNode }) {
	const t = useTranslations("order");
	const { id, hash } = useParams<{ id: string; hash: string }>();
	const { data: order, isPending, isError, isFetching, refetch } = useQuery(orderQuery(locale, id, hash));
	if (isPending) {
		return (
			<div className={styles.skeleton} role="status" aria-busy="true">
				<span className={styles.hidden}>{t("loading")}</span>
				<span className={styles.boneShort} />
				<span className={styles.bone} />
				<span className={styles.bone} />
			</div>
		);
	}
	if (order) return <OrderDetails locale={locale} order={order} />;
	if (!isError) return notFound;
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
