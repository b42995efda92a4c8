import { useTranslations } from "next-intl";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import styles from "./product-labels.module.scss";

/** Labels in the corner of a picture: new, sale with its percent, gift, minimum age. */
export function ProductLabels({
	product,
}: {
	product: Pick<ProductCard, "labels" | "minimum_age" | "price_with_tax" | "lowest_price_with_tax">;
}) {
	const t = useTranslations("product");
	const { labels, lowest_price_with_tax: lowest } = product;
	// The percent is counted from the lowest price of the 30 days before (Act 634/1992 § 12a).
	const percent =
		lowest !== null && lowest > product.price_with_tax ? Math.floor(100 - (product.price_with_tax / lowest) * 100) : 0;
	return (
		<span className={styles.root}>
			{labels.isDiscount && <span className={styles.sale}>{percent > 0 ? `−${percent}\u00a0%` : t("sale")}</span>}
			{labels.isNew && <span className={styles.new}>{t("new")}</span>}
			{labels.hasGifts && <span className={styles.gift}>{t("gift")}</span>}
			{product.minimum_age !== null && <span className={styles.age}>{product.minimum_age}+</span>}
		</span>
	);
}
