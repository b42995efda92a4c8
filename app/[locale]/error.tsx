"use client";
import { useTranslations } from "next-intl";
import { ErrorMessage } from "#components/error/error-message.tsx";

/** A page that could not be made. If even this cannot be shown, Next's own page with status 500 stands. */
export default function ErrorPage({ retry, reset }: { error: Error; reset: () => void; retry?: () => void }) {
	const t = useTranslations("error");
	return <ErrorMessage title={t("title")} text={t("text")} action={t("retry")} onRetry={retry ?? reset} />;
}
