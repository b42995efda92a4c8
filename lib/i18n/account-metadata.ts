import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageLocale } from "./page-locale.ts";
import { hiddenMetadata } from "./page-metadata.ts";
import type { Screen } from "./paths.ts";

type Page = "orders" | "invoice" | "addresses" | "watched" | "reviews" | "settings";

/** Title of a page of the account, which no search engine may list. */
export async function accountMetadata(screen: Screen, page: Page): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "myAccount" });
	return hiddenMetadata({ title: t(`${page}.title`), screen });
}
