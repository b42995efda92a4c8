"use client";
import { useFormatter, useTranslations } from "next-intl";
import { type KeyboardEvent, useId } from "react";
import { holidayOf } from "#lib/domain/time/holidays.ts";
import styles from "./calendar-grid.module.scss";
import { noonOf, weeksOf } from "./calendar-month.ts";
import type { DayLook } from "./day-look.ts";

type Props = {
	/** "2026-11" */
	month: string;
	/** "listopad 2026" */
	title: string;
	span: [first: string, last: string];
	/** The day in the tab order, maybe of another month. */
	active: string;
	activeRef: (button: HTMLButtonElement | null) => void;
	lookOf: (day: string) => DayLook;
	onPick: (day: string) => void;
	onKeyDown: (event: KeyboardEvent) => void;
	describedBy: string | undefined;
};

/** Any Monday, and the days after it. */
const WEEK_DAYS = Array.from({ length: 7 }, (_, index) => `2026-11-${String(2 + index).padStart(2, "0")}`);

/** A month of the calendar. Days outside of the calendar are numbers alone, and weeks left out. */
export function CalendarTable({
	month,
	title,
	span,
	active,
	activeRef,
	lookOf,
	onPick,
	onKeyDown,
	describedBy,
}: Props) {
	const format = useFormatter();
	const holidays = useTranslations("holidays");
	const titleId = useId();
	const isWithin = (day: string | null) => day !== null && day >= span[0] && day <= span[1];
	const weeks = weeksOf(month).filter((week) => week.some(isWithin));
	const cell = (day: string, look: DayLook) => {
		const holiday = holidayOf(day);
		const date = format.dateTime(noonOf(day), { weekday: "long", day: "numeric", month: "long" });
		return (
			<button
				ref={day === active ? activeRef : undefined}
				type="button"
				className={styles[look.tone]}
				data-chosen={look.isChosen || undefined}
				data-holiday={holiday !== null || undefined}
				tabIndex={day === active ? 0 : -1}
				aria-disabled={look.isOff || undefined}
				aria-label={[date, ...(holiday ? [holidays(holiday)] : []), look.word, ...(look.also ?? [])].join(", ")}
				onClick={() => onPick(day)}
			>
				<span aria-hidden="true">{Number(day.slice(8))}</span>
				{/* Drawn by CSS: the accessible name already contains it. */}
				<small aria-hidden="true" data-word={look.word} />
			</button>
		);
	};
	const place = (day: string) => {
		if (!isWithin(day)) return <td key={day}>{Number(day.slice(8))}</td>;
		const look = lookOf(day);
		return (
			// biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
			<td key={day} aria-selected={look.isChosen}>
				{cell(day, look)}
			</td>
		);
	};
	return (
		<div className={styles.month}>
			<h4 id={titleId}>{title}</h4>
			{/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table that takes arrows */}
			<table role="grid" className={styles.grid} aria-labelledby={titleId} aria-describedby={describedBy}>
				<thead>
					<tr>
						{WEEK_DAYS.map((day) => (
							<th key={day} scope="col" abbr={format.dateTime(noonOf(day), { weekday: "long" })}>
								{format.dateTime(noonOf(day), { weekday: "short" })}
							</th>
						))}
					</tr>
				</thead>
				<tbody onKeyDown={onKeyDown}>
					{weeks.map((week, index) => (
						<tr key={week.find((day) => day !== null) ?? index}>
							{week.map((day, weekday) =>
								// biome-ignore lint/suspicious/noArrayIndexKey: an empty place in the week
								day === null ? <td key={weekday} /> : place(day),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
