"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import type { LegalPage } from "#lib/i18n/languages/language.ts";
import { legalPath } from "#lib/i18n/paths.ts";
import styles from "./register-screen.module.scss";

type Props = { locale: Locale; field: UseFormRegisterReturn; error: string | undefined };

/** Consent to the terms, never ticked in advance, and a link to the privacy page. */
export function RegisterConsent({ locale, field, error }: Props) {
	const t = useTranslations("register");
	const link = (page: LegalPage) => (text: ReactNode) => (
		<Link className={styles.link} href={legalPath(locale, page)} target="_blank" prefetch={false}>
			{text}
			<span className={styles.hidden}> ({t("newWindow")})</span>
		</Link>
	);
	return (
		<div>
			<CheckboxField {...field} label={t.rich("consent", { terms: link("terms") })} error={error} isRequired />
			<p className={styles.privacy}>{t.rich("privacy", { privacy: link("privacy") })}</p>
		</div>
	);
}
