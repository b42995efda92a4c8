import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Locale } from "#lib/domain/locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

/** Head of the registration; the first of its two addresses is the canonical one. */
export async function registerMetadata(locale: Locale): Promise<Metadata> {
	const t = await getTranslations({ locale, namespace: "register" });
	return screenMetadata("register", { title: t("metaTitle"), description: t("lead") });
}
