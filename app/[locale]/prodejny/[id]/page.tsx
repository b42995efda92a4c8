import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { storeAddress } from "#components/store/store-address.ts";
import { StorePage } from "#components/store/store-page.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { pageMetadata } from "#lib/i18n/page-metadata.ts";
import { fetchServices } from "#lib/storefront/content/content.ts";
import { fetchStore } from "#lib/storefront/content/stores.ts";
import { fetchListing } from "#lib/storefront/goods/catalogue.ts";
import { idOf } from "#lib/storefront/pages/catalogue-page.ts";

export const ensureStatic = "navigation";

/** Number of goods in stock there that the page shows; it links to the list of all. */
const GOODS_SHOWN = 8;

/** Stores are rendered on their first visit; the build needs one address, here of no existing store. */
export function generateStaticParams() {
	return [{ id: "0" }];
}

type Props = PageProps<"/[locale]/prodejny/[id]">;

async function findStore(params: Props["params"]) {
	const locale = await pageLocale();
	const id = idOf((await params).id);
	return { locale, store: id === null ? null : await fetchStore(locale, id) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { locale, store } = await findStore(params);
	if (!store) return notFoundMetadata(locale);
	const t = await getTranslations({ locale });
	const { name, urls } = store;
	const description = t("stores.about", { name, address: storeAddress(store) });
	return pageMetadata({ locale, title: t("head.store", { name }), description, urls });
}

export default async function Page({ params }: Props) {
	const { locale, store } = await findStore(params);
	if (!store) notFound();
	const [{ products }, services] = await Promise.all([
		fetchListing(locale, { branch: store.slug, per_page: GOODS_SHOWN }),
		fetchServices(locale),
	]);
	return <StorePage locale={locale} store={store} services={services} products={products} />;
}
