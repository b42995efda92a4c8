"use client";
import { FallbackPage } from "#components/error/fallback-page.tsx";

/** Shown in place of the whole page when the error page itself fails. */
export default function GlobalError() {
	return <FallbackPage />;
}
