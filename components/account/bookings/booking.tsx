"use client";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { useDates } from "#components/dates/use-dates.ts";
import stateStyles from "#components/order/details/order-state.module.scss";
import type { OwnRequest } from "#lib/contract/schemas/account-orders.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { dayOfRequest } from "#lib/domain/request/request-days.ts";
import { isGivenUp } from "#lib/domain/request/request-states.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { requestPath } from "#lib/i18n/paths.ts";
import styles from "./booking.module.scss";
import { DayLeaf } from "./day-leaf.tsx";

/** One request as a ticket: its day on a leaf of a calendar, what it is, where, and its state. The whole ticket leads to its page. */
export function Booking({ locale, request }: { locale: Locale; request: OwnRequest }) {
	const t = useTranslations("request");
	const { kind, state, number, branch, details, price_with_tax: price } = request;
	const when = useWhen(details);
	return (
		<li className={styles.root}>
			<DayLeaf day={dayOfRequest(details)} />
			<div className={styles.texts}>
				<Link className={styles.link} href={requestPath(locale, request)} prefetch={false}>
					{t(`heading.${kind}`, { number })}
				</Link>
				<span>{wordsOf(details)}</span>
				{[when, branch ?? placeOf(details)]
					.filter((line) => line !== "")
					.map((line) => (
						<span key={line} className={styles.quiet}>
							{line}
						</span>
					))}
				<span className={styles.foot}>
					<span className={stateStyles[toneOf(state)]}>{t(`states.${state}`)}</span>
					{price !== null && <strong>{formatCzk(price)}</strong>}
				</span>
			</div>
		</li>
	);
}

/** The hour, or until when it lasts; the first day is on the leaf. */
function useWhen(details: OwnRequest["details"]): string {
	const t = useTranslations("myAccount.bookings");
	const format = useFormatter();
	const { day } = useDates();
	switch (details.kind) {
		case "rental":
			return t("until", { date: day(details.to_day) });
		case "inflation":
			return t("at", { time: format.dateTime(new Date(details.pickup_at), { timeStyle: "short" }) });
		case "event":
			return t("starts", { time: details.time });
		case "decoration":
			return "";
	}
}

function wordsOf(details: OwnRequest["details"]): string {
	switch (details.kind) {
		case "rental":
			return [details.costume, details.size].filter(Boolean).join(", ");
		case "inflation":
			return details.balloons.map(({ quantity, name }) => `${quantity}× ${name}`).join(", ");
		case "decoration":
			return details.motif;
		case "event":
			return details.title;
	}
}

function placeOf(details: OwnRequest["details"]): string {
	return "place" in details ? details.place : "";
}

/** Badges of promises §4 Availability: pending, good, or failed. */
function toneOf(state: OwnRequest["state"]): "stateSecondary" | "stateSuccess" | "stateDanger" {
	if (isGivenUp(state)) return "stateDanger";
	return state === "new" ? "stateSecondary" : "stateSuccess";
}
