"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import type { DeliveryOptions } from "#lib/contract/schemas/order.ts";
import { isBrought } from "#lib/domain/order/delivery-kinds.ts";
import { CompanyFields } from "../../form/company-fields.tsx";
import { asksNameAlone, type CheckoutValues, chosenOf } from "../../form/form-values.ts";
import { AddressFields } from "./address-fields.tsx";
import { SaveAddressField } from "./save-address-field.tsx";
import { StepSection } from "./step-section.tsx";

/**
 * Invoice details, or who picks the goods up at a branch. A company enters its IČO first, since the registry fills in the
 * rest.
 */
export function InvoiceSection({ options }: { options: DeliveryOptions }) {
	const t = useTranslations("checkout");
	const { register, control, clearErrors } = useFormContext<CheckoutValues>();
	const [deliveryId, isElsewhere, isCompany] = useWatch({ control, name: ["deliveryId", "isElsewhere", "isCompany"] });
	const { delivery } = chosenOf(options, { deliveryId, paymentId: "", branchId: "" });
	const isSent = delivery !== undefined && isBrought(delivery.kind);
	const isNameAlone = asksNameAlone(delivery, isCompany);
	useEffect(() => {
		// Errors of fields that are gone no longer apply.
		if (isNameAlone) clearErrors(["invoice.street", "invoice.city", "invoice.zip", "invoice.country"]);
	}, [isNameAlone, clearErrors]);
	return (
		<StepSection id="address" title={t(isNameAlone ? "address.collectorTitle" : "address.invoiceTitle")}>
			<CheckboxField {...register("isCompany")} label={t("company.toggle")} />
			{isCompany && <CompanyFields />}
			<AddressFields group="invoice" countries={options.countries} isNameAlone={isNameAlone} />
			{isSent && <CheckboxField {...register("isElsewhere")} label={t("address.elsewhere")} />}
			{isSent && !isElsewhere && <SaveAddressField />}
		</StepSection>
	);
}
