"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { DocumentTitle } from "#components/error/document-title.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Confetti } from "#components/ui/confetti.tsx";
import type { Subscription } from "#lib/contract/schemas/newsletter.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { subscriptionQuery, useChangeSubscription } from "#lib/storefront/account/newsletter.ts";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { useFailure } from "#lib/storefront/client/use-failure.ts";
import styles from "./newsletter-page.module.scss";

/**
 * The subscription of this address. Opening the page changes nothing, since mail programs open links by themselves;
 * each state has a button for the next one.
 */
export function SubscriptionScreen({ locale }: { locale: Locale }) {
	const t = useTranslations("newsletterPage");
	const notFound = useTranslations("notFound")("title");
	const errorText = useErrorText();
	const { hash } = useParams<{ hash: string }>();
	const query = useQuery(subscriptionQuery(hash));
	const error = useFailure(query);
	const isLoading = useSteadyLoading(query.data === undefined && error === null);
	if (isLoading) return <p role="status">{t("loading")}</p>;
	if (query.data) return <State locale={locale} hash={hash} subscription={query.data} />;
	if (error instanceof ApiError && error.status === 404) {
		return (
			<div className={styles.state}>
				<DocumentTitle title={notFound} />
				<h1>{t("unknownTitle")}</h1>
				<p>{t("unknownText")}</p>
				<ToShop locale={locale} />
			</div>
		);
	}
	const isKnown = error instanceof ApiError && error.status < 500 && error.status > 0;
	return (
		<div className={styles.state} role="alert">
			<h1>{t("metaTitle")}</h1>
			<p>{isKnown ? errorText(error, "server_error") : t("loadFailed")}</p>
			<Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
				{t("retry")}
			</Button>
		</div>
	);
}

type StateProps = { locale: Locale; hash: string; subscription: Subscription };

function State({ locale, hash, subscription: { email, state } }: StateProps) {
	const t = useTranslations("newsletterPage");
	const change = useChangeSubscription(hash);
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(state);
	useEffect(() => {
		// The pressed button is gone after the change of state.
		if (shown.current !== state) heading.current?.focus();
		shown.current = state;
	}, [state]);
	const isRunning = (what: "confirm" | "end") => change.isPending && change.variables === what;
	const button = (what: "confirm" | "end", label: string, tone: "primary" | "secondary") => (
		<Button tone={tone} size="large" isBusy={isRunning(what)} onClick={() => !change.isPending && change.mutate(what)}>
			{isRunning(what) ? t(what === "confirm" ? "confirming" : "ending") : label}
		</Button>
	);
	return (
		<div className={styles.state}>
			{state === "confirmed" && <Confetti />}
			<h1 ref={heading} tabIndex={-1}>
				{t(`${state}Title`)}
			</h1>
			<p>{t(`${state}Text`, { email })}</p>
			<div className={styles.buttons}>
				{state === "pending" && button("confirm", t("confirm"), "primary")}
				{state === "pending" && button("end", t("refuse"), "secondary")}
				{state === "confirmed" && button("end", t("end"), "primary")}
				{state === "ended" && button("confirm", t("again"), "secondary")}
			</div>
			<p role="alert" className={styles.failed}>
				{change.isError && t("failed")}
			</p>
			{state !== "pending" && <ToShop locale={locale} />}
		</div>
	);
}

function ToShop({ locale }: { locale: Locale }) {
	const t = useTranslations("newsletterPage");
	return (
		<Link className={buttonClass({ tone: "quiet" })} href={screenPath(locale, "home")} prefetch={false}>
			{t("home")}
		</Link>
	);
}
