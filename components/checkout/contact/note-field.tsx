"use client";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { TextAreaField } from "#components/ui/text-field.tsx";
import { NOTE_MAX_LENGTH } from "#lib/domain/order/order-terms.ts";
import type { CheckoutValues } from "../../form/form-values.ts";
import { useFieldProblem } from "../../form/use-field-problem.ts";

export function NoteField() {
	const t = useTranslations("checkout.note");
	const { register } = useFormContext<CheckoutValues>();
	return (
		<TextAreaField
			{...register("note")}
			label={t("label")}
			hint={t("hint")}
			maxLength={NOTE_MAX_LENGTH}
			error={useFieldProblem("note")}
		/>
	);
}
