import Link from "next/link";
import { useMessages, useTranslations } from "next-intl";
import { useDaysText } from "#components/delivery/use-days-text.ts";
import { Breadcrumb } from "#components/navigation/breadcrumb.tsx";
import { Image } from "#components/picture/image.tsx";
import { ProductRow } from "#components/product/card/product-row.tsx";
import { AddedTexts } from "#components/texts/added-texts.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PhoneLink } from "#components/ui/phone-link.tsx";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import type { ServiceCard } from "#lib/contract/schemas/request.ts";
import type { Store } from "#lib/contract/schemas/store.ts";
import { pickupDays } from "#lib/domain/goods/availability.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { listingPath, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { serviceFormPath } from "#lib/i18n/service-query.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import { store as storeData } from "#lib/storefront/structured-data/store.ts";
import { routeTo } from "./routes-to.ts";
import { storeAddress, storeTitle } from "./store-address.ts";
import { StoreHours } from "./store-hours.tsx";
import styles from "./store-page.module.scss";
import { StorePlace } from "./store-place.tsx";
import { StoreServices } from "./store-services.tsx";
import { StoreToday } from "./store-today.tsx";

type Props = {
	locale: Locale;
	store: Store;
	/** The services of the shop; the store may lack some. */
	services: ServiceCard[];
	products: ProductCard[];
};

/** A store: its front, address, today's hours and ways there first, then its week, map, services with their forms, and goods in stock. */
export function StorePage({ locale, store, services, products }: Props) {
	const t = useTranslations("stores");
	const { stores: texts, holidays } = useMessages();
	const [front, ...inside] = store.pictures;
	const goods = listingPath(locale, screenPath(locale, "goods"), { ...PLAIN_LISTING, branch: [store.slug] });
	return (
		<article className={styles.root}>
			<Breadcrumb locale={locale} steps={[{ name: t("title"), url: screenPath(locale, "stores") }]} current={store} />
			<JsonLd data={inContext(storeData(store))} />
			<AddedTexts texts={{ stores: texts, holidays }}>
				<header className={styles.head}>
					<div>
						<h1>{storeTitle(store)}</h1>
						<address>{storeAddress(store)}</address>
						<StoreToday store={store} />
						<p className={styles.ways}>
							<a className={buttonClass({ size: "large" })} href={routeTo(store)} rel="noreferrer">
								<Icon name="locate-fixed" size={20} />
								{t("navigate")}
							</a>
							<PhoneLink className={buttonClass({ tone: "secondary", size: "large" })} phone={store.phone}>
								<Icon name="phone" size={20} />
								{t("call")} <span>{store.phone}</span>
							</PhoneLink>
						</p>
					</div>
					{front && (
						<div className={styles.front} style={{ background: front.tint }}>
							<Image src={front.src} width={480} sizes="(min-width: 768px) 46vw, 92vw" isFirst />
						</div>
					)}
				</header>
				<div className={styles.facts}>
					<section aria-labelledby="opening">
						<h2 id="opening">{t("hours")}</h2>
						<StoreHours store={store} />
					</section>
					<section aria-labelledby="directions">
						<h2 id="directions">{t("directions")}</h2>
						<StorePlace store={store} />
						<p>{store.directions}</p>
						<Contact store={store} />
					</section>
					<section aria-labelledby="services">
						<h2 id="services">{t("services")}</h2>
						<ServiceForms locale={locale} store={store} services={services} />
						<StoreServices services={store.services} />
						{store.services.includes("pickup") && <PickupDays store={store} />}
					</section>
				</div>
			</AddedTexts>
			<div className={styles.about}>
				<p>{store.description}</p>
				<Pictures pictures={inside} />
			</div>
			{products.length > 0 && (
				<div className={styles.goods}>
					<ProductRow id="goods" title={t("goods")} products={products} locale={locale} list={LISTS.store} />
					<Link href={goods} prefetch={false}>
						{t("allGoods")}
					</Link>
				</div>
			)}
			<p>
				<Link href={screenPath(locale, "stores")} prefetch={false}>
					{t("back")}
				</Link>
			</p>
		</article>
	);
}

/** Forms of the shop's services that this store has; they begin with it. */
function ServiceForms({ locale, store, services }: Pick<Props, "locale" | "store" | "services">) {
	const t = useTranslations("stores");
	const here = services.filter(({ kind }) => store.services.includes(kind));
	if (here.length === 0) return null;
	return (
		<ul className={styles.forms}>
			{here.map(({ kind, url }) => (
				<li key={kind}>
					<Link href={serviceFormPath(locale, url, { branch: store.id })} prefetch={false}>
						{t(`${kind}Link`)}
						<Icon name="chevron-right" size={20} />
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Pickup times, the same as on products and in the checkout. */
function PickupDays({ store: { is_prague: isPrague } }: { store: Store }) {
	const t = useTranslations("stores");
	const daysText = useDaysText();
	const [stocked, brought] = [false, true].map((lacksStock) => daysText(pickupDays({ isPrague, lacksStock })));
	return <p>{t("pickupDays", { stocked: stocked ?? "", brought: brought ?? "" })}</p>;
}

function Pictures({ pictures }: Pick<Store, "pictures">) {
	if (pictures.length === 0) return null;
	return (
		<ul className={styles.pictures}>
			{pictures.map(({ src, tint }) => (
				<li key={src} style={{ background: tint }}>
					<Image src={src} width={480} sizes="(min-width: 768px) 280px, 46vw" />
				</li>
			))}
		</ul>
	);
}

function Contact({ store }: { store: Store }) {
	return (
		<address className={styles.contact}>
			<PhoneLink phone={store.phone} />
			<a href={`mailto:${store.email}`}>{store.email}</a>
		</address>
	);
}
