"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import { TextAreaField } from "#components/ui/text-field.tsx";
import type { DeliveryOptions } from "#lib/contract/order.ts";
import { NOTE_MAX_LENGTH } from "#lib/domain/limits.ts";
import { AddressFields } from "./address-fields.tsx";
import { FormField } from "./form-field.tsx";
import { type CheckoutValues, chosenOf } from "./form-values.ts";
import { StepSection } from "./step-section.tsx";
import { useFieldProblem } from "./use-problem-text.ts";

/** Invoice address, company, another delivery address, note. A pickup needs no delivery address. */
export function AddressSections({ options }: { options: DeliveryOptions }) {
	const t = useTranslations("checkout");
	const { register, control } = useFormContext<CheckoutValues>();
	const [deliveryId, isElsewhere, isCompany] = useWatch({ control, name: ["deliveryId", "isElsewhere", "isCompany"] });
	const isPickup = chosenOf(options, { deliveryId, paymentId: "", branchId: "" }).delivery?.kind === "branch";
	return (
		<>
			<StepSection title={t("address.invoiceTitle")}>
				<AddressFields group="invoice" countries={options.countries} />
				<CheckboxField {...register("isCompany")} label={t("company.toggle")} />
				{isCompany && <CompanyFields />}
				{!isPickup && <CheckboxField {...register("isElsewhere")} label={t("address.elsewhere")} />}
			</StepSection>
			{!isPickup && isElsewhere && (
				<StepSection title={t("address.deliveryTitle")}>
					<AddressFields group="address" countries={options.countries} />
				</StepSection>
			)}
			<TextAreaField
				{...register("note")}
				label={t("note.label")}
				hint={t("note.hint")}
				maxLength={NOTE_MAX_LENGTH}
				error={useFieldProblem("note")}
			/>
		</>
	);
}

function CompanyFields() {
	const t = useTranslations("checkout.company");
	return (
		<>
			<FormField name="invoice.company" autoComplete="billing organization" label={t("name")} />
			<FormField
				name="companyId"
				inputMode="numeric"
				autoComplete="off"
				label={t("companyId")}
				hint={t("companyIdHint")}
				isRequired
			/>
			<FormField name="taxId" autoComplete="off" label={t("taxId")} hint={t("taxIdHint")} />
		</>
	);
}
