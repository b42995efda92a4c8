"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { SelectField } from "#components/ui/select-field.tsx";
import type { DeliveryOptions } from "#lib/contract/schemas/order.ts";
import styles from "../../form/fields-grid.module.scss";
import { FormField } from "../../form/form-field.tsx";
import type { CheckoutValues } from "../../form/form-values.ts";
import { useFieldProblem } from "../../form/use-field-problem.ts";

type Props = { group: "invoice" | "address"; countries: DeliveryOptions["countries"] };

/** Name and address, or the name alone. */
export function AddressFields({ isNameAlone = false, ...props }: Props & { isNameAlone?: boolean }) {
	const t = useTranslations("checkout.address");
	const { group } = props;
	const section = autofillOf(group);
	return (
		<div className={styles.root}>
			<FormField name={`${group}.firstname`} autoComplete={`${section} given-name`} label={t("firstname")} isRequired />
			<FormField name={`${group}.lastname`} autoComplete={`${section} family-name`} label={t("lastname")} isRequired />
			{!isNameAlone && <PlaceFields {...props} />}
		</div>
	);
}

function PlaceFields({ group, countries }: Props) {
	const t = useTranslations("checkout.address");
	const { control, register } = useFormContext<CheckoutValues>();
	const street = useWatch({ control, name: `${group}.street` });
	const { touchedFields } = useFormState({ control, name: `${group}.street` });
	// A few streets of villages have none, so this is no error.
	const isWithoutNumber = touchedFields[group]?.street === true && street.trim() !== "" && !/\d/.test(street);
	const section = autofillOf(group);
	return (
		<>
			<div className={styles.wide}>
				<FormField
					name={`${group}.street`}
					autoComplete={`${section} address-line1`}
					label={t("street")}
					hint={isWithoutNumber ? t("noNumber") : undefined}
					isRequired
				/>
			</div>
			<FormField name={`${group}.city`} autoComplete={`${section} address-level2`} label={t("city")} isRequired />
			<FormField
				name={`${group}.zip`}
				inputMode="numeric"
				autoComplete={`${section} postal-code`}
				label={t("zip")}
				isRequired
			/>
			<SelectField
				{...register(`${group}.country`)}
				autoComplete={`${section} country`}
				label={t("country")}
				error={useFieldProblem(`${group}.country`)}
				isRequired
			>
				{countries.map(({ code, name }) => (
					<option key={code} value={code}>
						{name}
					</option>
				))}
			</SelectField>
		</>
	);
}

/** Tells the browser's autofill which of the two addresses this is. */
function autofillOf(group: Props["group"]): string {
	return group === "invoice" ? "billing" : "shipping";
}
