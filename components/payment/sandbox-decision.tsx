"use client";
import { useTranslations } from "next-intl";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { SandboxDecision as Decision, SandboxPayment } from "#lib/contract/schemas/payment.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { useDecideSandboxPayment } from "#lib/storefront/order/payment.ts";
import styles from "./sandbox-decision.module.scss";

/** The choices in place of a real gateway's card form: pay, refuse, or leave. */
export function SandboxDecision({ payment }: { payment: SandboxPayment }) {
	const t = useTranslations("sandboxGateway");
	const decide = useDecideSandboxPayment(payment.transaction_id);
	// Stays busy until the page is left.
	const busyWith = decide.isPending || decide.isSuccess ? decide.variables.action : null;
	const act = (action: Decision["action"]) => {
		if (busyWith !== null) return;
		// Like an external gateway: a document navigation back to the shop.
		decide.mutate({ action }, { onSuccess: (decided) => window.location.assign(decided.return_url) });
	};
	return (
		<>
			<div className={styles.intro}>
				<h1 id="sandbox-title">{t("title")}</h1>
				<p>{t("text")}</p>
			</div>
			<dl className={styles.facts}>
				<div>
					<dt>{t("amount")}</dt>
					<dd className={styles.amount}>{formatMoney(payment.amount, payment.currency)}</dd>
				</div>
				<div>
					<dt>{t("number")}</dt>
					<dd>{payment.number}</dd>
				</div>
			</dl>
			<div className={styles.actions}>
				<Button size="large" isWide isBusy={busyWith === "pay"} onClick={() => act("pay")}>
					{busyWith === "pay" ? t("paying") : t("pay")}
				</Button>
				<Button tone="secondary" isWide isBusy={busyWith === "refuse"} onClick={() => act("refuse")}>
					{busyWith === "refuse" ? t("refusing") : t("refuse")}
				</Button>
				{/* Not a router link: the return must look like one from an external site. */}
				<a className={buttonClass({ tone: "quiet", isWide: true })} href={payment.return_url}>
					{t("leave")}
				</a>
			</div>
			<p role="alert" className={styles.failed}>
				{decide.isError && t("decideFailed")}
			</p>
		</>
	);
}
