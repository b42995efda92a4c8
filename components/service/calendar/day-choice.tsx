"use client";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError, RequiredMark } from "#components/ui/field-frame.tsx";
import { CalendarGrid } from "./calendar-grid.tsx";
import { CalendarLegend } from "./calendar-legend.tsx";
import styles from "./day-choice.module.scss";

type Props = Omit<ComponentProps<typeof CalendarGrid>, "describedBy"> & {
	label: string;
	/** What is chosen, what to choose next, or why a day cannot be chosen; read out. */
	said: string;
	error: string | undefined;
	legend: ComponentProps<typeof CalendarLegend>["words"];
	hint?: ReactNode;
};

/** Choice of a day or two in a calendar. */
export function DayChoice({ label, said, error, legend, hint, ...grid }: Props) {
	const errorId = useId();
	return (
		<fieldset className={styles.root}>
			<legend className={styles.label}>
				{label}
				<RequiredMark />
			</legend>
			<p aria-live="polite">{said}</p>
			<FieldError id={errorId}>{error}</FieldError>
			<CalendarGrid {...grid} describedBy={error === undefined ? undefined : errorId} />
			<CalendarLegend words={legend} />
			{hint && <p className={styles.hint}>{hint}</p>}
		</fieldset>
	);
}
