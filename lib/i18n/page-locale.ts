import { notFound } from "next/navigation";
import { locale as rootLocale } from "next/root-params";
import { isLocale, type Locale } from "#lib/domain/locale.ts";

/** Language of the page being rendered; an unknown one is a page that does not exist. */
export async function pageLocale(): Promise<Locale> {
	const asked = await rootLocale();
	return isLocale(asked) ? asked : notFound();
}
