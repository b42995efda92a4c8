import type { CSSProperties } from "react";
import styles from "./price-row.module.scss";

type Props = {
	label: string;
	detail?: string | undefined;
	price: string;
	isTotal?: boolean;
	isQuiet?: boolean;
	style?: CSSProperties;
};

/** One line of a price list, inside a `dl`. */
export function PriceRow({ label, detail, price, isTotal = false, isQuiet = false, style }: Props) {
	const look = isTotal ? styles.isTotal : isQuiet ? styles.isQuiet : styles.root;
	return (
		<div className={look} style={style}>
			<dt>
				{label}
				{detail && <span className={styles.detail}>{detail}</span>}
			</dt>
			<dd>{price}</dd>
		</div>
	);
}
