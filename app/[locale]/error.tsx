"use client";
import { ErrorPage } from "#components/error/error-page.tsx";

type Props = { error: unknown; reset: () => void; retry?: () => void };

/** Shown when a page cannot be rendered. If this fails too, app/global-error.tsx is shown. */
export default function PageError({ error, retry, reset }: Props) {
	return <ErrorPage error={error} onRetry={retry ?? reset} />;
}
