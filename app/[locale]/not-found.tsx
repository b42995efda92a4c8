import { locale as rootLocale } from "next/root-params";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { DEFAULT_LOCALE } from "#lib/domain/locale.ts";
import { localeOfFolder } from "#lib/i18n/folders.ts";

export default async function NotFound() {
	// For an unknown language the page is in Czech.
	return <NotFoundPage locale={localeOfFolder(await rootLocale()) ?? DEFAULT_LOCALE} />;
}
