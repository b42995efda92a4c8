"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import { meantEmail } from "#lib/domain/people/email-slip.ts";
import type { CheckoutValues } from "../../form/form-values.ts";

/** Offers the mailbox that was probably meant, once the e-mail was left; the typed one stays possible. */
export function EmailSlip() {
	const t = useTranslations("checkout.contact");
	const { control, setValue, setFocus } = useFormContext<CheckoutValues>();
	const { touchedFields } = useFormState({ control, name: "email" });
	const email = useWatch({ control, name: "email" });
	const meant = touchedFields.email ? meantEmail(email) : null;
	const take = (value: string) => {
		setValue("email", value, { shouldDirty: true, shouldValidate: true });
		setFocus("email");
	};
	return (
		<div role="status">
			{meant !== null && (
				<Button tone="secondary" size="small" onClick={() => take(meant)}>
					{t("meant", { email: meant })}
				</Button>
			)}
		</div>
	);
}
