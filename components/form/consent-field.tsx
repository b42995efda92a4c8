"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import type { LegalPage } from "#lib/i18n/languages/language.ts";
import { legalPath } from "#lib/i18n/paths.ts";
import styles from "./consent-field.module.scss";
import type { CheckoutValues } from "./form-values.ts";
import { useFieldProblem } from "./use-field-problem.ts";

/** Consent to the terms, never ticked in advance; outside the form element and linked to it by its id. */
export function ConsentField({ locale, formId }: { locale: Locale; formId: string }) {
	const t = useTranslations("checkout.panel");
	const { register } = useFormContext<CheckoutValues>();
	const link = (page: LegalPage) => (text: ReactNode) => (
		<Link className={styles.link} href={legalPath(locale, page)} target="_blank" prefetch={false}>
			{text}
			<span className={styles.hidden}> ({t("newWindow")})</span>
		</Link>
	);
	return (
		<div>
			<CheckboxField
				{...register("consent")}
				form={formId}
				label={t.rich("consent", { terms: link("terms") })}
				error={useFieldProblem("consent")}
				isRequired
			/>
			<p className={styles.privacy}>{t.rich("privacy", { privacy: link("privacy") })}</p>
		</div>
	);
}
