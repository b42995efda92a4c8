import { formatCzk } from "#lib/i18n/format-czk.ts";
import styles from "./set-sums.module.scss";

export type SetSumTexts = { sum: string; price: string; saved: string };

/** What the parts of a set cost one by one, what the set costs, and the difference; nothing when there is none. */
export function SetSums({ sumMinor, priceMinor, texts }: { sumMinor: number; priceMinor: number; texts: SetSumTexts }) {
	if (sumMinor <= priceMinor) return null;
	return (
		<dl className={styles.root}>
			<div>
				<dt>{texts.sum}</dt>
				<dd>{formatCzk(sumMinor)}</dd>
			</div>
			<div>
				<dt>{texts.price}</dt>
				<dd>{formatCzk(priceMinor)}</dd>
			</div>
			<div className={styles.saved}>
				<dt>{texts.saved}</dt>
				<dd>{formatCzk(sumMinor - priceMinor)}</dd>
			</div>
		</dl>
	);
}
