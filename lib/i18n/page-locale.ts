import { notFound } from "next/navigation";
import { locale as rootLocale } from "next/root-params";
import type { Locale } from "#lib/domain/locale.ts";
import { localeOfFolder } from "./folders.ts";

/** Language of the page being rendered; an unknown one leads to the 404 page. */
export async function pageLocale(): Promise<Locale> {
	return localeOfFolder(await rootLocale()) ?? notFound();
}
