import styles from "./stars.module.scss";

/** Read-only stars, filled by their exact share; `label` is their text. */
export function Stars({
	average,
	count,
	size = "small",
	label,
}: {
	average: number;
	/** Number of reviews, in brackets; the label should contain it too. */
	count?: number;
	size?: "small" | "large";
	label: string;
}) {
	const filledPercent = Math.round(average * 20);
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
					{`(${count})`}
				</span>
			)}
		</span>
	);
}
