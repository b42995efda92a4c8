import styles from "./stars.module.scss";

/** Stars to look at, in halves; `label` says the same in words. */
export function Stars({
	average,
	count,
	size = "small",
	label,
}: {
	average: number;
	/** How many reviews, shown in brackets; the label should name them too. */
	count?: number;
	size?: "small" | "large";
	label: string;
}) {
	const filledPercent = Math.round(average * 2) * 10;
	return (
		<span className={size === "large" ? styles.sizeLarge : styles.sizeSmall}>
			<span
				role="img"
				aria-label={label}
				className={styles.stars}
				style={{ backgroundSize: `${filledPercent}% 100%` }}
			/>
			{count !== undefined && (
				<span className={styles.count} aria-hidden="true">
					({count})
				</span>
			)}
		</span>
	);
}
