"use client";
import { useFormatter, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import styles from "./calendar-grid.module.scss";
import { dayOfKey, monthOf, turnMonth, weeksOf, within } from "./calendar-month.ts";

/** Look of a day; `word` is added to its date in the accessible name. */
export type DayLook = { tone: "free" | "taken" | "closed"; word: string; isOff: boolean };

type Props = {
	/** First and last day of the calendar. */
	span: [first: string, last: string];
	/** The chosen days; "" for none. */
	range: { from: string; to: string };
	lookOf: (day: string) => DayLook;
	onPick: (day: string) => void;
	/** The day in the tab order, for code that moves the focus here. */
	dayRef?: (button: HTMLButtonElement | null) => void;
	/** Id of the error message. */
	describedBy?: string | undefined;
};

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
/** Any Monday, and the days after it. */
const WEEK_DAYS = Array.from({ length: 7 }, (_, index) => `2026-11-${String(2 + index).padStart(2, "0")}`);

/** A month as a grid: one day is reached by Tab, the others by arrows (WAI-ARIA APG). Unavailable days say why. */
export function CalendarGrid({ span, range, lookOf, onPick, dayRef, describedBy }: Props) {
	const t = useTranslations("rental.calendar");
	const format = useFormatter();
	const titleId = useId();
	const [active, setActive] = useState(() => within(range.from || span[0], span));
	const isFollowed = useRef(false);
	const activeButton = useRef<HTMLButtonElement | null>(null);
	const month = monthOf(active);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that an arrow made the active one
	useEffect(() => {
		if (isFollowed.current) activeButton.current?.focus();
		isFollowed.current = false;
	}, [active]);

	const onKeyDown = (event: KeyboardEvent) => {
		const next = dayOfKey(event.key, active);
		if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		isFollowed.current = true;
		setActive(within(next, span));
	};
	const turn = (months: 1 | -1) => setActive((day) => turnMonth(day, months, span));
	const nameOf = (day: string, look: DayLook) => {
		const parts = [format.dateTime(noon(day), { weekday: "long", day: "numeric", month: "long" }), look.word];
		if (day === range.from) parts.push(t("first"));
		if (day === range.to) parts.push(t("last"));
		return parts.join(", ");
	};
	const cell = (day: string) => {
		const look = lookOf(day);
		const isActive = day === active;
		const isChosen = day === range.from || (day >= range.from && day <= range.to);
		return (
			<button
				ref={(button) => {
					if (!isActive) return;
					activeButton.current = button;
					dayRef?.(button);
				}}
				type="button"
				className={styles[look.tone]}
				data-chosen={isChosen || undefined}
				tabIndex={isActive ? 0 : -1}
				aria-disabled={look.isOff || undefined}
				aria-label={nameOf(day, look)}
				onClick={() => {
					setActive(day);
					onPick(day);
				}}
			>
				<span aria-hidden="true">{Number(day.slice(8))}</span>
				{/* Drawn by CSS: the accessible name already contains it. */}
				<small aria-hidden="true" data-word={look.word} />
			</button>
		);
	};
	return (
		<div className={styles.root}>
			<div className={styles.head}>
				<button
					type="button"
					className={styles.turn}
					aria-label={t("previous")}
					aria-disabled={month === monthOf(span[0])}
					onClick={() => turn(-1)}
				>
					<Icon name="chevron-left" />
				</button>
				<h4 id={titleId} aria-live="polite">
					{format.dateTime(noon(`${month}-01`), { month: "long", year: "numeric" })}
				</h4>
				<button
					type="button"
					className={styles.turn}
					aria-label={t("next")}
					aria-disabled={month === monthOf(span[1])}
					onClick={() => turn(1)}
				>
					<Icon name="chevron-right" />
				</button>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table that takes arrows */}
			<table role="grid" className={styles.grid} aria-labelledby={titleId} aria-describedby={describedBy}>
				<thead>
					<tr>
						{WEEK_DAYS.map((day) => (
							<th key={day} scope="col" abbr={format.dateTime(noon(day), { weekday: "long" })}>
								{format.dateTime(noon(day), { weekday: "short" })}
							</th>
						))}
					</tr>
				</thead>
				<tbody onKeyDown={onKeyDown}>
					{weeksOf(month).map((week, index) => (
						<tr key={week.find((day) => day !== null) ?? index}>
							{week.map((day, weekday) =>
								day === null || day < span[0] || day > span[1] ? (
									// biome-ignore lint/suspicious/noArrayIndexKey: an empty place in the week
									<td key={weekday} />
								) : (
									// biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
									<td key={day} aria-selected={day === range.from || (day >= range.from && day <= range.to)}>
										{cell(day)}
									</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
