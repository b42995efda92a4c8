import { useTranslations } from "next-intl";
import type { ProductCard } from "#lib/contract/catalogue.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import styles from "./price.module.scss";

type Priced = Pick<ProductCard, "price_with_tax" | "original_price_with_tax" | "lowest_price_with_tax">;

/** The price with VAT; on sale also the struck old one and the lowest of the 30 days before. */
export function Price({
	priced,
	isFrom = false,
	size = "small",
}: {
	priced: Priced;
	isFrom?: boolean;
	size?: "small" | "large";
}) {
	const t = useTranslations("product");
	const price = formatCzk(priced.price_with_tax);
	const isSale = priced.original_price_with_tax !== null;
	return (
		<div className={size === "large" ? styles.sizeLarge : styles.sizeSmall}>
			<span className={isSale ? styles.sale : styles.price}>
				{isSale && <span className={styles.hidden}>{t("salePrice")} </span>}
				{isFrom ? t("from", { price }) : price}
			</span>
			{priced.original_price_with_tax !== null && (
				<>
					{" "}
					<span className={styles.hidden}>{t("originalPrice")} </span>
					<s className={styles.old}>{formatCzk(priced.original_price_with_tax)}</s>
				</>
			)}
			{priced.lowest_price_with_tax !== null && (
				<span className={styles.lowest}>{t("lowestPrice", { price: formatCzk(priced.lowest_price_with_tax) })}</span>
			)}
		</div>
	);
}
