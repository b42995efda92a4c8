"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { OrderCreated } from "#lib/contract/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./checkout-states.module.scss";
import { Confetti } from "./confetti.tsx";

export function CartSkeleton() {
	const t = useTranslations("cart");
	return (
		<div className={styles.skeleton} role="status" aria-busy="true">
			<span className={styles.hidden}>{t("loading")}</span>
			{["first", "second", "third"].map((row) => (
				<span key={row} className={styles.bone} />
			))}
		</div>
	);
}

/** An outage: must not look like an empty cart. */
export function FailedCart({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
	const t = useTranslations("checkout");
	return (
		<div className={styles.message} role="alert">
			<h2>{t("failedTitle")}</h2>
			<p>{t("failedText")}</p>
			<Button isBusy={isRetrying} onClick={onRetry}>
				{t("retry")}
			</Button>
		</div>
	);
}

export function EmptyCart({ locale, children }: { locale: Locale; children: ReactNode }) {
	const t = useTranslations("cart");
	return (
		<div className={styles.empty}>
			{children}
			<div className={styles.message}>
				<Confetti />
				<h2>{t("empty")}</h2>
				<p>{t("emptyHint")}</p>
				<Link className={buttonClass()} href={screenPath(locale, "home")}>
					{t("toShop")}
				</Link>
			</div>
		</div>
	);
}

/** Between the shop's answer and the summary page. */
export function OrderSent({ order }: { order: OrderCreated }) {
	const t = useTranslations("checkout.sent");
	return (
		<div className={styles.message} role="status">
			<Confetti />
			<h2>{t("title")}</h2>
			<p>{t("text")}</p>
			{/* Not fetched ahead: Next would guess the wrong page from the English address. */}
			<Link className={buttonClass({ tone: "secondary" })} href={order.url} prefetch={false}>
				{t("link")}
			</Link>
		</div>
	);
}
