"use client";
import { useFormatter, useTranslations } from "next-intl";
import { holidayOf } from "#lib/domain/time/holidays.ts";
import { noonOf, weeksOf } from "./calendar-month.ts";
import type { DayLook } from "./day-look.ts";
import styles from "./holidays.module.scss";

type Props = { months: string[]; span: [first: string, last: string]; lookOf: (day: string) => DayLook };

/** Names of the holidays in the months shown, and what is true of these days. */
export function Holidays({ months, span, lookOf }: Props) {
	const t = useTranslations("holidays");
	const format = useFormatter();
	const shown = months
		.flatMap((month) => weeksOf(month).flat())
		.flatMap((day) => {
			const holiday = day !== null && day >= span[0] && day <= span[1] ? holidayOf(day) : null;
			return day !== null && holiday !== null ? [{ day, holiday }] : [];
		});
	if (shown.length === 0) return null;
	const dateOf = (day: string) =>
		format.dateTime(noonOf(day), { day: "numeric", month: "numeric" }).replace(/\s/g, "\u00a0");
	return (
		<ul className={styles.root}>
			{shown.map(({ day, holiday }) => (
				<li key={day}>
					<strong>{dateOf(day)}</strong> {t(holiday)}: {lookOf(day).word}
				</li>
			))}
		</ul>
	);
}
