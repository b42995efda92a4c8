import { useTranslations } from "next-intl";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import { percentOff, type ShownPrice } from "#lib/storefront/goods/price.ts";
import styles from "./product-labels.module.scss";

/** Less off the lowest price of 30 days is nothing to call out; the struck price tells it. */
const BADGE_MIN_PERCENT = 10;

/** Labels in the corner of a picture: new, sale with its percent, gift, minimum age. */
export function ProductLabels({
	product: { labels, minimum_age: age },
	price,
}: {
	product: Pick<ProductCard, "labels" | "minimum_age">;
	price: ShownPrice;
}) {
	const t = useTranslations("product");
	const percent = percentOff(price);
	return (
		<span className={styles.root}>
			{labels.isDiscount && percent >= BADGE_MIN_PERCENT && <span className={styles.sale}>{`−${percent}\u00a0%`}</span>}
			{labels.isNew && <span className={styles.new}>{t("new")}</span>}
			{labels.hasGifts && <span className={styles.gift}>{t("gift")}</span>}
			{age !== null && <span className={styles.age}>{age}+</span>}
		</span>
	);
}
