import { TrackedList } from "#components/analytics/tracked-list.tsx";
import type { ProductCard as Card } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { ItemList } from "#lib/storefront/analytics/events.ts";
import { itemOfCard } from "#lib/storefront/analytics/items.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-row.module.scss";

type Props = {
	products: Card[];
	locale: Locale;
	/** The list for analytics. */
	list: ItemList;
};

/** Goods in a strip to swipe on a phone, in rows on wider screens. */
export function ProductStrip({ products, locale, list }: Props) {
	return (
		<TrackedList className={styles.strip} list={list} items={products.map(itemOfCard)}>
			{products.map((product) => (
				<li key={product.id}>
					<ProductCard product={product} locale={locale} headingLevel={3} />
				</li>
			))}
		</TrackedList>
	);
}

/** A section of goods. Renders nothing without goods. */
export function ProductRow({ id, title, ...goods }: Props & { id: string; title: string }) {
	if (goods.products.length === 0) return null;
	return (
		<section className={styles.root} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<ProductStrip {...goods} />
		</section>
	);
}
