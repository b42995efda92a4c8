"use client";
import type { ReactNode } from "react";
import { PRICE_PLACE, SAVED_PLACE } from "#components/price/price-pattern.ts";
import type { Pieces } from "#lib/domain/goods/pieces.ts";
import { CZK, convertMinor, formatMoney } from "#lib/domain/money/money.ts";
import { useForeignCurrency } from "#lib/storefront/cart/currency.ts";
import styles from "./set-sums.module.scss";

export type MemberSetSumsProps = {
	setId: number;
	parts: Pieces[];
	/** Text around what the parts cost separately, PRICE_PLACE, and what the set saves, SAVED_PLACE. */
	pattern: string;
	/** The sums at public prices. */
	children: ReactNode;
};

type Props = {
	/** Gross unit prices, CZK haléře. */
	parts: { minor: number; quantity: number }[];
	priceMinor: number;
	pattern: string;
};

/** What a set's parts cost separately, and what the set saves; renders nothing without a saving. */
export function SetSums({ parts, priceMinor, pattern }: Props) {
	const currency = useForeignCurrency();
	const shown = (czk: number) => (currency === null ? czk : convertMinor(czk, currency));
	const sum = parts.reduce((total, { minor, quantity }) => total + shown(minor) * quantity, 0);
	const saved = sum - shown(priceMinor);
	if (saved <= 0) return null;
	const amount = (minor: number) => formatMoney(minor, currency ?? CZK);
	return (
		<p className={styles.root} {...(currency === null ? { "data-crowns": "" } : {})}>
			{pattern.replace(PRICE_PLACE, amount(sum)).replace(SAVED_PLACE, amount(saved))}
		</p>
	);
}
