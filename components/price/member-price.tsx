"use client";
import type { ReactNode } from "react";
import type { PricedGoods } from "#lib/storefront/account/member-prices.ts";
import { useMember } from "./member-store.ts";
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
	const member = useMember();
	if (!member) return children;
	return (
		<member.KnownPrice goods={goodsOf(goods)} discount={member.discount} pattern={pattern} isPlain={isPlain}>
			{children}
		</member.KnownPrice>
	);
}

/** Label for goods shown at the member price; renders nothing for others. */
export function MemberLabel({ variantId }: { variantId: number }) {
	const member = useMember();
	return member && <member.KnownLabel variantId={variantId} discount={member.discount} />;
}
