"use client";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { Button } from "#components/ui/button.tsx";
import { sandboxPaymentQuery } from "#lib/storefront/order/payment.ts";
import { SandboxDecided } from "./sandbox-decided.tsx";
import { SandboxDecision } from "./sandbox-decision.tsx";
import styles from "./sandbox-payment.module.scss";

/** The payment of this address at the sandbox gateway; the 404 page for an unknown one. */
export function SandboxPayment({ notFound }: { notFound: ReactNode }) {
	const t = useTranslations("sandboxGateway");
	const { id } = useParams<{ id: string }>();
	const { data: payment, isPending, isError, isFetching, refetch } = useQuery(sandboxPaymentQuery(id));

	// On a page restored by the Back button, the payment may have been decided since.
	useEffect(() => {
		const revive = ({ persisted }: PageTransitionEvent) => persisted && void refetch();
		window.addEventListener("pageshow", revive);
		return () => window.removeEventListener("pageshow", revive);
	}, [refetch]);

	if (payment === null) return notFound;
	return (
		<section className={styles.root} aria-labelledby="sandbox-title" aria-busy={isPending || undefined}>
			<p className={styles.badge}>{t("badge")}</p>
			{isPending && (
				<div role="status">
					<h1 id="sandbox-title">{t("loading")}</h1>
					<span className={styles.bone} />
				</div>
			)}
			{isError && !payment && (
				<div className={styles.message} role="alert">
					<h1 id="sandbox-title">{t("failedTitle")}</h1>
					<p>{t("failedText")}</p>
					<Button isBusy={isFetching} onClick={() => void refetch()}>
						{t("retry")}
					</Button>
				</div>
			)}
			{payment?.state === "pending" && <SandboxDecision payment={payment} />}
			{payment && payment.state !== "pending" && <SandboxDecided payment={payment} />}
		</section>
	);
}
