import { useFormatter } from "next-intl";
import styles from "./day-leaf.module.scss";

/** A leaf of a tear-off calendar; `day` is a calendar day, "2026-12-04". */
export function DayLeaf({ day }: { day: string }) {
	const format = useFormatter();
	const date = new Date(day);
	const part = (options: { month?: "short"; day?: "numeric"; weekday?: "short" }) =>
		format.dateTime(date, { ...options, timeZone: "UTC" });
	return (
		<time className={styles.root} dateTime={day}>
			<span className={styles.month}>{part({ month: "short" })}</span>
			<span className={styles.day}>{part({ day: "numeric" })}</span>
			<span className={styles.weekday}>{part({ weekday: "short" })}</span>
		</time>
	);
}
