"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { DocumentTitle } from "#components/error/document-title.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { WatchOfLink as Watch } from "#lib/contract/schemas/watchdog.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useConfirmWatch, useEndWatch, watchOfLinkQuery } from "#lib/storefront/account/watchdog.ts";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useFailure } from "#lib/storefront/client/use-failure.ts";
import styles from "./watch-of-link.module.scss";

/**
 * The watch of this address. Opening the link neither begins nor ends it, since mail programs open links by themselves; its
 * buttons do.
 */
export function WatchOfLink({ locale }: { locale: Locale }) {
	const t = useTranslations("watchdogEnd");
	const { hash } = useParams<{ hash: string }>();
	const query = useQuery(watchOfLinkQuery(locale, hash));
	const error = useFailure(query);
	const isLoading = useSteadyLoading(query.data === undefined && error === null);
	if (isLoading) return <p role="status">{t("loading")}</p>;
	if (query.data) return <State locale={locale} hash={hash} watch={query.data} />;
	if (error instanceof ApiError && error.status === 404) return <Unknown />;
	return (
		<div className={styles.root} role="alert">
			<h1>{t("metaTitle")}</h1>
			<p>{t("loadFailed")}</p>
			<Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
				{t("retry")}
			</Button>
		</div>
	);
}

function State({ locale, hash, watch }: { locale: Locale; hash: string; watch: Watch }) {
	const t = useTranslations("watchdogEnd");
	const end = useEndWatch(locale, hash);
	const confirm = useConfirmWatch(locale, hash);
	const name = [watch.product.name, watch.variant_name].filter(Boolean).join(", ");
	const done = (what: "done" | "confirmed" | "inStock" | "refused" | "withdrawn", isNews = true, more?: ReactNode) => (
		<div className={styles.root}>
			<Title isNews={isNews}>{t(`${what}Title`)}</Title>
			<p>{t(`${what}Text`, { name })}</p>
			{what !== "withdrawn" && (
				<Link className={buttonClass({ tone: "secondary" })} href={watch.product.url} prefetch={false}>
					{t("open")}
				</Link>
			)}
			{more}
		</div>
	);
	const { state, is_guest: isGuest } = confirm.data ?? watch;
	const failed = (
		<p role="alert" className={styles.failed}>
			{end.isError && t("failed")}
			{confirm.isError && t("confirmFailed")}
		</p>
	);
	if (end.data) return done(isGuest && state !== "watching" ? "refused" : "done");
	if (state === "refused" || state === "withdrawn") return done(state, false);
	if (state === "ended") {
		const refuse = (
			<>
				<Button tone="secondary" isBusy={end.isPending} onClick={() => end.mutate()}>
					{t("refuseMore")}
				</Button>
				{failed}
			</>
		);
		return done("done", false, isGuest && refuse);
	}
	if (confirm.error instanceof ApiError && confirm.error.code === "already_in_stock") return done("inStock");
	if ([end, confirm].some(({ error }) => error instanceof ApiError && error.status === 404)) return <Unknown isNews />;
	if (confirm.data) return done("confirmed");
	const isPending = state === "pending";
	return (
		<div className={styles.root}>
			<h1>{isPending ? t("pendingTitle") : t("title")}</h1>
			<p>{isPending ? t("pendingText", { name }) : t("text")}</p>
			{isPending && (
				<Button size="large" isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
					{confirm.isPending ? t("confirming") : t("confirm")}
				</Button>
			)}
			<Button
				size="large"
				tone={isPending ? "secondary" : "primary"}
				isBusy={end.isPending}
				onClick={() => end.mutate()}
			>
				{end.isPending ? t("ending") : t(isPending ? "refuse" : "end")}
			</Button>
			{failed}
		</div>
	);
}

function Unknown({ isNews = false }: { isNews?: boolean }) {
	const t = useTranslations("watchdogEnd");
	const notFound = useTranslations("notFound")("title");
	return (
		<div className={styles.root}>
			<DocumentTitle title={notFound} />
			<Title isNews={isNews}>{t("unknownTitle")}</Title>
			<p>{t("unknownText")}</p>
		</div>
	);
}

/** News takes the focus from the button that it replaces. */
function Title({ isNews, children }: { isNews: boolean; children: ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (isNews) heading.current?.focus();
	}, [isNews]);
	return (
		<h1 ref={heading} tabIndex={-1}>
			{children}
		</h1>
	);
}
