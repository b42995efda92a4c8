"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useDates } from "#components/dates/use-dates.ts";
import type { RequestValues } from "#components/request/request-values.ts";
import { FieldError, RequiredMark } from "#components/ui/field-frame.tsx";
import { isInTime, pickupSlots } from "#lib/domain/request/inflation.ts";
import { INFLATION_LATEST_DAYS } from "#lib/domain/request/request-terms.ts";
import { addDays } from "#lib/domain/time/calendar-day.ts";
import { openingOf } from "#lib/domain/time/opening-hours.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { CalendarGrid } from "./calendar/calendar-grid.tsx";
import { CalendarLegend } from "./calendar/calendar-legend.tsx";
import type { DayLook } from "./calendar/day-look.ts";
import styles from "./calendar/pick-day.module.scss";
import type { OpenBranch } from "./service-branch.ts";

/** Choice of the day on which the balloons are fetched, among those when the branch inflates some. */
export function PickupDay({ branch, today }: { branch: OpenBranch; today: string }) {
	const t = useTranslations("inflation.calendar");
	const { day: dateOf } = useDates();
	const errorId = useId();
	const text = useFieldText();
	const { control, trigger, formState } = useFormContext<RequestValues<"inflation">>();
	const { field, fieldState } = useController({ control, name: "pickupDay" });
	const error = text(fieldState.error?.message);
	const { opening_hours: openingHours, is_large_shop: isLargeShop, special_days: exceptions } = branch;
	const isOpen = (day: string) => {
		const slots = pickupSlots(day, openingOf({ openingHours, isLargeShop, exceptions }, day));
		return slots.some((slot) => isInTime(slot, new Date()));
	};
	const lookOf = (day: string): DayLook => {
		const isFree = isOpen(day);
		const isChosen = day === field.value;
		return {
			tone: isFree ? "free" : "closed",
			word: t(isFree ? "open" : day === today ? "late" : "closed"),
			...(isChosen ? { also: [t("chosen")] } : {}),
			isOff: !isFree,
			isChosen,
		};
	};
	const pick = (day: string) => {
		if (!isOpen(day)) return;
		field.onChange(day);
		if (formState.isSubmitted) void trigger("pickupDay");
	};
	return (
		<fieldset className={styles.root}>
			<legend className={styles.said}>
				{t("label")}
				<RequiredMark />
			</legend>
			<p aria-live="polite">{field.value === "" ? t("choose") : dateOf(field.value)}</p>
			<FieldError id={errorId}>{error}</FieldError>
			<CalendarGrid
				span={[today, addDays(today, INFLATION_LATEST_DAYS)]}
				start={field.value}
				lookOf={lookOf}
				onPick={pick}
				dayRef={field.ref}
				describedBy={error === undefined ? undefined : errorId}
			/>
			<CalendarLegend words={{ free: t("open"), closed: t("closed"), chosen: t("chosen") }} />
		</fieldset>
	);
}
