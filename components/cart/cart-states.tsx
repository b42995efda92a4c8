"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Scene } from "#components/picture/scene.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./cart-states.module.scss";

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

/** Shown in an outage, which must not look like an empty cart. */
export function FailedCart({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
	const t = useTranslations("cart");
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

/** `children`: above it; `begin`: below its button. */
export function EmptyCart({ locale, children, begin }: { locale: Locale; children: ReactNode; begin?: ReactNode }) {
	const t = useTranslations("cart");
	return (
		<div className={styles.empty}>
			{children}
			<div className={styles.message}>
				<Scene name="bag" />
				<h2>{t("empty")}</h2>
				<p>{t("emptyHint")}</p>
				<Link className={buttonClass()} href={screenPath(locale, "home")} prefetch={false}>
					{t("toShop")}
				</Link>
			</div>
			{begin}
		</div>
	);
}
