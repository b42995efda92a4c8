"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { type ResetRequestBody, type ResetRequestInput, resetRequestBody } from "#lib/contract/schemas/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useRequestReset } from "#lib/storefront/account/account-links.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { AccountForm } from "../../form/account-form.tsx";
import { useAccountSave } from "../../form/account-save.ts";
import { CaptchaNotice } from "../../form/captcha.tsx";
import { useCaptcha } from "../../form/use-captcha.ts";
import styles from "../login/login-state.module.scss";
import { LoginTitle } from "../login/login-title.tsx";

/** Requests a link for a new password. The confirmation is the same for known and unknown e-mails. */
export function ResetScreen({ locale }: { locale: Locale }) {
	const t = useTranslations("passwordReset");
	const [sentTo, setSentTo] = useState<string | null>(null);
	const [isAgain, setAgain] = useState(false);
	if (sentTo === null) return <RequestForm locale={locale} isAgain={isAgain} onSent={setSentTo} />;
	const askAgain = () => {
		setSentTo(null);
		setAgain(true);
	};
	return (
		<div className={styles.root}>
			<LoginTitle>{t("sentTitle")}</LoginTitle>
			<p>{t("sentText", { email: sentTo })}</p>
			<p className={styles.hint}>{t("sentHint")}</p>
			<Button tone="secondary" onClick={askAgain}>
				{t("another")}
			</Button>
		</div>
	);
}

type FormProps = {
	locale: Locale;
	/** A button opened the form again, so the form takes the focus. */
	isAgain: boolean;
	onSent: (email: string) => void;
};

function RequestForm({ locale, isAgain, onSent }: FormProps) {
	const t = useTranslations("passwordReset");
	const request = useRequestReset();
	const captcha = useCaptcha("password_reset");
	const form = useForm<ResetRequestInput, unknown, ResetRequestBody>({
		resolver: zodResolver(resetRequestBody),
		defaultValues: { email: "", locale },
		mode: "onTouched",
	});
	const { submit, problem } = useAccountSave({
		form,
		values: () => ({ ...form.getValues(), locale }),
		save: async (body) => {
			const captchaToken = await captcha.ask();
			await request.mutateAsync(captchaToken === undefined ? body : { ...body, captchaToken });
			onSent(body.email);
		},
		failed: t("requestFailed"),
	});
	const text = useFieldText();
	return (
		<>
			{isAgain ? <LoginTitle>{t("title")}</LoginTitle> : <h1>{t("title")}</h1>}
			<p>{t("lead")}</p>
			<AccountForm
				form={form}
				submit={submit}
				labels={{ email: t("email") }}
				problem={problem}
				save={{ label: t("request"), busy: t("requesting") }}
			>
				<TextField
					{...form.register("email")}
					type="email"
					label={t("email")}
					autoComplete="username"
					isRequired
					error={text(form.formState.errors.email?.message)}
				/>
				<CaptchaNotice captcha={captcha} />
			</AccountForm>
		</>
	);
}
