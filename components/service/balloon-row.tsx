"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useDates } from "#components/dates/use-dates.ts";
import fieldStyles from "#components/request/request-fields.module.scss";
import type { RequestValues } from "#components/request/request-values.ts";
import { Button } from "#components/ui/button.tsx";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { BalloonType } from "#lib/contract/schemas/request.ts";
import { floatsUntil } from "#lib/domain/request/inflation.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import styles from "./balloon-rows.module.scss";

const DAY_H = 24;

type Props = {
	index: number;
	types: BalloonType[];
	pickupAt: Date | null;
	partyEndsAt: Date | null;
	/** Undefined for the only row. */
	onRemove: (() => void) | undefined;
};

/** Balloons of one kind: quantity, whose they are, gel, and floating time. */
export function BalloonRow({ index, types, pickupAt, partyEndsAt, onRemove }: Props) {
	const t = useTranslations("inflation");
	const text = useFieldText();
	const { control, register } = useFormContext<RequestValues<"inflation">>();
	const { errors } = useFormState({ control });
	const row = useWatch({ control, name: `balloons.${index}` });
	const wrong = errors.balloons?.[index];
	const type = types.find(({ key }) => key === row?.typeKey);
	const span = useSpan();
	return (
		<fieldset className={styles.row}>
			<legend>{t("row", { number: index + 1 })}</legend>
			<div className={fieldStyles.pair}>
				<SelectField
					{...register(`balloons.${index}.typeKey`)}
					label={t("type")}
					isRequired
					error={text(wrong?.typeKey?.message)}
				>
					<option value="">{t("chooseType")}</option>
					{types.map(({ key, name, price_with_tax }) => (
						<option key={key} value={key}>
							{name} – {formatCzk(price_with_tax)}
						</option>
					))}
				</SelectField>
				<TextField
					{...register(`balloons.${index}.quantity`)}
					label={t("quantity")}
					inputMode="numeric"
					autoComplete="off"
					maxLength={5}
					isRequired
					error={text(wrong?.quantity?.message)}
				/>
			</div>
			{!row?.isOwn && (
				<TextField
					{...register(`balloons.${index}.wish`)}
					label={t("wish")}
					hint={t("wishHint")}
					autoComplete="off"
					maxLength={120}
					isRequired
					error={text(wrong?.wish?.message)}
				/>
			)}
			<CheckboxField
				{...register(`balloons.${index}.isOwn`)}
				label={type ? t("ownFor", { price: formatCzk(type.own_price_with_tax) }) : t("own")}
			/>
			{type?.gel_float_hours && type.gel_price_with_tax !== null && (
				<CheckboxField
					{...register(`balloons.${index}.hasGel`)}
					label={t("gel", { price: formatCzk(type.gel_price_with_tax), span: span(type.gel_float_hours) })}
				/>
			)}
			{type && <Floating type={type} hasGel={row?.hasGel ?? false} pickupAt={pickupAt} partyEndsAt={partyEndsAt} />}
			{onRemove && (
				<div>
					<Button tone="quiet" size="small" aria-label={t("removeRow", { number: index + 1 })} onClick={onRemove}>
						{t("remove")}
					</Button>
				</div>
			)}
		</fieldset>
	);
}

/** Wording of a floating time: whole days from two days on, else hours. */
function useSpan() {
	const t = useTranslations("inflation.floats");
	return ({ min, max }: BalloonType["float_hours"]): string => {
		const areDays = min >= 2 * DAY_H && min % DAY_H === 0 && max % DAY_H === 0;
		return areDays ? t("days", { min: min / DAY_H, max: max / DAY_H }) : t("hours", { min, max });
	};
}

type FloatingProps = { type: BalloonType; hasGel: boolean; pickupAt: Date | null; partyEndsAt: Date | null };

/** Floating time; once the times are chosen, its end, and a warning when the party is longer. */
function Floating({ type, hasGel, pickupAt, partyEndsAt }: FloatingProps) {
	const t = useTranslations("inflation.floats");
	const { moment } = useDates();
	const span = useSpan();
	const hours = (hasGel && type.gel_float_hours) || type.float_hours;
	const until = pickupAt && floatsUntil(type, hasGel, pickupAt);
	const isSinking = until !== null && partyEndsAt !== null && until < partyEndsAt;
	const couldHelp = isSinking && !hasGel && pickupAt && type.gel_float_hours && floatsUntil(type, true, pickupAt);
	const advice = couldHelp && couldHelp >= partyEndsAt ? t("takeGel") : t("fetchLater");
	return (
		<p className={isSinking ? styles.sinking : styles.floats} role="status">
			{t("span", { span: span(hours) })} {until && t("until", { moment: moment(until.toISOString()) })}
			{isSinking && (
				<strong>
					{" "}
					{t("tooShort")} {advice}
				</strong>
			)}
		</p>
	);
}
