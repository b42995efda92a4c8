"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { FormProvider, useForm } from "react-hook-form";
import { useNotice } from "#components/ui/notices.tsx";
import { type PasswordBody, passwordBody, type User } from "#lib/contract/schemas/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { useChangePassword } from "#lib/storefront/account/account.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { AccountForm } from "../../form/account-form.tsx";
import { bodyResolver } from "../../form/account-resolver.ts";
import { useAccountSave } from "../../form/account-save.ts";
import { PasswordField } from "../../form/password-field.tsx";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { isSamePassword, type NewPasswordValues } from "../password/new-password-values.ts";
import styles from "./settings-section.module.scss";
import { SettingsSection } from "./settings-section.tsx";

type Values = PasswordBody & NewPasswordValues;

const BLANK: Values = { currentPassword: "", password: "", passwordAgain: "" };

const resolver = bodyResolver({
	schema: passwordBody,
	bodyOf: ({ passwordAgain: _, ...body }: Values) => body,
	also: (values) => {
		if (values.passwordAgain === "") return [["passwordAgain", "required"]];
		return isSamePassword(values) ? [] : [["passwordAgain", "passwords_differ"]];
	},
});

/** Changes the password, which signs out every other browser. */
export function SettingsPassword({ user, locale }: { user: User; locale: Locale }) {
	const t = useTranslations("myAccount.password");
	const login = useTranslations("login");
	const text = useFieldText();
	const notice = useNotice();
	const change = useChangePassword();
	const form = useForm<Values, unknown, PasswordBody>({ resolver, defaultValues: BLANK, mode: "onTouched" });
	const { submit, problem } = useAccountSave({
		form,
		values: () => BLANK,
		fields: { wrong_password: "currentPassword" },
		failed: t("failed"),
		save: async (body) => {
			await change.mutateAsync(body);
			form.reset(BLANK);
			notice("success", t("changed"));
		},
	});
	const { errors } = form.formState;
	const labels = { currentPassword: t("current"), password: t("new"), passwordAgain: t("again") };
	return (
		<SettingsSection title={t("title")}>
			<p className={styles.quiet}>{t("lead")}</p>
			<FormProvider {...form}>
				<AccountForm
					form={form}
					submit={submit}
					problem={problem}
					labels={labels}
					save={{ label: t("change"), busy: t("changing") }}
				>
					{/* Tells password managers whose password it is. */}
					<input type="text" autoComplete="username" value={user.email} readOnly hidden />
					<PasswordField
						{...form.register("currentPassword")}
						autoComplete="current-password"
						label={t("current")}
						isRequired
						error={text(errors.currentPassword?.message)}
					/>
					<NewPasswordFields labels={labels} />
				</AccountForm>
			</FormProvider>
			<p>
				<Link href={screenPath(locale, "passwordReset")} prefetch={false}>
					{login("forgotten")}
				</Link>
			</p>
		</SettingsSection>
	);
}
