"use client";
import { useTranslations } from "next-intl";
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
			<a className={buttonClass()} href={payment.return_url}>
				{t("back")}
			</a>
		</div>
	);
}
