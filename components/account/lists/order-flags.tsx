import { useTranslations } from "next-intl";
import styles from "./order-flags.module.scss";

/** How far an order has come: a string of paper flags, coloured up to its present step. */
export function OrderFlags({ reached, steps }: { reached: number; steps: number }) {
	const t = useTranslations("myAccount.orders");
	return (
		<span className={styles.root} role="img" aria-label={t("progress", { step: reached + 1, steps })}>
			{Array.from({ length: steps }, (_, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a flag is its place
				<i key={at} className={at <= reached ? styles.hung : styles.ahead} />
			))}
		</span>
	);
}
