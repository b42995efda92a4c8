"use client";
import { useTranslations } from "next-intl";
import styles from "../../form/fields-grid.module.scss";
import { FormField } from "../../form/form-field.tsx";
import { PhoneField } from "../../form/phone-field.tsx";
import { EmailSlip } from "./email-slip.tsx";
import { StepSection } from "./step-section.tsx";

export function ContactSection() {
	const t = useTranslations("checkout.contact");
	return (
		<StepSection id="contact" title={t("title")}>
			<div className={styles.root}>
				<div>
					<FormField
						name="email"
						type="email"
						inputMode="email"
						autoComplete="email"
						label={t("email")}
						hint={t("emailHint")}
						isRequired
					/>
					<EmailSlip />
				</div>
				<PhoneField />
			</div>
		</StepSection>
	);
}
