"use client";
import type { ReactNode } from "react";
import type { Pieces } from "#lib/domain/goods/pieces.ts";
import { CZK, convertMinor, formatMoney } from "#lib/domain/money/money.ts";
import { useForeignCurrency } from "#lib/storefront/cart/currency.ts";
import styles from "./set-sums.module.scss";

export type SetSumTexts = { sum: string; price: string; saved: string };

export type MemberSetSumsProps = {
	setId: number;
	parts: Pieces[];
	texts: SetSumTexts;
	/** The sums at public prices. */
	children: ReactNode;
};

type Props = {
	/** Gross unit prices, CZK haléře. */
	parts: { minor: number; quantity: number }[];
	priceMinor: number;
	texts: SetSumTexts;
};

/** Price of a set's parts bought separately, price of the set, and the saving; renders nothing without a saving. */
export function SetSums({ parts, priceMinor, texts }: Props) {
	const currency = useForeignCurrency();
	const shown = (czk: number) => (currency === null ? czk : convertMinor(czk, currency));
	const sum = parts.reduce((total, { minor, quantity }) => total + shown(minor) * quantity, 0);
	const price = shown(priceMinor);
	if (sum <= price) return null;
	const amount = (minor: number) => (
		<dd {...(currency === null ? { "data-crowns": "" } : {})}>{formatMoney(minor, currency ?? CZK)}</dd>
	);
	return (
		<dl className={styles.root}>
			<div>
				<dt>{texts.sum}</dt>
				{amount(sum)}
			</div>
			<div>
				<dt>{texts.price}</dt>
				{amount(price)}
			</div>
			<div className={styles.saved}>
				<dt>{texts.saved}</dt>
				{amount(sum - price)}
			</div>
		</dl>
	);
}
