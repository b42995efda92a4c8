import Link from "next/link";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { Breadcrumb } from "#components/navigation/breadcrumb.tsx";
import { Image } from "#components/picture/image.tsx";
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
import { paperOf } from "#lib/storefront/goods/theme-papers.ts";
import styles from "./party.module.scss";
import type { PartyWay } from "./party-form.tsx";
import { PartyScreen } from "./party-screen.tsx";

type Props = { locale: Locale; theme: Category; way: PartyWay; shop: PartyShop; listing: Listing };

/** The theme's figure stands on the form; pictures end in air. */
const ON_FORM = { display: "flex", alignItems: "flex-end", justifyContent: "space-between" };
const STANDING = { margin: "-40px 8px -32px 0" };

/** What a party of a theme takes, made in the browser for the guests and the day that the address says; below it the theme's goods. */
export async function PartyPage({ locale, theme, way, shop, listing }: Props) {
	const t = await getTranslations({ locale, namespace: "party" });
	const messages = await clientMessages(locale, ["party", "promisedDates"]);
	const dress = { "--theme": paperOf(theme), "--party": theme.tint } as CSSProperties;
	const steps = [{ name: t("title"), url: screenPath(locale, "party") }];
	return (
		<div className={styles.root} style={dress}>
			<Breadcrumb locale={locale} steps={steps} current={{ name: theme.name, url: partyPath(locale, theme) }} />
			<div style={ON_FORM}>
				<h1>{t("themeTitle", { theme: theme.name })}</h1>
				{theme.image && <Image src={theme.image.src} width={128} style={STANDING} />}
			</div>
			<NextIntlClientProvider messages={messages}>
				<WithQueries>
					<PartyScreen locale={locale} themeId={theme.id} way={way} shop={shop} cartPath={screenPath(locale, "cart")} />
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
