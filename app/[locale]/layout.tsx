import "#styles/globals.scss";
import "./base-styles.ts";
import type { Metadata, Viewport } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TagManager } from "#components/analytics/tag-manager.tsx";
import { Vitals } from "#components/analytics/vitals.tsx";
import { IntroPopup } from "#components/banner/intro-popup.tsx";
import { ConsentBar } from "#components/consent/consent-bar.tsx";
import { ConsentScript } from "#components/consent/consent-script.tsx";
import { Footer } from "#components/layout/footer.tsx";
import { Header } from "#components/layout/header.tsx";
import { HEADER_END_ID } from "#components/layout/header-end-id.ts";
import { ChunkReloadScript } from "#components/layout/page/chunk-reload-script.tsx";
import { CurrencyScript } from "#components/layout/page/currency-script.tsx";
import { EarlyClickScript } from "#components/layout/page/early-click-script.tsx";
import { GlobalModal } from "#components/layout/page/global-modal.tsx";
import { PagePrefetch } from "#components/layout/page/page-prefetch.tsx";
import { PageProgress } from "#components/layout/page/page-progress.tsx";
import { Providers } from "#components/layout/page/providers.tsx";
import { PlainHeader } from "#components/layout/plain-header.tsx";
import { ShopFrame } from "#components/layout/shop-frame.tsx";
import { TrustStrip } from "#components/layout/trust-strip.tsx";
import { LOCALES } from "#lib/domain/locale.ts";
import { homeCountryOf } from "#lib/domain/people/home-country.ts";
import { shellMessages } from "#lib/i18n/client-messages.ts";
import { folderOf } from "#lib/i18n/folders.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { legalPath, localPath, screenPath } from "#lib/i18n/paths.ts";
import { SCREEN_LIST } from "#lib/i18n/screens.ts";
import { lateTextsPath } from "#lib/storefront/content/late-texts.ts";
import {
	fetchCountries,
	fetchCurrencies,
	fetchPoster,
	fetchSearchPlaceholders,
	fetchSettings,
} from "#lib/storefront/content/settings.ts";
import { fetchCategoryTree } from "#lib/storefront/goods/catalogue.ts";
import { seasonIn } from "#lib/storefront/goods/season.ts";
// Code that Next would send beside the layout's, each in one more file of every page.
import "#components/error/document-title.tsx";
import "../global-error.tsx";
import { fontVariables } from "./fonts.ts";

/** Layouts of folders other than the default one (promises §2 Layouts). */
const LAYOUTS = Object.fromEntries(
	SCREEN_LIST.flatMap(([screen, { layout }]) => (layout ? [[folderOf(screen), layout]] : [])),
);

export function generateStaticParams() {
	return LOCALES.map((locale) => ({ locale: LANGUAGES[locale].folder }));
}

/** The only theme is light. */
export const viewport: Viewport = { themeColor: "#fffdf9", colorScheme: "light" };

/** The part of the head common to all pages; each page adds its own (lib/i18n/page-metadata.ts). */
export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "shop" });
	return {
		metadataBase: new URL(process.env.SHOP_URL ?? "http://localhost:3000"),
		title: { default: t("title"), template: `%s | ${t("name")}` },
		description: t("description"),
		applicationName: t("name"),
		formatDetection: { telephone: false },
		manifest: localPath(locale, "manifest.webmanifest"),
		icons: {
			icon: [
				{ url: "/favicon.ico", sizes: "48x48" },
				{ url: "/icon.svg", type: "image/svg+xml" },
			],
			apple: [{ url: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" }],
		},
	};
}

export default async function RootLayout({ children }: { children: ReactNode }) {
	const locale = await pageLocale();
	const [settings, currencies, countries, placeholders, categories, poster, messages, lateTexts, t] = await Promise.all(
		[
			fetchSettings(locale),
			fetchCurrencies(),
			fetchCountries(locale),
			fetchSearchPlaceholders(locale),
			fetchCategoryTree(locale),
			fetchPoster(locale),
			shellMessages(locale),
			lateTextsPath(locale),
			getTranslations({ locale }),
		],
	);
	const banner = (name: string) => poster[name] ?? null;
	const tagManagerId = process.env.TAG_MANAGER_ID?.trim();
	return (
		// Scripts before the first paint mark the document with the visitor's earlier choices.
		<html lang={locale} className={fontVariables} suppressHydrationWarning>
			<head>
				<ChunkReloadScript />
				<ConsentScript />
				<CurrencyScript currencies={currencies} />
				<EarlyClickScript />
				<link rel="expect" href={`#${HEADER_END_ID}`} blocking="render" />
			</head>
			<body>
				<NextIntlClientProvider locale={locale} messages={messages}>
					<Providers closeLabel={t("cart.close")} home={homeCountryOf(countries)} lateTexts={lateTexts}>
						<ShopFrame
							layouts={LAYOUTS}
							header={
								<>
									<ConsentBar more={legalPath(locale, "cookies")} />
									<Header
										locale={locale}
										settings={settings}
										currencies={currencies}
										hasCategories={categories.length > 0}
										placeholders={placeholders}
										season={seasonIn(settings, categories)?.season ?? null}
										promo={banner("banner.promo")}
									/>
								</>
							}
							plainHeader={<PlainHeader locale={locale} />}
							footer={
								<>
									<TrustStrip locale={locale} dispatch={settings.dispatch} />
									<Footer locale={locale} settings={settings} />
									{settings.intropopup.is_enabled && (
										<IntroPopup
											desktop={banner("banner.popup_desktop")}
											mobile={banner("banner.popup_mobile")}
											notBelow={(["cart", "payment", "summary", "request"] as const).map((screen) =>
												screenPath(locale, screen),
											)}
										/>
									)}
								</>
							}
						>
							{children}
						</ShopFrame>
						<GlobalModal />
						<PageProgress />
						<PagePrefetch />
						<Vitals />
						{tagManagerId && <TagManager id={tagManagerId} />}
					</Providers>
				</NextIntlClientProvider>
			</body>
		</html>
	);
}
