"use client";
import { ErrorPage } from "#components/error/error-page.tsx";

type Props = { error: unknown; reset: () => void; retry?: () => void };

/** A page that could not be made. If even this cannot be shown, app/global-error.tsx is. */
export default function PageError({ error, retry, reset }: Props) {
	return <ErrorPage error={error} onRetry={retry ?? reset} />;
}
