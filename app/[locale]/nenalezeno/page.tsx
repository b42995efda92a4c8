import type { Metadata } from "next";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	return notFoundMetadata(await pageLocale());
}

/** The 404 page, which the server sends for every unknown address (lib/server/app/front.ts). */
export default async function Page() {
	return <NotFoundPage locale={await pageLocale()} />;
}
