"use client";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useDates } from "#components/dates/use-dates.ts";
import type { RequestDetails } from "#lib/contract/schemas/request.ts";
import { RENTAL_RETURN_TIME } from "#lib/domain/request/request-terms.ts";
import { namedDay } from "#lib/domain/time/named-day.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import styles from "./request-facts.module.scss";

/** Facts of a request, a line for each; blank ones are left out. */
export function RequestFacts({ details }: { details: RequestDetails }) {
	const t = useTranslations("request.facts");
	const rows = useRows(details);
	return (
		<dl className={styles.root}>
			{rows
				.filter(([, value]) => value !== "")
				.map(([key, value]) => (
					<div key={key}>
						<dt>{t(key)}</dt>
						<dd>{value}</dd>
					</div>
				))}
		</dl>
	);
}

type Fact = Parameters<ReturnType<typeof useTranslations<"request.facts">>>[0];

function useRows(details: RequestDetails): [Fact, ReactNode][] {
	const t = useTranslations("request");
	const locale = useLocale();
	const { day, moment } = useDates();
	switch (details.kind) {
		case "rental":
			return [
				[
					"costume",
					<Link key="costume" href={details.costume_url} prefetch={false}>
						{details.costume}
					</Link>,
				],
				["size", details.size],
				["from", namedDay(locale, details.from_day)],
				["to", t("returnBy", { day: namedDay(locale, details.to_day), time: RENTAL_RETURN_TIME })],
				["days", t("days", { count: details.days })],
			];
		case "inflation":
			return [
				["balloons", <BalloonLines key="balloons" balloons={details.balloons} />],
				["pickup", moment(details.pickup_at)],
				["partyEnds", moment(details.party_ends_at)],
			];
		case "decoration":
			return [
				["day", day(details.day)],
				["place", details.place],
				["motif", details.motif],
				["colours", details.colours],
				["guests", String(details.guests)],
				["budget", formatCzk(details.budget)],
			];
		case "event":
			return [
				["title", details.title],
				["day", day(details.day)],
				["time", details.time],
				["place", details.place],
				["guests", String(details.guests)],
				["about", details.about],
			];
	}
}

type Balloons = Extract<RequestDetails, { kind: "inflation" }>["balloons"];

function BalloonLines({ balloons }: { balloons: Balloons }) {
	const t = useTranslations("request");
	return (
		<ul className={styles.balloons}>
			{balloons.map(({ name, quantity, is_own, has_gel, wish, total_with_tax }) => (
				<li key={`${name}-${is_own}-${has_gel}-${wish}`}>
					{t("balloons", { count: quantity, name })}
					{wish && `, ${wish}`}
					{is_own && ` (${t("own")})`}
					{has_gel && `, ${t("gel")}`}
					{`: ${formatCzk(total_with_tax)}`}
				</li>
			))}
		</ul>
	);
}
