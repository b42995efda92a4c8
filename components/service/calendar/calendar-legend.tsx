import { useTranslations } from "next-intl";
import styles from "./calendar-legend.module.scss";
import type { DayLook } from "./day-look.ts";

/** What the looks of days mean, with the word of each tone that there is. */
export function CalendarLegend({ words }: { words: Partial<Record<DayLook["tone"], string>> & { chosen: string } }) {
	const t = useTranslations("requestForm.calendar");
	const entries = Object.entries(words) as [keyof typeof words, string][];
	return (
		<ul className={styles.root} aria-label={t("legend")}>
			{entries.map(([tone, word]) => (
				<li key={tone} className={styles[tone]}>
					{word}
				</li>
			))}
		</ul>
	);
}
