import "#styles/globals.scss";
import type { Metadata, Viewport } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Footer } from "#components/layout/footer.tsx";
import { Header } from "#components/layout/header.tsx";
import { Providers } from "#components/layout/providers.tsx";
import { fetchCategoryTree, fetchSearchPlaceholders, fetchSettings } from "#lib/api/server.ts";
import { LOCALES } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import { LOCALE_FOLDERS } from "#lib/i18n/locale-folders.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { fontVariables } from "./fonts.ts";

export function generateStaticParams() {
	return LOCALES.map((locale) => ({ locale: LOCALE_FOLDERS[locale] }));
}

export const viewport: Viewport = { themeColor: "#fffdf9" };

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "shop" });
	return {
		metadataBase: new URL(process.env.SHOP_URL ?? "http://localhost:3000"),
		title: { default: t("title"), template: `%s | ${t("name")}` },
		description: t("description"),
		icons: {
			icon: [
				{ url: "/favicon.ico", sizes: "48x48" },
				{ url: "/icon.svg", type: "image/svg+xml" },
			],
		},
	};
}

export default async function RootLayout({ children }: { children: ReactNode }) {
	const locale = await pageLocale();
	const [settings, placeholders, categories, messages, t] = await Promise.all([
		fetchSettings(locale),
		fetchSearchPlaceholders(locale),
		fetchCategoryTree(locale),
		clientMessages(locale),
		getTranslations({ locale }),
	]);
	return (
		<html lang={locale} className={fontVariables}>
			<body>
				<NextIntlClientProvider locale={locale} messages={messages}>
					<Providers closeLabel={t("cart.close")}>
						<Header locale={locale} settings={settings} categories={categories} placeholders={placeholders} />
						<main id="content">{children}</main>
						<Footer locale={locale} settings={settings} />
					</Providers>
				</NextIntlClientProvider>
			</body>
		</html>
	);
}
