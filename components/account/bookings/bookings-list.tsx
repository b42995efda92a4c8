"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { OwnRequest } from "#lib/contract/schemas/account-orders.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { dayOfRequest } from "#lib/domain/request/request-days.ts";
import { FINISHED_REQUESTS } from "#lib/domain/request/request-states.ts";
import { useFailure } from "#lib/storefront/client/use-failure.ts";
import { Booking } from "./booking.tsx";
import styles from "./bookings-list.module.scss";

type Props = { locale: Locale; query: UseQueryResult<OwnRequest[]> };

/** What the customer asked services for: what is ahead as tickets, the nearest first, the rest folded away. Nothing for whoever never asked. */
export function BookingsList({ locale, query }: Props) {
	const t = useTranslations("myAccount.bookings");
	const failure = useFailure(query);
	const { data } = query;
	if (data === undefined) return failure && <p className={styles.failed}>{t("failed")}</p>;
	if (data.length === 0) return null;
	const older = data.filter(({ state }) => FINISHED_REQUESTS.includes(state));
	const ahead = data
		.filter(({ state }) => !FINISHED_REQUESTS.includes(state))
		.toSorted((a, b) => dayOfRequest(a.details).localeCompare(dayOfRequest(b.details)));
	return (
		<section className={styles.root} aria-labelledby="bookings">
			<h2 id="bookings">{t("title")}</h2>
			{ahead.length > 0 && <Bookings locale={locale} requests={ahead} />}
			{older.length > 0 && (
				<details className={styles.older} open={ahead.length === 0 || undefined}>
					<summary>{t("older", { count: older.length })}</summary>
					<Bookings locale={locale} requests={older} />
				</details>
			)}
		</section>
	);
}

function Bookings({ locale, requests }: { locale: Locale; requests: OwnRequest[] }) {
	return (
		<ul className={styles.list}>
			{requests.map((request) => (
				<Booking key={request.id} locale={locale} request={request} />
			))}
		</ul>
	);
}
