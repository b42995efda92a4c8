"use client";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { nextLookMs, type OrderLink, orderQuery } from "#lib/api/order.ts";
import type { Order } from "#lib/contract/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./order-of-link.module.scss";

type Props = { locale: Locale; notFound: ReactNode; children: (order: Order, link: OrderLink) => ReactNode };

/**
 * The order of this address, for whoever knows its hash; a wrong one is a page that does not exist. While a payment is
 * awaited it is looked at again by itself, but not while nobody sees the page.
 */
export function OrderOfLink({ locale, notFound, children }: Props) {
	const t = useTranslations("order");
	// Not the whole of the parameters: the language among them is the folder's name.
	const { id, hash } = useParams<{ id: string; hash: string }>();
	const link = { locale, id, hash };
	const { data, isPending, isError, isFetching, refetch } = useQuery({
		...orderQuery(link),
		refetchInterval: ({ state }) => nextLookMs(state.data, state.dataUpdateCount),
	});
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
	if (data) return children(data, link);
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
