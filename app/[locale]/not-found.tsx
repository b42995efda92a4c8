import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { locale as rootLocale } from "next/root-params";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { DEFAULT_LOCALE, type Locale } from "#lib/domain/locale.ts";

// An unknown language is shown in Czech.
const shownLocale = async (): Promise<Locale> => ((await rootLocale()) === "en" ? "en" : DEFAULT_LOCALE);

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await shownLocale(), namespace: "notFound" });
	return { title: t("title") };
}

export default async function NotFound() {
	return <NotFoundPage locale={await shownLocale()} />;
}
