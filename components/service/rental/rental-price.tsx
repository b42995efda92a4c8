"use client";
import { useTranslations } from "next-intl";
import type { RentalPrices } from "#lib/contract/schemas/request.ts";
import { rentalDays, rentalPrice } from "#lib/domain/request/rental.ts";
import { RENTAL_SHORT_DAYS, RENTAL_WEEK_DAYS } from "#lib/domain/request/request-terms.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import styles from "../service-price.module.scss";
import type { Range } from "./rental-range.ts";

/** Prices of a costume by length of the rental. */
export function RentalRates({ prices }: { prices: RentalPrices }) {
	const t = useTranslations("rental.price");
	const rows = [
		[t("short", { days: RENTAL_SHORT_DAYS }), prices.short],
		[t("week", { days: RENTAL_WEEK_DAYS }), prices.week],
		[t("extraDay"), prices.extra_day],
		[t("deposit"), prices.deposit],
	] as const;
	return (
		<dl className={styles.rates}>
			{rows.map(([label, minor]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{formatCzk(minor)}</dd>
				</div>
			))}
		</dl>
	);
}

/** Price and deposit of the chosen days, read out when they change. */
export function RentalPrice({ prices, range }: { prices: RentalPrices; range: Range }) {
	const t = useTranslations("rental.price");
	const days = range.from !== "" && range.to !== "" ? rentalDays(range) : 0;
	return (
		<div className={styles.root} aria-live="polite">
			{days > 0 ? (
				<>
					<p className={styles.total}>
						<span>{t("total", { count: days })}</span> <strong>{formatCzk(rentalPrice(prices, days))}</strong>
					</p>
					<p>{t("depositNote", { deposit: formatCzk(prices.deposit) })}</p>
				</>
			) : (
				<p>{t("later")}</p>
			)}
		</div>
	);
}
