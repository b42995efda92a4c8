"use client";
import { useTranslations } from "next-intl";
import { useMinute } from "#components/dates/use-minute.ts";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { pragueDay, weekdayOf } from "#lib/domain/time/calendar-day.ts";
import { formatHours, openingOf } from "#lib/domain/time/opening-hours.ts";
import { branchOf, useOpeningTexts, WEEKDAYS } from "./opening-texts.ts";
import styles from "./store-hours.module.scss";

/**
 * A store's week with today marked, and coming special days. Static HTML has the week and all special days, since a cached
 * page does not know today's date.
 */
export function StoreHours({ store }: { store: StoreCard }) {
	const t = useTranslations("stores");
	const now = useMinute();
	const today = now && pragueDay(now);
	const todays = today && openingOf(branchOf(store), today);
	const isToday = (weekday: string) => today !== null && String(weekdayOf(today)) === weekday;
	const hoursOf = (weekday: (typeof WEEKDAYS)[number]) => {
		const hours = isToday(weekday) ? todays : store.opening_hours[weekday];
		return hours ? formatHours(hours) : t("closed");
	};
	return (
		<div className={styles.root}>
			<table className={styles.week}>
				<caption>{t("hours")}</caption>
				<tbody>
					{WEEKDAYS.map((weekday) => (
						<tr key={weekday} aria-current={isToday(weekday) ? "date" : undefined}>
							<th scope="row">
								{t(`day.${weekday}`)}
								{isToday(weekday) && <span className={styles.today}>{t("today")}</span>}
							</th>
							<td>{hoursOf(weekday)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<SpecialDays days={store.special_days.filter(({ day }) => today === null || day >= today)} />
		</div>
	);
}

function SpecialDays({ days }: { days: StoreCard["special_days"] }) {
	const t = useTranslations("stores");
	const holiday = useTranslations("holidays");
	const texts = useOpeningTexts();
	if (days.length === 0) return null;
	return (
		<section className={styles.special} aria-labelledby="special-days">
			<h3 id="special-days">{t("special")}</h3>
			<ul>
				{days.map(({ day, hours, holiday: name, note }) => (
					<li key={day}>
						<span>
							{texts.date(day)}
							{(note || name) && <small>{note || (name && holiday(name))}</small>}
						</span>
						<strong>{hours ? formatHours(hours) : t("closed")}</strong>
					</li>
				))}
			</ul>
		</section>
	);
}
