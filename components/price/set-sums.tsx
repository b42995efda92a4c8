"use client";
import { CZK, convertMinor, formatMoney } from "#lib/domain/money/money.ts";
import { useForeignCurrency } from "#lib/storefront/cart/currency.ts";
import styles from "./set-sums.module.scss";

export type SetSumTexts = { sum: string; price: string; saved: string };

type Props = {
	/** Gross prices of a piece, CZK haléře. */
	parts: { minor: number; quantity: number }[];
	priceMinor: number;
	texts: SetSumTexts;
};

/** What the parts of a set cost one by one, what the set costs, and the difference; nothing when there is none. */
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
