import { useTranslations } from "next-intl";
import { TrackedList } from "#components/analytics/tracked-list.tsx";
import { PriceNow } from "#components/price/price.tsx";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { itemOfCard } from "#lib/storefront/analytics/items.ts";
import { shownPrice } from "#lib/storefront/goods/price.ts";
import { GoodsRow } from "./goods-row.tsx";
import styles from "./goods-rows.module.scss";

/** Beside goods that are sold out: what to take instead. */
export function Substitutes({ products }: { products: ProductCard[] }) {
	const t = useTranslations("productPage");
	return (
		<section className={styles.root} aria-labelledby="misto-toho">
			<h2 id="misto-toho">{t("substitutes")}</h2>
			<TrackedList className={styles.rows} list={LISTS.substitutes} items={products.map(itemOfCard)}>
				{products.map((product) => (
					<GoodsRow
						key={product.id}
						url={product.url}
						name={product.name}
						picture={product.main_image?.src}
						tint={product.tint}
						availability={product.availability}
					>
						<PriceNow goods={{ productId: product.id }} price={shownPrice(product)} isFrom={product.is_price_from} />
					</GoodsRow>
				))}
			</TrackedList>
		</section>
	);
}
