import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { alternates } from "./alternates.ts";
import { pageLocale } from "./page-locale.ts";
import { type Screen, screenPath } from "./paths.ts";

type Page = "orders" | "invoice" | "addresses" | "watched" | "reviews" | "settings";

/** Title and language versions of a page of the account, which no search engine may list. */
export async function accountMetadata(screen: Screen, page: Page): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "myAccount" });
	const urls = { cs: screenPath("cs", screen), en: screenPath("en", screen) };
	return { title: t(`${page}.title`), robots: { index: false }, ...alternates(locale, urls) };
}
