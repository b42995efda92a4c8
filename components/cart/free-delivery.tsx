"use client";
import { useTranslations } from "next-intl";
import { FREE_DELIVERY_ABOVE_CZK } from "#lib/domain/limits.ts";
import { convertMinor, formatMoney } from "#lib/domain/money/money.ts";
import { formatWholeCzk } from "#lib/i18n/format-czk.ts";
import { useForeignCurrency } from "#lib/storefront/cart/currency.ts";
import styles from "./free-delivery.module.scss";

const THRESHOLD_HALERE = FREE_DELIVERY_ABOVE_CZK * 100;

/** Progress to free delivery; `missing` in CZK haléře, 0 once it is reached (promises §1). */
export function FreeDelivery({ missing, isStale }: { missing: number; isStale: boolean }) {
	const t = useTranslations("cartPage.freeDelivery");
	const currency = useForeignCurrency();
	// The missing amount is rounded up, so that it is never shown as 0 or too low.
	const price = currency
		? formatMoney(Math.max(1, convertMinor(missing, currency)), currency)
		: formatWholeCzk(Math.ceil(missing / 100));
	const threshold = currency
		? formatMoney(convertMinor(THRESHOLD_HALERE, currency), currency)
		: formatWholeCzk(FREE_DELIVERY_ABOVE_CZK);
	const percent = Math.max(0, Math.min(100, 100 - (100 * missing) / THRESHOLD_HALERE));
	return (
		<div className={styles.root} aria-busy={isStale || undefined}>
			<p>{missing > 0 ? t("missing", { threshold, price }) : t("reached")}</p>
			{/* The sentence says the same; the bar is decoration. */}
			<span className={styles.bar} aria-hidden="true">
				<span className={missing > 0 ? styles.fill : styles.fillReached} style={{ width: `${percent}%` }} />
			</span>
		</div>
	);
}
