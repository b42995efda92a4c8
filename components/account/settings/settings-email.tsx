"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { useNotice } from "#components/ui/notices.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { type EmailBody, emailBody, type User } from "#lib/contract/schemas/account.ts";
import { useChangeEmail } from "#lib/storefront/account/account.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { AccountForm } from "../../form/account-form.tsx";
import { useAccountSave } from "../../form/account-save.ts";
import { PasswordField } from "../../form/password-field.tsx";
import styles from "./settings-section.module.scss";
import { SettingsSection } from "./settings-section.tsx";

const BLANK: EmailBody = { email: "", currentPassword: "" };

/** Changes the e-mail, which is also the login name; it takes effect once the link mailed to it is opened. */
export function SettingsEmail({ user }: { user: User }) {
	const t = useTranslations("myAccount.email");
	const text = useFieldText();
	const notice = useNotice();
	const change = useChangeEmail();
	const form = useForm<EmailBody, unknown, EmailBody>({
		resolver: zodResolver(emailBody),
		defaultValues: BLANK,
		mode: "onTouched",
	});
	const { submit, problem } = useAccountSave({
		form,
		values: () => BLANK,
		fields: { account_exists: "email", wrong_password: "currentPassword" },
		failed: t("failed"),
		save: async (body) => {
			const { pendingEmail } = await change.mutateAsync(body);
			form.reset(BLANK);
			notice("success", t("sent", { email: pendingEmail }));
		},
	});
	const { errors } = form.formState;
	return (
		<SettingsSection title={t("title")}>
			<p>{t.rich("current", { email: user.email, b: (chunks) => <strong>{chunks}</strong> })}</p>
			<div role="status">
				{user.pendingEmail !== null && <p className={styles.pending}>{t("pending", { email: user.pendingEmail })}</p>}
			</div>
			<AccountForm
				form={form}
				submit={submit}
				problem={problem}
				labels={{ email: t("new"), currentPassword: t("password") }}
				save={{ label: t("change"), busy: t("changing") }}
			>
				<TextField
					{...form.register("email")}
					type="email"
					autoComplete="email"
					label={t("new")}
					hint={t("hint")}
					isRequired
					error={text(errors.email?.message)}
				/>
				<PasswordField
					{...form.register("currentPassword")}
					autoComplete="current-password"
					label={t("password")}
					isRequired
					error={text(errors.currentPassword?.message)}
				/>
			</AccountForm>
		</SettingsSection>
	);
}
