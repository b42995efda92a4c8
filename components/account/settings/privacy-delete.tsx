"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import { deletionBody, type User } from "#lib/contract/schemas/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useDeleteAccount } from "#lib/storefront/account/account.ts";
import { useSignOut } from "#lib/storefront/account/sign-out.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { AccountForm } from "../../form/account-form.tsx";
import { useAccountSave } from "../../form/account-save.ts";
import { PasswordField } from "../../form/password-field.tsx";
import { AccountDialog } from "../frame/account-dialog.tsx";
import styles from "./settings-section.module.scss";
import { SettingsSection } from "./settings-section.tsx";

type Props = { user: User; locale: Locale };
type Values = { currentPassword: string };

const BLANK: Values = { currentPassword: "" };

/** Deletes the account, after saying what is deleted, what is kept and why, and asking for the password (GDPR Art. 17). */
export function PrivacyDelete({ user, locale }: Props) {
	const t = useTranslations("myAccount.delete");
	const [isAsking, setIsAsking] = useState(false);
	// The router keeps a left page with its open dialog.
	useEffect(() => () => setIsAsking(false), []);
	return (
		<SettingsSection title={t("title")}>
			<p className={styles.quiet}>{t("text")}</p>
			<div>
				<Button tone="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
					{t("button")}
				</Button>
			</div>
			{isAsking && (
				<AccountDialog title={t("question")} onClose={() => setIsAsking(false)}>
					{(close) => (
						<>
							<ul className={styles.list}>
								<li>{t("goes")}</li>
								<li>{t("stays")}</li>
								<li>{t("final")}</li>
							</ul>
							<DeleteForm user={user} locale={locale} close={close} />
						</>
					)}
				</AccountDialog>
			)}
		</SettingsSection>
	);
}

function DeleteForm({ user, locale, close }: Props & { close: () => void }) {
	const t = useTranslations("myAccount.delete");
	const text = useFieldText();
	const { mutateAsync } = useDeleteAccount();
	const { mutateAsync: signOut } = useSignOut(locale);
	const form = useForm<Values, unknown, Values>({
		resolver: zodResolver(deletionBody),
		defaultValues: BLANK,
		mode: "onTouched",
	});
	const { submit, problem } = useAccountSave({
		form,
		values: () => BLANK,
		fields: { wrong_password: "currentPassword" },
		failed: t("failed"),
		isModal: true,
		save: async ({ currentPassword }) => {
			await mutateAsync(currentPassword);
			// The session ended with the account, so the shop may refuse the logout.
			await signOut(t("done")).catch(() => {});
		},
	});
	return (
		<AccountForm
			form={form}
			submit={submit}
			problem={problem}
			labels={{ currentPassword: t("password") }}
			save={{ label: t("confirm"), busy: t("deleting") }}
			buttons={
				<Button tone="secondary" onClick={close}>
					{t("keep")}
				</Button>
			}
		>
			<input type="text" autoComplete="username" value={user.email} readOnly hidden />
			<PasswordField
				{...form.register("currentPassword")}
				autoComplete="current-password"
				label={t("password")}
				isRequired
				error={text(form.formState.errors.currentPassword?.message)}
			/>
		</AccountForm>
	);
}
