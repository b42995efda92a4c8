"use client";
import { useTranslations } from "next-intl";
import styles from "./fields-grid.module.scss";
import { FormField } from "./form-field.tsx";
import { StepSection } from "./step-section.tsx";

export function ContactSection() {
	const t = useTranslations("checkout.contact");
	return (
		<StepSection title={t("title")}>
			<div className={styles.root}>
				<FormField
					name="email"
					type="email"
					inputMode="email"
					autoComplete="email"
					label={t("email")}
					hint={t("emailHint")}
					isRequired
				/>
				<FormField
					name="phone"
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					label={t("phone")}
					hint={t("phoneHint")}
					isRequired
				/>
			</div>
		</StepSection>
	);
}
