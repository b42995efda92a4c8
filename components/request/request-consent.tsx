"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import type { LegalPage } from "#lib/i18n/languages/language.ts";
import { legalPath } from "#lib/i18n/paths.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import styles from "./request-fields.module.scss";
import type { ContactValues } from "./request-values.ts";

/** Consent to the terms, never ticked in advance, and a link to the privacy page. */
export function RequestConsent({ locale }: { locale: Locale }) {
	const t = useTranslations("requestForm");
	const { register, control } = useFormContext<ContactValues>();
	const { errors } = useFormState({ control });
	const text = useFieldText();
	const link = (page: LegalPage) => (words: ReactNode) => (
		<Link className={styles.link} href={legalPath(locale, page)} target="_blank" prefetch={false}>
			{words}
			<span className={styles.hidden}> ({t("newWindow")})</span>
		</Link>
	);
	return (
		<div>
			<CheckboxField
				{...register("terms")}
				label={t.rich("terms", { terms: link("terms") })}
				error={text(errors.terms?.message)}
				isRequired
			/>
			<p className={styles.privacy}>{t.rich("privacy", { privacy: link("privacy") })}</p>
		</div>
	);
}
