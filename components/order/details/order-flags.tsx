import styles from "./order-flags.module.scss";

type Props = { reached: number; steps: number; label?: string };

/** How far an order has come: a string of paper flags, coloured up to its present step; decoration where words beside say it. */
export function OrderFlags({ reached, steps, label }: Props) {
	const said = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
	return (
		<span className={styles.root} {...said}>
			{Array.from({ length: steps }, (_, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a flag is its place
				<i key={at} className={at <= reached ? styles.hung : styles.ahead} />
			))}
		</span>
	);
}
