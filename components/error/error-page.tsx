"use client";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { homePath } from "#lib/i18n/home-path.ts";
import { isChunkError, reloadForChunk } from "#lib/storefront/browser/chunk-reload.ts";
import { failProgress } from "#lib/storefront/browser/page-progress.ts";
import { DocumentTitle } from "./document-title.tsx";
import styles from "./error.module.scss";
import { statusOf } from "./status-of.ts";

/**
 * Error page for every status except 404: a generic title, an explanation, a hint and links (promises §2 Generic
 * behaviour).
 */
export function ErrorPage({
	error,
	text,
	onRetry,
}: {
	error: unknown;
	/** A specific explanation, if there is one. */
	text?: string;
	onRetry: () => void;
}) {
	const t = useTranslations("error");
	const locale = useLocale();
	const title = t("title");
	useEffect(() => {
		failProgress();
		if (isChunkError(error)) reloadForChunk();
	}, [error]);
	return (
		<div className={styles.root}>
			<DocumentTitle title={title} />
			<p className={styles.code} aria-hidden="true">
				{statusOf(error)}
			</p>
			<h1>{title}</h1>
			<p>{text ?? t("text")}</p>
			<p>{t("hint")}</p>
			<div className={styles.actions}>
				<Button onClick={onRetry}>{t("retry")}</Button>
				<Link className={buttonClass({ tone: "secondary" })} href={homePath(locale)} prefetch={false}>
					{t("home")}
				</Link>
			</div>
		</div>
	);
}
