"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import type { DeliveryOptions } from "#lib/contract/schemas/order.ts";
import { isBrought } from "#lib/domain/order/delivery-kinds.ts";
import { type CheckoutValues, chosenOf } from "../../form/form-values.ts";
import { AddressFields } from "./address-fields.tsx";
import { SaveAddressField } from "./save-address-field.tsx";
import { SavedAddressSelect } from "./saved-address-select.tsx";
import { StepSection } from "./step-section.tsx";

/** The delivery address, if it differs from the invoice address. */
export function DeliveryAddressSection({ options }: { options: DeliveryOptions }) {
	const t = useTranslations("checkout.address");
	const { control } = useFormContext<CheckoutValues>();
	const [deliveryId, isElsewhere] = useWatch({ control, name: ["deliveryId", "isElsewhere"] });
	const { delivery } = chosenOf(options, { deliveryId, paymentId: "", branchId: "" });
	if (!isElsewhere || !delivery || !isBrought(delivery.kind)) return null;
	return (
		<StepSection title={t("deliveryTitle")}>
			<SavedAddressSelect countries={options.countries} />
			<AddressFields group="address" countries={options.countries} />
			<SaveAddressField />
		</StepSection>
	);
}
