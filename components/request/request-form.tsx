"use client";
import { useTranslations } from "next-intl";
import type { ReactNode, SyntheticEvent } from "react";
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from "react-hook-form";
import { AccountForm } from "#components/form/account-form.tsx";
import { CaptchaNotice } from "#components/form/captcha.tsx";
import type { CaptchaOfForm } from "#components/form/use-captcha.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ContactFields } from "./contact-fields.tsx";
import { RequestConsent } from "./request-consent.tsx";
import styles from "./request-form.module.scss";
import { RequestSection } from "./request-section.tsx";
import { useIsAlive } from "./use-is-alive.ts";

type Props<Values extends FieldValues, Body> = {
	locale: Locale;
	form: UseFormReturn<Values, unknown, Body>;
	submit: (event: SyntheticEvent) => void;
	problem: string | null;
	captcha: CaptchaOfForm;
	/** The request was sent, and the next page is loading. */
	isLeaving: boolean;
	/** Labels of the form's fields, in the order of the screen. */
	labels: Record<string, string>;
	send: string;
	/** The line in the place of the contact as long as what is asked before it is not answered; the first try to send opens it. */
	contactLater?: string | null;
	/** Price and what is chosen so far, with what ends the form: an error and the button. */
	summary?: (end: ReactNode) => ReactNode;
	children: ReactNode;
};

/** The request (`children`), then contact, consent, price and button. */
export function RequestForm<Values extends FieldValues, Body>({
	locale,
	form,
	submit,
	problem,
	captcha,
	isLeaving,
	labels,
	send,
	contactLater = null,
	summary,
	children,
}: Props<Values, Body>) {
	const t = useTranslations("requestForm");
	const contact = useTranslations("checkout.contact");
	const isAlive = useIsAlive();
	const { submitCount } = useFormState({ control: form.control });
	const person = {
		firstname: t("firstname"),
		lastname: t("lastname"),
		email: t("email"),
		phone: contact("phone"),
		note: t("note"),
		terms: t("termsLabel"),
	};
	return (
		<FormProvider {...form}>
			<AccountForm
				form={form}
				submit={submit}
				labels={{ ...labels, ...person }}
				problem={problem}
				save={{ label: isLeaving ? t("sending") : send, busy: t("sending") }}
			>
				{(end) => (
					<fieldset className={styles.root} disabled={!isAlive}>
						{children}
						<RequestSection title={t("contact")} later={submitCount > 0 ? null : contactLater}>
							<ContactFields />
						</RequestSection>
						<RequestConsent locale={locale} />
						<CaptchaNotice captcha={captcha} />
						{summary ? summary(end) : end}
					</fieldset>
				)}
			</AccountForm>
		</FormProvider>
	);
}
