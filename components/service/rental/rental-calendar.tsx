"use client";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useDates } from "#components/dates/use-dates.ts";
import { RequestData } from "#components/request/details/request-data.tsx";
import type { RequestValues } from "#components/request/request-values.ts";
import type { RentalCalendar as Calendar } from "#lib/contract/schemas/request.ts";
import { RENTAL_RETURN_TIME } from "#lib/domain/request/request-terms.ts";
import { namedDay } from "#lib/domain/time/named-day.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { rentalCalendarQuery } from "#lib/storefront/request/requests.ts";
import { DayChoice } from "../calendar/day-choice.tsx";
import type { DayLook } from "../calendar/day-look.ts";
import { choose, type DayObstacle, isChoosingLast, isPossible, obstacleOf } from "./rental-range.ts";

type Props = { variantId: number; branchId: number; today: string };

/** Free days of a costume in its size at a branch, and the choice of the first and last day. */
export function RentalCalendar({ variantId, branchId, today }: Props) {
	const t = useTranslations("rental.calendar");
	const query = useQuery(rentalCalendarQuery(variantId, branchId, today));
	return (
		<RequestData query={query} texts={{ loading: t("loading"), failed: t("failed") }}>
			{(calendar) => <Days calendar={calendar} />}
		</RequestData>
	);
}

const TONES: Record<DayObstacle, DayLook["tone"]> = {
	past: "closed",
	too_early: "closed",
	too_far: "closed",
	too_long: "closed",
	closed: "closed",
	taken: "taken",
};

function Days({ calendar }: { calendar: Calendar }) {
	const t = useTranslations("rental.calendar");
	const rental = useTranslations("rental");
	const { day: dateOf } = useDates();
	const locale = useLocale();
	const text = useFieldText();
	const { control, trigger, formState } = useFormContext<RequestValues<"rental">>();
	const { field: first, fieldState } = useController({ control, name: "fromDay" });
	const { field: last, fieldState: lastState } = useController({ control, name: "toDay" });
	const [refused, setRefused] = useState<DayObstacle | null>(null);
	const time = RENTAL_RETURN_TIME;
	const range = { from: first.value, to: last.value };
	const error = text(fieldState.error?.message ?? lastState.error?.message);
	const [firstDay, lastDay] = [calendar.days[0]?.day, calendar.days.at(-1)?.day];
	if (firstDay === undefined || lastDay === undefined) return <p>{t("empty")}</p>;

	const pick = (day: string) => {
		const obstacle = obstacleOf(calendar, range, day);
		setRefused(obstacle);
		if (obstacle !== null) return;
		const next = choose(range, day);
		first.onChange(next.from);
		last.onChange(next.to);
		if (formState.isSubmitted || next.to !== "") void trigger(["fromDay", "toDay"]);
	};
	const lookOf = (day: string): DayLook => {
		const obstacle = obstacleOf(calendar, range, day);
		return {
			tone: obstacle === null ? "free" : TONES[obstacle],
			word: t(`words.${obstacle ?? "free"}`),
			also: [...(day === range.from ? [t("first")] : []), ...(day === range.to ? [t("last")] : [])],
			isOff: obstacle !== null,
			isChosen: day === range.from || (day >= range.from && day <= range.to),
		};
	};
	const said = () => {
		if (refused !== null) return t(`obstacles.${refused}`, { days: calendar.max_days });
		if (range.from === "") return t("chooseFirst");
		if (isChoosingLast(range)) return t("chooseLast", { from: dateOf(range.from), time });
		if (!isPossible(calendar, range)) return t("notFree", { from: dateOf(range.from), to: dateOf(range.to) });
		return t("chosen", { from: namedDay(locale, range.from), to: namedDay(locale, range.to), time });
	};
	return (
		<DayChoice
			label={rental("days")}
			said={said()}
			error={error}
			legend={{
				free: t("words.free"),
				taken: t("words.taken"),
				closed: t("words.closed"),
				chosen: t("legendChosen"),
			}}
			hint={t("hint", { days: calendar.max_days, cleaning: calendar.cleaning_days, time })}
			span={[firstDay, lastDay]}
			start={range.from}
			lookOf={lookOf}
			onPick={pick}
			dayRef={first.ref}
		/>
	);
}
