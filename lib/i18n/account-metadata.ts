import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageLocale } from "./page-locale.ts";
import { screenMetadata } from "./page-metadata.ts";
import type { Screen } from "./screens.ts";

type Page = "orders" | "invoice" | "addresses" | "watched" | "reviews" | "settings";

/** Head of a page of the account. */
export async function accountMetadata(screen: Screen, page: Page): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "myAccount" });
	return screenMetadata(screen, { title: t(`${page}.title`) });
}
