"use client";
import { useTranslations } from "next-intl";
import { useMinute } from "#components/dates/use-minute.ts";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { pragueDay } from "#lib/domain/time/calendar-day.ts";
import { formatHours, openingOf } from "#lib/domain/time/opening-hours.ts";
import { branchOf } from "./opening-texts.ts";
import { StoreState } from "./store-state.tsx";
import styles from "./store-today.module.scss";

/** Today's hours, large, and whether it is open now. Static HTML, which has no clock, leaves their lines blank. */
export function StoreToday({ store }: { store: StoreCard }) {
	const t = useTranslations("stores");
	const now = useMinute();
	const hours = now && openingOf(branchOf(store), pragueDay(now));
	return (
		<div className={styles.root}>
			<p>{now && (hours ? t("todayHours", { hours: formatHours(hours) }) : t("todayClosed"))}</p>
			<StoreState store={store} now={now} />
		</div>
	);
}
