"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { FormProvider, useForm } from "react-hook-form";
import { PhoneField } from "#components/form/phone-field.tsx";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { useRegister } from "#lib/storefront/account/register.ts";
import { keepNotice } from "#lib/storefront/browser/kept-notice.ts";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import { pathAfterLogin } from "#lib/storefront/browser/way-on.ts";
import { useHomeCountry } from "#lib/storefront/client/home-country.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { AccountForm } from "../../form/account-form.tsx";
import { useAccountSave } from "../../form/account-save.ts";
import { CaptchaNotice } from "../../form/captcha.tsx";
import { useCaptcha } from "../../form/use-captcha.ts";
import { useWithWayBack } from "../login/login-links.tsx";
import { useGuestOnly } from "../login/use-guest-only.ts";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { RegisterConsent } from "./register-consent.tsx";
import styles from "./register-screen.module.scss";
import {
	blankRegistration,
	type RegisterFields,
	type RegisterValues,
	registerValues,
	registrationOf,
} from "./register-values.ts";

/** Registration, for guests only; it leads to the target in the address, or to the account. */
export function RegisterScreen({ locale }: { locale: Locale }) {
	const t = useTranslations("register");
	const login = useTranslations("login");
	const contact = useTranslations("checkout.contact");
	useGuestOnly(locale);
	const register = useRegister();
	const captcha = useCaptcha("register");
	const blank = blankRegistration(useHomeCountry().phonePrefix);
	const form = useForm<RegisterValues, unknown, RegisterFields>({
		resolver: zodResolver(registerValues),
		defaultValues: blank,
		mode: "onTouched",
	});
	const { submit, problem } = useAccountSave({
		form,
		// On return to the page typed values are still there, except the passwords.
		values: () => ({ ...blank, ...form.getValues(), password: "", passwordAgain: "" }),
		save: async (fields) => {
			const { missing = [] } = await register.mutateAsync(registrationOf(fields, locale, await captcha.ask()));
			const done = t("done", { email: fields.email });
			if (missing.length === 0) keepNotice("success", done);
			else keepNotice("danger", `${done} ${login("missing", { goods: missing.join(", ") })}`);
			leaveTo(pathAfterLogin(locale));
		},
		failed: t("failed"),
	});
	const text = useFieldText();
	const { errors } = form.formState;
	const labels = {
		firstname: t("firstname"),
		lastname: t("lastname"),
		email: t("email"),
		phone: contact("phone"),
		password: t("password"),
		passwordAgain: t("passwordAgain"),
		consent: t("consentLabel"),
	};
	return (
		<FormProvider {...form}>
			<AccountForm
				form={form}
				submit={submit}
				labels={labels}
				problem={problem}
				save={{ label: t("submit"), busy: t("sending") }}
			>
				<div className={styles.names}>
					<TextField
						{...form.register("firstname")}
						label={labels.firstname}
						autoComplete="given-name"
						isRequired
						error={text(errors.firstname?.message)}
					/>
					<TextField
						{...form.register("lastname")}
						label={labels.lastname}
						autoComplete="family-name"
						isRequired
						error={text(errors.lastname?.message)}
					/>
				</div>
				<div className={styles.email}>
					<TextField
						{...form.register("email")}
						type="email"
						label={labels.email}
						autoComplete="username"
						isRequired
						error={text(errors.email?.message)}
					/>
					{errors.email?.message === "account_exists" && <ToLogin locale={locale} />}
				</div>
				<PhoneField isRequired={false} hint={t("phoneHint")} />
				<NewPasswordFields labels={labels} />
				<CheckboxField {...form.register("newsletter")} label={t("newsletter")} />
				<RegisterConsent locale={locale} field={form.register("consent")} error={text(errors.consent?.message)} />
				<CaptchaNotice captcha={captcha} />
			</AccountForm>
			<p className={styles.login}>
				{t("hasAccount")} <ToLogin locale={locale} />
			</p>
		</FormProvider>
	);
}

/** Link to the login with the target of this page. */
function ToLogin({ locale }: { locale: Locale }) {
	const t = useTranslations("register");
	return (
		<Link className={styles.link} href={useWithWayBack(screenPath(locale, "login"))} prefetch={false}>
			{t("toLogin")}
		</Link>
	);
}
