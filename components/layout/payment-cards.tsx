import styles from "./payment-cards.module.scss";

/** Payment methods as simple drawings: a card with a chip, contactless, a bank, cash on delivery. */
export function PaymentCards({ label }: { label: string }) {
	return (
		<div>
			{/* biome-ignore lint/performance/noImgElement: a drawing of less than 1 kB, the same at every width */}
			<img className={styles.root} src="/payment-signs.svg" width="236" height="36" alt={label} loading="lazy" />
		</div>
	);
}
