"use client";
import { useTranslations } from "next-intl";
import fieldStyles from "#components/request/request-fields.module.scss";
import { RequestForm } from "#components/request/request-form.tsx";
import { RequestSection } from "#components/request/request-section.tsx";
import { useRequestForm } from "#components/request/use-request-form.ts";
import { useToday } from "#components/request/use-today.ts";
import { TextField } from "#components/ui/text-field.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { PARTY_BUDGET_CZK, PARTY_LATEST_DAYS } from "#lib/domain/request/request-terms.ts";
import { addDays } from "#lib/domain/time/calendar-day.ts";
import { formatWholeCzk } from "#lib/i18n/format-czk.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { DecorationPrice } from "./decoration-price.tsx";
import { type DecorationBody, decorationResolver } from "./decoration-values.ts";
import { takeAsked } from "./take-asked.ts";

/** Form to request a decoration; the shop replies with a price. */
export function DecorationForm({ locale }: { locale: Locale }) {
	const t = useTranslations("decoration");
	const text = useFieldText();
	const today = useToday();
	const { form, ...rest } = useRequestForm<"decoration", DecorationBody>({
		kind: "decoration",
		locale,
		resolver: decorationResolver,
		takeAsked: () => {
			const { day } = takeAsked(locale);
			return day === "" ? null : { day };
		},
	});
	const { errors } = form.formState;
	const labels = {
		day: t("day"),
		place: t("place"),
		motif: t("motif"),
		colours: t("colours"),
		guests: t("guests"),
		budget: t("budget"),
	};
	return (
		<RequestForm
			locale={locale}
			form={form}
			{...rest}
			labels={labels}
			send={t("send")}
			summary={(end) => <DecorationPrice end={end} />}
		>
			<RequestSection title={t("party")}>
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
						{...form.register("guests")}
						inputMode="numeric"
						autoComplete="off"
						maxLength={5}
						label={labels.guests}
						isRequired
						error={text(errors.guests?.message)}
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
					{...form.register("motif")}
					autoComplete="off"
					label={labels.motif}
					hint={t("motifHint")}
					isRequired
					error={text(errors.motif?.message)}
				/>
				<div className={fieldStyles.pair}>
					<TextField
						{...form.register("colours")}
						autoComplete="off"
						label={labels.colours}
						hint={t("coloursHint")}
						error={text(errors.colours?.message)}
					/>
					<TextField
						{...form.register("budget")}
						inputMode="numeric"
						autoComplete="off"
						maxLength={12}
						label={labels.budget}
						hint={t("budgetHint", { least: formatWholeCzk(PARTY_BUDGET_CZK.min) })}
						isRequired
						error={text(errors.budget?.message)}
					/>
				</div>
			</RequestSection>
		</RequestForm>
	);
}
