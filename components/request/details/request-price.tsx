"use client";
import { useTranslations } from "next-intl";
import type { ServiceRequest } from "#lib/contract/schemas/request.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import styles from "./request-details.module.scss";

/** Price and deposit of a request; without a price a note that the shop will name one. */
export function RequestPrice({ request }: { request: ServiceRequest }) {
	const t = useTranslations("request.price");
	const { kind, price_with_tax: price, deposit } = request;
	if (price === null && kind === "event") return null;
	return (
		<section className={styles.part} aria-labelledby="request-price">
			<h2 id="request-price">{t("title")}</h2>
			<p className={styles.lines}>
				{price === null ? <span>{t("unknown")}</span> : <strong>{t("total", { price: formatCzk(price) })}</strong>}
				{deposit !== null && deposit > 0 && <span>{t("deposit", { deposit: formatCzk(deposit) })}</span>}
			</p>
		</section>
	);
}
