import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Locale } from "../domain/locale.ts";

/** Head of the 404 page: the title of promises §2, and noindex. */
export async function notFoundMetadata(locale: Locale): Promise<Metadata> {
	const t = await getTranslations({ locale, namespace: "notFound" });
	return { title: { absolute: t("title") }, robots: { index: false, follow: true } };
}
