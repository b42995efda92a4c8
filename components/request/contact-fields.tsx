"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useFormState } from "react-hook-form";
import { PhoneField } from "#components/form/phone-field.tsx";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import styles from "./request-fields.module.scss";
import type { ContactValues } from "./request-values.ts";

/** Name, contacts and note of the customer. */
export function ContactFields() {
	const t = useTranslations("requestForm");
	const { register, control } = useFormContext<ContactValues>();
	const { errors } = useFormState({ control });
	const text = useFieldText();
	return (
		<>
			<div className={styles.pair}>
				<TextField
					{...register("firstname")}
					label={t("firstname")}
					autoComplete="given-name"
					isRequired
					error={text(errors.firstname?.message)}
				/>
				<TextField
					{...register("lastname")}
					label={t("lastname")}
					autoComplete="family-name"
					isRequired
					error={text(errors.lastname?.message)}
				/>
			</div>
			<TextField
				{...register("email")}
				type="email"
				inputMode="email"
				label={t("email")}
				hint={t("emailHint")}
				autoComplete="email"
				isRequired
				error={text(errors.email?.message)}
			/>
			<PhoneField hint={t("phoneHint")} />
			<TextAreaField {...register("note")} label={t("note")} maxLength={1000} error={text(errors.note?.message)} />
		</>
	);
}
