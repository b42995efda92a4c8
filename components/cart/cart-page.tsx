import Link from "next/link";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { StepsNav } from "#components/navigation/steps-nav.tsx";
import { WithQueries } from "#components/queries/with-queries.tsx";
import { StartCategories } from "#components/search/start-categories.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { clientMessages } from "#lib/i18n/client-messages.ts";
import { serviceFormPath } from "#lib/i18n/service-query.ts";
import { fetchServices } from "#lib/storefront/content/content.ts";
import styles from "./cart-page.module.scss";
import { CartScreen } from "./cart-screen.tsx";

/** The first step of the checkout; the content below the heading is loaded in the browser. */
export async function CartPage({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale });
	const messages = await clientMessages(locale, ["cartPage", "voucher", "validation"]);
	const inflation = (await fetchServices(locale)).find(({ kind }) => kind === "inflation");
	const filling = inflation && (
		<Link href={serviceFormPath(locale, inflation.url)} prefetch={false}>
			{t("cartPage.addons.filling")}
		</Link>
	);
	return (
		<div className={styles.root}>
			<StepsNav locale={locale} current="cart" />
			<h1>{t("cartPage.title")}</h1>
			<noscript>
				<p className={styles.noscript}>{t("cart.noscript")}</p>
			</noscript>
			<NextIntlClientProvider messages={messages}>
				<WithQueries>
					<CartScreen locale={locale} begin={<StartCategories locale={locale} />} filling={filling} />
				</WithQueries>
			</NextIntlClientProvider>
		</div>
	);
}
