"use client";
import Link from "next/link";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { DocumentTitle } from "#components/error/document-title.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { WatchEnded } from "#lib/contract/schemas/watchdog.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useEndWatch } from "#lib/storefront/account/watchdog.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import styles from "./end-watch.module.scss";

/**
 * Ends the watch of this address by a button: opening the link must not end it, since mail programs open links by
 * themselves.
 */
export function EndWatch({ locale }: { locale: Locale }) {
	const t = useTranslations("watchdogEnd");
	const { hash } = useParams<{ hash: string }>();
	const end = useEndWatch(locale, hash);
	if (end.data) return <Ended ended={end.data} />;
	if (end.error instanceof ApiError && end.error.status === 404) return <Unknown />;
	return (
		<div className={styles.root}>
			<h1>{t("title")}</h1>
			<p>{t("text")}</p>
			<Button size="large" isBusy={end.isPending} onClick={() => end.mutate()}>
				{end.isPending ? t("ending") : t("end")}
			</Button>
			<p role="alert" className={styles.failed}>
				{end.isError && t("failed")}
			</p>
		</div>
	);
}

function Ended({ ended: { product, variant_name } }: { ended: WatchEnded }) {
	const t = useTranslations("watchdogEnd");
	const name = [product.name, variant_name].filter(Boolean).join(", ");
	return (
		<div className={styles.root}>
			<Title>{t("doneTitle")}</Title>
			<p>{t("doneText", { name })}</p>
			<Link className={buttonClass({ tone: "secondary" })} href={product.url} prefetch={false}>
				{t("open")}
			</Link>
		</div>
	);
}

function Unknown() {
	const t = useTranslations("watchdogEnd");
	const notFound = useTranslations("notFound")("title");
	return (
		<div className={styles.root}>
			<DocumentTitle title={notFound} />
			<Title>{t("unknownTitle")}</Title>
			<p>{t("unknownText")}</p>
		</div>
	);
}

/** Takes the focus from the button that it replaces. */
function Title({ children }: { children: string }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<h1 ref={heading} tabIndex={-1}>
			{children}
		</h1>
	);
}
