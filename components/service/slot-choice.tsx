"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useController, useFormContext } from "react-hook-form";
import { RequestData } from "#components/request/details/request-data.tsx";
import type { RequestValues } from "#components/request/request-values.ts";
import { FieldError } from "#components/ui/field-frame.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { InflationSlots } from "#lib/contract/schemas/request.ts";
import { pragueTime } from "#lib/domain/time/calendar-day.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { inflationSlotsQuery } from "#lib/storefront/request/requests.ts";

/** `pieces`: all balloons of the request. `branchId` is 0 and `day` is "" until one is chosen. */
type Props = { branchId: number; day: string; pieces: number };

/** Choice of the pickup time on a day. */
export function SlotChoice({ branchId, day, pieces }: Props) {
	const t = useTranslations("inflation.slot");
	const isChosen = branchId > 0 && day !== "";
	const query = useQuery({ ...inflationSlotsQuery(branchId, day), enabled: isChosen });
	if (!isChosen) return <p>{t("chooseBefore")}</p>;
	return (
		<RequestData key={`${branchId}-${day}`} query={query} texts={{ loading: t("loading"), failed: t("failed") }}>
			{({ slots }) => <Slots slots={slots} pieces={pieces} />}
		</RequestData>
	);
}

function Slots({ slots, pieces }: { slots: InflationSlots["slots"]; pieces: number }) {
	const t = useTranslations("inflation.slot");
	const text = useFieldText();
	const { control } = useFormContext<RequestValues<"inflation">>();
	const { field, fieldState } = useController({ control, name: "pickupAt" });
	const error = text(fieldState.error?.message);
	if (slots.length === 0) {
		return (
			<div role="status">
				<p>{t("none")}</p>
				<FieldError id="inflation-slot-error">{error}</FieldError>
			</div>
		);
	}
	const isKnown = slots.some(({ starts_at }) => starts_at === field.value);
	const wordsOf = ({ starts_at, free }: InflationSlots["slots"][number]) => {
		const time = pragueTime(new Date(starts_at));
		if (free === 0) return t("full", { time });
		return free < pieces ? t("few", { time, count: free }) : time;
	};
	return (
		<SelectField
			{...field}
			value={isKnown ? field.value : ""}
			label={t("label")}
			hint={t("hint")}
			isRequired
			error={error}
		>
			<option value="">{t("choose")}</option>
			{slots.map((slot) => (
				<option key={slot.starts_at} value={slot.starts_at} disabled={slot.free < Math.max(1, pieces)}>
					{wordsOf(slot)}
				</option>
			))}
		</SelectField>
	);
}
