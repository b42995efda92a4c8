"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useDates } from "#components/dates/use-dates.ts";
import type { RequestValues } from "#components/request/request-values.ts";
import { INFLATION_LATEST_DAYS } from "#lib/domain/request/request-terms.ts";
import { addDays } from "#lib/domain/time/calendar-day.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { isPickupDay, slotsOf } from "./branch-pickup.ts";
import { DayChoice } from "./calendar/day-choice.tsx";
import type { DayLook } from "./calendar/day-look.ts";
import type { OpenBranch } from "./service-branch.ts";

/** Choice of the day on which the balloons are fetched, among those when the branch inflates some. */
export function PickupDay({ branch, today }: { branch: OpenBranch; today: string }) {
	const t = useTranslations("inflation");
	const { day: dateOf } = useDates();
	const text = useFieldText();
	const { control, trigger, formState } = useFormContext<RequestValues<"inflation">>();
	const { field, fieldState } = useController({ control, name: "pickupDay" });
	const [refused, setRefused] = useState<string | null>(null);
	const isTooLate = (day: string) => day === today && slotsOf(branch, day).length > 0;
	const lookOf = (day: string): DayLook => {
		const isFree = isPickupDay(branch, day);
		const isChosen = isFree && day === field.value;
		return {
			tone: isFree ? "free" : "closed",
			word: t(`calendar.${isFree ? "open" : isTooLate(day) ? "late" : "closed"}`),
			...(isChosen ? { also: [t("calendar.chosen")] } : {}),
			isOff: !isFree,
			isChosen,
		};
	};
	const pick = (day: string) => {
		const isFree = isPickupDay(branch, day);
		setRefused(isFree ? null : day);
		if (!isFree) return;
		field.onChange(day);
		if (formState.isSubmitted) void trigger("pickupDay");
	};
	const said = () => {
		const day = refused ?? field.value;
		if (day === "") return t("calendar.choose");
		if (isPickupDay(branch, day)) return dateOf(day);
		return isTooLate(day) ? t("calendar.tooLate") : t("calendar.notThen", { day: dateOf(day) });
	};
	return (
		<DayChoice
			label={t("pickupDay")}
			said={said()}
			error={text(fieldState.error?.message)}
			legend={{ free: t("calendar.open"), closed: t("calendar.closed"), chosen: t("calendar.chosen") }}
			span={[today, addDays(today, INFLATION_LATEST_DAYS)]}
			start={field.value}
			lookOf={lookOf}
			onPick={pick}
			dayRef={field.ref}
		/>
	);
}
