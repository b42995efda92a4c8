"use client";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { PHONE_PREFIXES, splitPhone } from "#lib/domain/people/phone.ts";
import type { CheckoutValues } from "./form-values.ts";
import styles from "./phone-field.module.scss";
import { useFieldProblem } from "./use-field-problem.ts";

type Props = { isRequired?: boolean; hint?: string };

/** A phone as prefix and number; a number typed or pasted with a prefix is split into both. */
export function PhoneField({ isRequired = true, hint }: Props) {
	const t = useTranslations("checkout.contact");
	const { register, getValues, setValue } = useFormContext<CheckoutValues>();
	const { onBlur, ...phone } = register("phone");
	const sortIn = () => {
		const typed = getValues("phone").trim();
		if (!/^(\+|00)/.test(typed)) return;
		const { prefix, number } = splitPhone(typed);
		// A prefix that is not offered stays in the number, and the empty prefix is selected.
		setValue("phonePrefix", prefix);
		if (prefix !== "") setValue("phone", number);
	};
	return (
		<div className={styles.root}>
			<SelectField {...register("phonePrefix")} autoComplete="tel-country-code" label={t("phonePrefix")}>
				{PHONE_PREFIXES.map((prefix) => (
					<option key={prefix} value={prefix}>
						{prefix === "" ? t("noPrefix") : prefix}
					</option>
				))}
			</SelectField>
			<TextField
				{...phone}
				onBlur={(event) => {
					sortIn();
					void onBlur(event);
				}}
				// Browsers autofill a number without prefix only into plain text fields (HTML, autofill field names).
				type="text"
				inputMode="tel"
				autoComplete="tel-national"
				label={t("phone")}
				hint={hint ?? t("phoneHint")}
				error={useFieldProblem("phone")}
				isRequired={isRequired}
			/>
		</div>
	);
}
