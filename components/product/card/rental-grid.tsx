import Link from "next/link";
import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { TrackedList } from "#components/analytics/tracked-list.tsx";
import { Image } from "#components/picture/image.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { ProductCard as Card } from "#lib/contract/schemas/catalogue.ts";
import { CARD_SIZES } from "#lib/domain/goods/picture-sizes.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { RENTAL_SHORT_DAYS } from "#lib/domain/request/request-terms.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { itemOfCard } from "#lib/storefront/analytics/items.ts";
import card from "./product-card.module.scss";
import { ProductCard } from "./product-card.tsx";
import grid from "./product-grid.module.scss";

/** What costumes are hired from, in haléře, by their product. */
export type RentalPrices = ReadonlyMap<number, number>;

type Props = { products: Card[]; locale: Locale; rentals: RentalPrices };

/** Costumes in a text about their rental: with the price of that. What is not lent is for sale as elsewhere. */
export function RentalGrid({ products, locale, rentals }: Props) {
	return (
		<TrackedList className={grid.root} list={LISTS.text} items={products.map(itemOfCard)}>
			{products.map((product) => {
				const fromMinor = rentals.get(product.id);
				return (
					<li key={product.id}>
						{fromMinor === undefined ? (
							<ProductCard product={product} locale={locale} headingLevel={3} />
						) : (
							<RentalCard product={product} fromMinor={fromMinor} />
						)}
					</li>
				);
			})}
		</TrackedList>
	);
}

function RentalCard({
	product: { tint, main_image: image, url, name },
	fromMinor,
}: {
	product: Card;
	fromMinor: number;
}) {
	const t = useTranslations("service");
	return (
		<article className={card.root}>
			<div className={card.picture} style={{ "--tint": tint } as CSSProperties}>
				{image && <Image src={image.src} width={480} sizes={CARD_SIZES} />}
			</div>
			<h3 className={card.name}>
				<Link className={card.link} href={url} prefetch={false}>
					{name}
				</Link>
			</h3>
			<small>{t("rentHint", { days: RENTAL_SHORT_DAYS })}</small>
			<div className={card.buy}>
				<strong>{t("rentLink", { price: formatCzk(fromMinor) })}</strong>
				<i aria-hidden="true">
					<Icon name="chevron-right" size={20} />
				</i>
			</div>
		</article>
	);
}
