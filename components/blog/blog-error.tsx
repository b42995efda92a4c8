"use client";
import { useTranslations } from "next-intl";
import { ErrorPage } from "#components/error/error-page.tsx";

type Props = { error: unknown; reset: () => void; retry?: () => void };

/** Shown when posts cannot be loaded (promises §8). */
export function BlogError({ error, retry, reset }: Props) {
	const t = useTranslations("errors");
	return <ErrorPage error={error} text={t("load_posts")} onRetry={retry ?? reset} />;
}
