import Link from "next/link";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { Breadcrumb } from "#components/navigation/breadcrumb.tsx";
import { ProductGrid } from "#components/product/card/product-grid.tsx";
import { WithQueries } from "#components/queries/with-queries.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import type { Category } from "#lib/contract/schemas/catalogue.ts";
import type { Listing } from "#lib/contract/schemas/listing.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { PartyShop } from "#lib/domain/party/party-arrival.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import { partyPath, screenPath } from "#lib/i18n/paths.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { paperOf, patternOf, tableOf } from "#lib/storefront/goods/theme-papers.ts";
import styles from "./party.module.scss";
import type { PartyWay } from "./party-form.tsx";
import { PartyScreen } from "./party-screen.tsx";

type Props = {
	locale: Locale;
	theme: Category;
	way: PartyWay;
	shop: PartyShop;
	listing: Listing;
	inflation: string | null;
};

/** What a party of a theme takes, made in the browser for the guests and the day that the address says; below it the theme's goods. */
export async function PartyPage({ locale, theme, way, shop, listing, inflation }: Props) {
	const t = await getTranslations({ locale, namespace: "party" });
	const messages = await clientMessages(locale, ["party", "promisedDates"]);
	const accent = patternOf(theme.theme)?.accent;
	const dress = { "--theme": paperOf(theme), "--party": theme.tint, "--accent": accent } as CSSProperties;
	const steps = [{ name: t("title"), url: screenPath(locale, "party") }];
	return (
		<div className={styles.root} style={dress}>
			<Breadcrumb locale={locale} steps={steps} current={{ name: theme.name, url: partyPath(locale, theme) }} />
			<h1>{t("themeTitle", { theme: theme.name })}</h1>
			<NextIntlClientProvider messages={messages}>
				<WithQueries>
					<PartyScreen
						locale={locale}
						themeId={theme.id}
						way={way}
						shop={shop}
						cartPath={screenPath(locale, "cart")}
						inflation={inflation}
						table={tableOf(theme.theme)}
					/>
				</WithQueries>
			</NextIntlClientProvider>
			<noscript>
				<p className={styles.noscript}>{t("noscript")}</p>
			</noscript>
			{listing.products.length > 0 && (
				<section className={styles.goods} aria-labelledby="goods">
					<h2 id="goods">{t("all", { theme: theme.name })}</h2>
					<ProductGrid products={listing.products} locale={locale} list={LISTS.party} headingLevel={3} />
					<Link className={buttonClass({ tone: "secondary" })} href={theme.url} prefetch={false}>
						{t("toTheme")}
					</Link>
				</section>
			)}
		</div>
	);
}
