"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Money } from "#components/price/money.tsx";
import { LatePart } from "#components/queries/late-part.tsx";
import { memberPriceQuery, type PricedGoods } from "#lib/storefront/account/member-prices.ts";
import styles from "./member-price.module.scss";

export type KnownPriceProps = {
	goods: PricedGoods;
	discount: number;
	pattern: string;
	isPlain: boolean;
	children: ReactNode;
};

/** The member's price, with the public one struck. */
export function KnownPrice(props: KnownPriceProps) {
	return (
		<LatePart>
			<ReducedPrice {...props} />
		</LatePart>
	);
}

function ReducedPrice({ goods, discount, pattern, isPlain, children }: KnownPriceProps) {
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

type KnownLabelProps = { variantId: number; discount: number };

export function KnownLabel(props: KnownLabelProps) {
	return (
		<LatePart>
			<Label {...props} />
		</LatePart>
	);
}

function Label({ variantId, discount }: KnownLabelProps) {
	const t = useTranslations("memberPrice");
	const price = useReducedPrice({ kind: "variants", id: variantId }, discount);
	return price && <span className={styles.label}>{t("label", { discount })}</span>;
}

/** Null until loaded, and where the discount is less than a haléř. */
function useReducedPrice(goods: PricedGoods, discount: number) {
	const { data: price } = useQuery(memberPriceQuery(discount, goods));
	return price && price.memberMinor < price.usualMinor ? price : null;
}
