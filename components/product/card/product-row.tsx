import { TrackedList } from "#components/analytics/tracked-list.tsx";
import type { ProductCard as Card } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { ItemList } from "#lib/storefront/analytics/events.ts";
import { itemOfCard } from "#lib/storefront/analytics/items.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-row.module.scss";

/** Goods beside others: a strip to swipe on a phone, rows on wider screens. Nothing without goods. */
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
	/** What it is for analytics. */
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
