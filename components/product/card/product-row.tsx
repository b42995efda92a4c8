import { TrackedList } from "#components/analytics/tracked-list.tsx";
import type { ProductCard as Card } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { ItemList } from "#lib/storefront/analytics/events.ts";
import { itemOfCard } from "#lib/storefront/analytics/items.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-row.module.scss";

/** A section of goods: a strip to swipe on a phone, rows on wider screens. Renders nothing without goods. */
export function ProductRow({
	id,
	title,
	products,
	locale,
	list,
}: {
	id: string;
	title: string;
	products: Card[];
	locale: Locale;
	/** The list for analytics. */
	list: ItemList;
}) {
	if (products.length === 0) return null;
	return (
		<section className={styles.root} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<TrackedList className={styles.strip} list={list} items={products.map(itemOfCard)}>
				{products.map((product) => (
					<li key={product.id}>
						<ProductCard product={product} locale={locale} headingLevel={3} />
					</li>
				))}
			</TrackedList>
		</section>
	);
}
