"use client";
import { useFormatter, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import styles from "./calendar-grid.module.scss";
import { addMonths, dayOfKey, firstShown, monthOf, noonOf, turnMonth, within } from "./calendar-month.ts";
import { CalendarTable } from "./calendar-table.tsx";
import type { DayLook } from "./day-look.ts";
import { Holidays } from "./holidays.tsx";
import { useMonthCount } from "./use-month-count.ts";
import { useSwipe } from "./use-swipe.ts";

type Props = {
	/** First and last day of the calendar. */
	span: [first: string, last: string];
	/** The day where it begins; "" for the first. */
	start: string;
	lookOf: (day: string) => DayLook;
	onPick: (day: string) => void;
	/** The day in the tab order, for code that moves the focus here. */
	dayRef?: (button: HTMLButtonElement | null) => void;
	/** Id of the error message. */
	describedBy?: string | undefined;
};

/**
 * One month, or two where there is room, as grids: one day is reached by Tab, the others by arrows (WAI-ARIA APG), also
 * from month to month. Unavailable days say why, and holidays have their names.
 */
export function CalendarGrid({ span, start, lookOf, onPick, dayRef, describedBy }: Props) {
	const t = useTranslations("requestForm.calendar");
	const format = useFormatter();
	const count = useMonthCount();
	const [active, setActive] = useState(() => within(start || span[0], span));
	const [turned, setTurned] = useState(() => monthOf(active));
	const isFollowed = useRef(false);
	const activeButton = useRef<HTMLButtonElement | null>(null);
	const first = firstShown(active, { first: turned, count, span });
	const months = Array.from({ length: count }, (_, index) => addMonths(first, index));
	const [isFirst, isLast] = [first === monthOf(span[0]), addMonths(first, count - 1) >= monthOf(span[1])];
	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that an arrow made the active one
	useEffect(() => {
		if (isFollowed.current) activeButton.current?.focus();
		isFollowed.current = false;
	}, [active]);

	const goTo = (day: string) => {
		setTurned(firstShown(day, { first, count, span }));
		setActive(day);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const next = dayOfKey(event.key, active);
		if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		const day = within(next, span);
		isFollowed.current = day !== active;
		goTo(day);
	};
	const turn = (by: 1 | -1) => {
		if (by < 0 ? isFirst : isLast) return;
		const next = addMonths(first, by);
		setTurned(next);
		// The day in the tab order stays in sight.
		setActive((day) => (firstShown(day, { first: next, count, span }) === next ? day : turnMonth(day, by, span)));
	};
	const swipe = useSwipe(turn);
	const titles = months.map((month) => format.dateTime(noonOf(`${month}-01`), { month: "long", year: "numeric" }));
	return (
		<div className={styles.root}>
			<div className={styles.turns}>
				<button type="button" aria-label={t("previous")} aria-disabled={isFirst} onClick={() => turn(-1)}>
					<Icon name="chevron-left" />
				</button>
				<button type="button" aria-label={t("next")} aria-disabled={isLast} onClick={() => turn(1)}>
					<Icon name="chevron-right" />
				</button>
			</div>
			<p className={styles.said} aria-live="polite">
				{titles.join(", ")}
			</p>
			<div className={styles.months} {...swipe}>
				{months.map((month, index) => (
					<CalendarTable
						key={month}
						month={month}
						title={titles[index] ?? ""}
						span={span}
						active={active}
						lookOf={lookOf}
						onKeyDown={onKeyDown}
						onPick={(day) => {
							setActive(day);
							onPick(day);
						}}
						activeRef={(button) => {
							activeButton.current = button;
							dayRef?.(button);
						}}
						describedBy={describedBy}
					/>
				))}
			</div>
			<Holidays months={months} span={span} lookOf={lookOf} />
		</div>
	);
}
