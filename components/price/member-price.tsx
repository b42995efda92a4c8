"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Money } from "#components/price/money.tsx";
import { memberPriceQuery, type PricedGoods } from "#lib/storefront/account/member-prices.ts";
import { useDiscount } from "./member-group.tsx";
import styles from "./member-price.module.scss";
import { PRICE_PLACE } from "./price-pattern.ts";

/** A product or a variant. */
type Goods = { productId: number; variantId?: never } | { variantId: number; productId?: never };

type Props = Goods & {
	/** The public price. */
	children: ReactNode;
	/** Text around the price, with PRICE_PLACE in it. */
	pattern?: string;
	/** Without the label on the card's picture. */
	isPlain?: boolean;
};

const goodsOf = ({ productId, variantId }: Goods): PricedGoods =>
	productId === undefined ? { kind: "variants", id: variantId } : { kind: "products", id: productId };

/** The public price, as in the static page, replaced by the member price for a customer whose group has a discount. */
export function MemberPrice({ children, pattern = PRICE_PLACE, isPlain = false, ...goods }: Props) {
	const discount = useDiscount();
	if (discount === 0) return children;
	return (
		<Known goods={goodsOf(goods)} discount={discount} pattern={pattern} isPlain={isPlain}>
			{children}
		</Known>
	);
}

function Known({
	goods,
	discount,
	pattern,
	isPlain,
	children,
}: {
	goods: PricedGoods;
	discount: number;
	pattern: string;
	isPlain: boolean;
	children: ReactNode;
}) {
	const t = useTranslations("memberPrice");
	const price = useReducedPrice(goods, discount);
	if (!price) return children;
	return (
		<>
			<span className={styles.price}>
				<span className={styles.hidden}>{t("price")} </span>
				<Money czk={price.memberMinor} pattern={pattern} />
			</span>
			<span className={styles.hidden}>, {t("usual")}</span>{" "}
			<s className={styles.usual}>
				<Money czk={price.usualMinor} />
			</s>
			{!isPlain && (
				<span className={styles.onPicture} aria-hidden="true">
					<span className={styles.label}>{t("label", { discount })}</span>
				</span>
			)}
		</>
	);
}

/** Label for goods shown at the member price; renders nothing for others. */
export function MemberLabel({ variantId }: { variantId: number }) {
	const discount = useDiscount();
	return discount === 0 ? null : <KnownLabel variantId={variantId} discount={discount} />;
}

function KnownLabel({ variantId, discount }: { variantId: number; discount: number }) {
	const t = useTranslations("memberPrice");
	const price = useReducedPrice({ kind: "variants", id: variantId }, discount);
	return price && <span className={styles.label}>{t("label", { discount })}</span>;
}

/** Null until loaded, and where the discount is less than a haléř. */
function useReducedPrice(goods: PricedGoods, discount: number) {
	const { data: price } = useQuery(memberPriceQuery(discount, goods));
	return price && price.memberMinor < price.usualMinor ? price : null;
}
