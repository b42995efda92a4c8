"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { DocumentTitle } from "#components/error/document-title.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { resetLinkQuery, useResetPassword } from "#lib/storefront/account/account-links.ts";
import { keepNotice } from "#lib/storefront/browser/kept-notice.ts";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { useFailure } from "#lib/storefront/client/use-failure.ts";
import { AccountForm } from "../../form/account-form.tsx";
import { useAccountSave } from "../../form/account-save.ts";
import styles from "../login/login-state.module.scss";
import { LoginTitle } from "../login/login-title.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { type NewPasswordValues, newPasswordValues } from "./new-password-values.ts";

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Sets a new password by the link in this address, which is checked before the form is shown. */
export function NewPasswordScreen({ locale }: { locale: Locale }) {
	const t = useTranslations("passwordReset");
	const errorText = useErrorText();
	const { hash } = useParams<{ hash: string }>();
	const query = useQuery(resetLinkQuery(hash));
	const { data, isFetching, refetch } = query;
	const error = useFailure(query);
	const [isEnded, setEnded] = useState(false);
	const isLoading = useSteadyLoading(data === undefined && error === null);
	if (isLoading) return <p role="status">{t("checking")}</p>;
	if (isEnded || isGone(error)) return <Expired locale={locale} />;
	if (!error) return <PasswordForm locale={locale} hash={hash} onGone={() => setEnded(true)} />;
	return (
		<div className={styles.root} role="alert">
			<h1>{t("newTitle")}</h1>
			<p>{errorText(error, "server_error")}</p>
			<Button isBusy={isFetching} onClick={() => void refetch()}>
				{t("retry")}
			</Button>
		</div>
	);
}

function PasswordForm({ locale, hash, onGone }: { locale: Locale; hash: string; onGone: () => void }) {
	const t = useTranslations("passwordReset");
	const reset = useResetPassword(hash);
	const form = useForm<NewPasswordValues>({
		resolver: zodResolver(newPasswordValues),
		defaultValues: { password: "", passwordAgain: "" },
		mode: "onTouched",
	});
	const { submit, problem } = useAccountSave({
		form,
		values: () => ({ password: "", passwordAgain: "" }),
		save: async ({ password }) => {
			try {
				await reset.mutateAsync(password);
			} catch (error) {
				if (!isGone(error)) throw error;
				return onGone();
			}
			keepNotice("success", t("done"));
			leaveTo(screenPath(locale, "login"));
		},
		failed: t("setFailed"),
	});
	const labels = { password: t("password"), passwordAgain: t("passwordAgain") };
	return (
		<FormProvider {...form}>
			<h1>{t("newTitle")}</h1>
			<p>{t("newLead")}</p>
			<AccountForm
				form={form}
				submit={submit}
				labels={labels}
				problem={problem}
				save={{ label: t("set"), busy: t("setting") }}
			>
				<NewPasswordFields labels={labels} />
			</AccountForm>
		</FormProvider>
	);
}

function Expired({ locale }: { locale: Locale }) {
	const t = useTranslations("passwordReset");
	const notFound = useTranslations("notFound")("title");
	return (
		<div className={styles.root}>
			<DocumentTitle title={notFound} />
			<LoginTitle>{t("expiredTitle")}</LoginTitle>
			<p>{t("expiredText")}</p>
			<Link className={buttonClass()} href={screenPath(locale, "passwordReset")} prefetch={false}>
				{t("askAgain")}
			</Link>
		</div>
	);
}
