"use client";
import { useTranslations } from "next-intl";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { PARTY_LATEST_DAYS } from "#lib/domain/request/request-terms.ts";
import { addDays } from "#lib/domain/time/calendar-day.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { keepSentEvent } from "#lib/storefront/request/sent-event.ts";
import { type EventBody, eventResolver } from "./event-values.ts";
import fieldStyles from "./request-fields.module.scss";
import { RequestForm } from "./request-form.tsx";
import { RequestSection } from "./request-section.tsx";
import { useRequestForm } from "./use-request-form.ts";
import { useToday } from "./use-today.ts";

/** Form to propose an event. */
export function EventForm({ locale }: { locale: Locale }) {
	const t = useTranslations("eventForm");
	const text = useFieldText();
	const today = useToday();
	const { form, ...rest } = useRequestForm<"event", EventBody>({
		kind: "event",
		locale,
		resolver: eventResolver,
		onMade: keepSentEvent,
		thanksPath: screenPath(locale, "eventThanks"),
	});
	const { errors } = form.formState;
	const labels = {
		title: t("name"),
		day: t("day"),
		time: t("time"),
		place: t("place"),
		guests: t("guests"),
		about: t("about"),
	};
	return (
		<RequestForm locale={locale} form={form} {...rest} labels={labels} send={t("send")}>
			<RequestSection title={t("event")}>
				<TextField
					{...form.register("title")}
					autoComplete="off"
					label={labels.title}
					hint={t("nameHint")}
					isRequired
					error={text(errors.title?.message)}
				/>
				<div className={fieldStyles.pair}>
					<TextField
						{...form.register("day")}
						type="date"
						min={today === null ? undefined : addDays(today, 1)}
						max={today === null ? undefined : addDays(today, PARTY_LATEST_DAYS)}
						label={labels.day}
						isRequired
						error={text(errors.day?.message)}
					/>
					<TextField
						{...form.register("time")}
						type="time"
						label={labels.time}
						isRequired
						error={text(errors.time?.message)}
					/>
				</div>
				<TextField
					{...form.register("place")}
					autoComplete="off"
					label={labels.place}
					hint={t("placeHint")}
					isRequired
					error={text(errors.place?.message)}
				/>
				<TextField
					{...form.register("guests")}
					inputMode="numeric"
					autoComplete="off"
					maxLength={5}
					label={labels.guests}
					isRequired
					error={text(errors.guests?.message)}
				/>
				<TextAreaField
					{...form.register("about")}
					rows={5}
					maxLength={2000}
					label={labels.about}
					hint={t("aboutHint")}
					isRequired
					error={text(errors.about?.message)}
				/>
			</RequestSection>
		</RequestForm>
	);
}
