import Link from "next/link";
import { useMessages, useTranslations } from "next-intl";
import { useDaysText } from "#components/delivery/use-days-text.ts";
import { Breadcrumb } from "#components/navigation/breadcrumb.tsx";
import { Image } from "#components/picture/image.tsx";
import { ProductRow } from "#components/product/card/product-row.tsx";
import { AddedTexts } from "#components/texts/added-texts.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import type { Store } from "#lib/contract/schemas/store.ts";
import { pickupDays } from "#lib/domain/goods/availability.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { StoreService } from "#lib/domain/place/store-services.ts";
import { listingPath, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import type { Screen } from "#lib/i18n/screens.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import { store as storeData } from "#lib/storefront/structured-data/store.ts";
import { storeAddress, telHref } from "./store-address.ts";
import { StoreHours } from "./store-hours.tsx";
import styles from "./store-page.module.scss";
import { StorePlace } from "./store-place.tsx";
import { StoreServices } from "./store-services.tsx";

/** Services that have a page. */
const SERVICE_PAGES = [
	["rental", "infoRental"],
	["inflation", "infoInflation"],
	["decoration", "infoDecoration"],
] as const satisfies [StoreService, Screen][];

/** A store: contacts, directions, hours, services, and goods in stock. */
export function StorePage({ locale, store, products }: { locale: Locale; store: Store; products: ProductCard[] }) {
	const t = useTranslations("stores");
	const { stores: texts, holidays } = useMessages();
	const goods = listingPath(locale, screenPath(locale, "goods"), { ...PLAIN_LISTING, branch: [store.slug] });
	return (
		<article className={styles.root}>
			<Breadcrumb locale={locale} steps={[{ name: t("title"), url: screenPath(locale, "stores") }]} current={store} />
			<JsonLd data={inContext(storeData(store))} />
			<header className={styles.head}>
				<h1>{store.name}</h1>
				<p>{store.description}</p>
			</header>
			<Pictures store={store} />
			<div className={styles.facts}>
				<section aria-labelledby="opening">
					<h2 id="opening">{t("hours")}</h2>
					<AddedTexts texts={{ stores: texts, holidays }}>
						<StoreHours store={store} />
					</AddedTexts>
				</section>
				<div className={styles.column}>
					<Contact store={store} />
					<section aria-labelledby="services">
						<h2 id="services">{t("services")}</h2>
						<StoreServices services={store.services} />
						{store.services.includes("pickup") && <PickupDays store={store} />}
						<ul className={styles.links}>
							{SERVICE_PAGES.filter(([service]) => store.services.includes(service)).map(([service, screen]) => (
								<li key={service}>
									<Link href={screenPath(locale, screen)} prefetch={false}>
										{t(`${service}Link`)}
									</Link>
								</li>
							))}
						</ul>
					</section>
				</div>
				<section aria-labelledby="directions">
					<h2 id="directions">{t("directions")}</h2>
					<p className={styles.text}>{store.directions}</p>
					<StorePlace store={store} />
				</section>
			</div>
			{products.length > 0 && (
				<div className={styles.goods}>
					<ProductRow id="goods" title={t("goods")} products={products} locale={locale} list={LISTS.store} />
					<Link href={goods} prefetch={false}>
						{t("allGoods")}
					</Link>
				</div>
			)}
			<p className={styles.back}>
				<Link href={screenPath(locale, "stores")} prefetch={false}>
					{t("back")}
				</Link>
			</p>
		</article>
	);
}

/** Pickup times, the same as on products and in the checkout. */
function PickupDays({ store: { is_prague: isPrague } }: { store: Store }) {
	const t = useTranslations("stores");
	const daysText = useDaysText();
	const [stocked, brought] = [false, true].map((lacksStock) => daysText(pickupDays({ isPrague, lacksStock })));
	return <p>{t("pickupDays", { stocked: stocked ?? "", brought: brought ?? "" })}</p>;
}

function Pictures({ store }: { store: Store }) {
	return (
		<ul className={styles.pictures}>
			{store.pictures.map(({ src, tint }, index) => (
				<li key={src} style={{ background: tint }}>
					<Image src={src} width={480} sizes="(min-width: 768px) 400px, 46vw" isFirst={index === 0} />
				</li>
			))}
		</ul>
	);
}

function Contact({ store }: { store: Store }) {
	const t = useTranslations("stores");
	return (
		<section aria-labelledby="contact">
			<h2 id="contact">{t("contact")}</h2>
			<address className={styles.contact}>
				<span>{storeAddress(store)}</span>
				<a href={telHref(store.phone)}>{store.phone}</a>
				<a href={`mailto:${store.email}`}>{store.email}</a>
			</address>
		</section>
	);
}
