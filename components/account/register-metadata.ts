import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Locale } from "#lib/domain/locale.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { screenPath } from "#lib/i18n/paths.ts";

/** Head of the registration, which has two addresses: the first one is the canonical. */
export async function registerMetadata(locale: Locale): Promise<Metadata> {
	const t = await getTranslations({ locale, namespace: "register" });
	return {
		title: t("metaTitle"),
		description: t("lead"),
		...alternates(locale, { cs: screenPath("cs", "register"), en: screenPath("en", "register") }),
	};
}
