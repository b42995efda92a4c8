"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { DocumentTitle } from "#components/error/document-title.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Confetti } from "#components/ui/confetti.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { confirmEmailQuery } from "#lib/storefront/account/account-links.ts";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { useFailure } from "#lib/storefront/client/use-failure.ts";
import { customerKey } from "#lib/storefront/customer/customer.ts";
import { loginPathFromHere } from "#lib/storefront/customer/login-path.ts";
import { useIsSignedIn } from "#lib/storefront/customer/signed-in.ts";
import styles from "../login/login-state.module.scss";
import { LoginTitle } from "../login/login-title.tsx";

/**
 * Confirms the e-mail that got the link of this address, without a click: opening it twice does no harm. A guest signs
 * in first and returns here.
 */
export function ConfirmScreen({ locale }: { locale: Locale }) {
	const t = useTranslations("confirmEmail");
	const notFound = useTranslations("notFound")("title");
	const errorText = useErrorText();
	const client = useQueryClient();
	const { hash } = useParams<{ hash: string }>();
	const query = useQuery(confirmEmailQuery(hash));
	const { data, isFetching, refetch } = query;
	const error = useFailure(query);
	const isSignedIn = useIsSignedIn();
	const isConfirmed = data !== undefined;
	useEffect(() => {
		if (isConfirmed) void client.invalidateQueries({ queryKey: customerKey() });
	}, [client, isConfirmed]);
	const isLoading = useSteadyLoading(data === undefined && error === null);
	if (isLoading) return <p role="status">{t("confirming")}</p>;
	if (data) {
		return (
			<div className={styles.root}>
				<Confetti />
				<LoginTitle>{t("doneTitle")}</LoginTitle>
				<p>{t("doneText", { email: data.email })}</p>
				<ToAccount locale={locale} text={t("toAccount")} />
			</div>
		);
	}
	if (error instanceof ApiError && error.code === "sign_in_first") {
		return (
			<div className={styles.root}>
				<LoginTitle>{isSignedIn ? t("otherTitle") : t("signInTitle")}</LoginTitle>
				<p>{isSignedIn ? t("otherText") : t("signInText")}</p>
				{isSignedIn ? (
					<ToAccount locale={locale} text={t("toAccount")} />
				) : (
					<Link className={buttonClass({ tone: "primary" })} href={loginPathFromHere(locale)} prefetch={false}>
						{t("signIn")}
					</Link>
				)}
			</div>
		);
	}
	if (error instanceof ApiError && (error.status === 404 || error.code === "account_exists")) {
		const isTaken = error.code === "account_exists";
		return (
			<div className={styles.root}>
				{!isTaken && <DocumentTitle title={notFound} />}
				<LoginTitle>{isTaken ? t("takenTitle") : t("expiredTitle")}</LoginTitle>
				<p>{isTaken ? t("takenText") : t("expiredText")}</p>
				<ToAccount locale={locale} text={t("toAccount")} />
			</div>
		);
	}
	return (
		<div className={styles.root} role="alert">
			<h1>{t("failedTitle")}</h1>
			<p>{errorText(error, "server_error")}</p>
			<Button isBusy={isFetching} onClick={() => void refetch()}>
				{t("retry")}
			</Button>
		</div>
	);
}

/** The middleware sends guests to the login first. */
function ToAccount({ locale, text }: { locale: Locale; text: string }) {
	return (
		<Link className={buttonClass({ tone: "secondary" })} href={screenPath(locale, "account")} prefetch={false}>
			{text}
		</Link>
	);
}
