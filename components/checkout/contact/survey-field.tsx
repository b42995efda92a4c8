"use client";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import type { CheckoutValues } from "../../form/form-values.ts";

/** Refuses Heureka's questionnaire, never ticked in advance; linked to the form by its id, like the consent. */
export function SurveyField({ formId }: { formId: string }) {
	const t = useTranslations("checkout.panel");
	const { register } = useFormContext<CheckoutValues>();
	return <CheckboxField {...register("surveyRefused")} form={formId} label={t("surveyRefused")} />;
}
