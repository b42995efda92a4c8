import type { ProductCard as Card } from "#lib/contract/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.scss";

/** Cards in a grid. `eager` says how many of the first pictures are on the first screen. */
export function ProductGrid({
	products,
	locale,
	headingLevel = 2,
	eager = 0,
}: {
	products: Card[];
	locale: Locale;
	headingLevel?: 2 | 3;
	eager?: number;
}) {
	return (
		<ul className={styles.root}>
			{products.map((product, index) => (
				<li key={product.id}>
					<ProductCard product={product} locale={locale} headingLevel={headingLevel} isFirst={index < eager} />
				</li>
			))}
		</ul>
	);
}
