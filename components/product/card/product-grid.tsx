import { TrackedList } from "#components/analytics/tracked-list.tsx";
import type { ProductCard as Card } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { ItemList } from "#lib/storefront/analytics/events.ts";
import { itemOfCard } from "#lib/storefront/analytics/items.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.scss";

/**
 * Cards in a grid. `eager`: number of first pictures above the fold; `list`: the list for analytics; `first`: position
 * of these cards in it.
 */
export function ProductGrid({
	products,
	locale,
	list,
	first = 0,
	headingLevel = 2,
	eager = 0,
}: {
	products: Card[];
	locale: Locale;
	list: ItemList;
	first?: number;
	headingLevel?: 2 | 3;
	eager?: number;
}) {
	return (
		<TrackedList className={styles.root} list={list} items={products.map(itemOfCard)} first={first}>
			{products.map((product, index) => (
				<li key={product.id}>
					<ProductCard product={product} locale={locale} headingLevel={headingLevel} isFirst={index < eager} />
				</li>
			))}
		</TrackedList>
	);
}
