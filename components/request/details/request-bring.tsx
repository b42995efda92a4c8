"use client";
import { useTranslations } from "next-intl";
import type { ServiceRequest } from "#lib/contract/schemas/request.ts";
import { isToBeFetched } from "#lib/domain/request/request-states.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import styles from "./request-details.module.scss";

/** What to bring for a costume that is still to be fetched, and how the deposit comes back. */
export function RequestBring({ request }: { request: ServiceRequest }) {
	const t = useTranslations("request.bring");
	const { kind, state, price_with_tax: price, deposit } = request;
	if (kind !== "rental" || !isToBeFetched(state) || price === null || deposit === null) return null;
	return (
		<section className={styles.part} aria-labelledby="request-bring">
			<h2 id="request-bring">{t("title")}</h2>
			<p className={styles.lines}>
				<span>{t("id")}</span>
				<span>
					{t("money", { sum: formatCzk(price + deposit), price: formatCzk(price), deposit: formatCzk(deposit) })}
				</span>
				<span>{t("back")}</span>
			</p>
		</section>
	);
}
