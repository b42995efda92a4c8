"use client";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import { useIsSignedIn } from "#lib/storefront/customer/signed-in.ts";
import type { CheckoutValues } from "../../form/form-values.ts";

/** Saves the delivery address for the next order; for customers only. */
export function SaveAddressField() {
	const t = useTranslations("checkout.address");
	const { register } = useFormContext<CheckoutValues>();
	return useIsSignedIn() ? <CheckboxField {...register("saveAddress")} label={t("save")} /> : null;
}
