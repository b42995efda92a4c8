import { useTranslations } from "next-intl";
import { MemberPrice } from "#components/price/member-price.tsx";
import { Money } from "#components/price/money.tsx";
import { PRICE_PLACE } from "#components/price/price-pattern.ts";
import type { ShownPrice } from "#lib/storefront/goods/price.ts";
import styles from "./price.module.scss";

type Goods = { productId: number } | { variantId: number };

const usePattern = (isFrom: boolean) => {
	const t = useTranslations("product");
	return isFrom ? t("from", { price: PRICE_PLACE }) : PRICE_PLACE;
};

/** What is asked now alone, where the page says the rest. */
export function PriceNow({
	goods,
	price,
	isFrom,
}: {
	goods: Goods;
	price: Pick<ShownPrice, "nowMinor">;
	isFrom: boolean;
}) {
	const pattern = usePattern(isFrom);
	return (
		<MemberPrice {...goods} pattern={pattern} isPlain>
			<Money czk={price.nowMinor} pattern={pattern} />
		</MemberPrice>
	);
}

/** The price with VAT; on sale also the struck old one and the lowest of the 30 days before. Members see theirs in its place. */
export function Price({
	goods,
	price: { nowMinor, struckMinor, lowestMinor },
	isFrom = false,
	size = "small",
}: {
	goods: Goods;
	price: ShownPrice;
	isFrom?: boolean;
	size?: "small" | "large";
}) {
	const t = useTranslations("product");
	const pattern = usePattern(isFrom);
	const isSale = struckMinor !== null;
	return (
		<div className={size === "large" ? styles.sizeLarge : styles.sizeSmall}>
			<MemberPrice {...goods} {...(isFrom ? { pattern } : {})} {...(size === "large" ? { isPlain: true } : {})}>
				<span className={isSale ? styles.sale : styles.price}>
					{isSale && <span className={styles.hidden}>{t("salePrice")} </span>}
					<Money czk={nowMinor} {...(isFrom ? { pattern } : {})} />
				</span>
				{struckMinor !== null && (
					<>
						{" "}
						<span className={styles.hidden}>{t("originalPrice")} </span>
						<s className={styles.old}>
							<Money czk={struckMinor} />
						</s>
					</>
				)}
			</MemberPrice>
			{lowestMinor !== null && (
				<span className={styles.lowest}>
					<Money czk={lowestMinor} pattern={t("lowestPrice", { price: PRICE_PLACE })} />
				</span>
			)}
		</div>
	);
}
