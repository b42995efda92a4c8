"use client";
import { useTranslations } from "next-intl";
import { PAY_ID } from "#components/order/payment/pay-id.ts";
import { buttonClass } from "#components/ui/button.tsx";
import type { SandboxPayment } from "#lib/contract/schemas/payment.ts";
import styles from "./sandbox-payment.module.scss";

/** A payment that is already decided. */
export function SandboxDecided({ payment }: { payment: SandboxPayment }) {
	const t = useTranslations("sandboxGateway");
	const isPaid = payment.state === "paid";
	return (
		<div className={styles.message} role="status">
			<h1 id="sandbox-title">{isPaid ? t("paidTitle") : t("cancelledTitle")}</h1>
			<p>{isPaid ? t("paidText", { number: payment.number }) : t("cancelledText", { number: payment.number })}</p>
			{!isPaid && (
				<a className={buttonClass({ size: "large" })} href={`${payment.return_url}#${PAY_ID}`}>
					{t("again")}
				</a>
			)}
			<a className={buttonClass({ tone: isPaid ? "primary" : "quiet" })} href={payment.return_url}>
				{t("back")}
			</a>
		</div>
	);
}
