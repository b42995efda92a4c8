import { Fragment, type ReactNode } from "react";
import { TrackedList } from "#components/analytics/tracked-list.tsx";
import type { ProductCard as Card } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { ItemList } from "#lib/storefront/analytics/events.ts";
import { itemOfCard } from "#lib/storefront/analytics/items.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.scss";

/** In no row the last cell and on phones not in the first screen. */
const ASIDE_AFTER = 5;

/**
 * Cards in a grid. `eager`: number of first pictures above the fold; `list`: the list for analytics; `first`: position
 * of these cards in it; `aside`: a cell among them that is no goods, so that lists count on without it.
 */
export function ProductGrid({
	products,
	locale,
	list,
	first = 0,
	headingLevel = 2,
	eager = 0,
	aside,
}: {
	products: Card[];
	locale: Locale;
	list: ItemList;
	first?: number;
	headingLevel?: 2 | 3;
	eager?: number;
	aside?: ReactNode;
}) {
	return (
		<TrackedList className={styles.root} list={list} items={products.map(itemOfCard)} first={first}>
			{products.map((product, index) => (
				<Fragment key={product.id}>
					{index === ASIDE_AFTER && aside && <li data-aside>{aside}</li>}
					<li>
						<ProductCard product={product} locale={locale} headingLevel={headingLevel} isFirst={index < eager} />
					</li>
				</Fragment>
			))}
		</TrackedList>
	);
}
