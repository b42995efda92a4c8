import { locale as rootLocale } from "next/root-params";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { DEFAULT_LOCALE } from "#lib/domain/locale.ts";

export default async function NotFound() {
	// An unknown language is shown in Czech.
	return <NotFoundPage locale={(await rootLocale()) === "en" ? "en" : DEFAULT_LOCALE} />;
}
