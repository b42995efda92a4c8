import { useTranslations } from "next-intl";
import { MemberPrice } from "#components/price/member-price.tsx";
import { Money } from "#components/price/money.tsx";
import { PRICE_PLACE } from "#components/price/price-pattern.ts";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import styles from "./price.module.scss";

type Priced = Pick<ProductCard, "price_with_tax" | "original_price_with_tax" | "lowest_price_with_tax">;

/** The price with VAT; on sale also the struck old one and the lowest of the 30 days before. Members see theirs in its place. */
export function Price({
	goods,
	priced,
	isFrom = false,
	size = "small",
}: {
	goods: { productId: number } | { variantId: number };
	priced: Priced;
	isFrom?: boolean;
	size?: "small" | "large";
}) {
	const t = useTranslations("product");
	const pattern = isFrom ? t("from", { price: PRICE_PLACE }) : PRICE_PLACE;
	const isSale = priced.original_price_with_tax !== null;
	return (
		<div className={size === "large" ? styles.sizeLarge : styles.sizeSmall}>
			<MemberPrice {...goods} {...(isFrom ? { pattern } : {})} {...(size === "large" ? { isPlain: true } : {})}>
				<span className={isSale ? styles.sale : styles.price}>
					{isSale && <span className={styles.hidden}>{t("salePrice")} </span>}
					<Money czk={priced.price_with_tax} {...(isFrom ? { pattern } : {})} />
				</span>
				{priced.original_price_with_tax !== null && (
					<>
						{" "}
						<span className={styles.hidden}>{t("originalPrice")} </span>
						<s className={styles.old}>
							<Money czk={priced.original_price_with_tax} />
						</s>
					</>
				)}
			</MemberPrice>
			{priced.lowest_price_with_tax !== null && (
				<span className={styles.lowest}>
					<Money czk={priced.lowest_price_with_tax} pattern={t("lowestPrice", { price: PRICE_PLACE })} />
				</span>
			)}
		</div>
	);
}
