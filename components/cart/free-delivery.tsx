"use client";
import { Bulbs } from "./bulbs.tsx";
import styles from "./free-delivery.module.scss";
import { useFreeDeliveryText } from "./use-free-delivery-text.ts";

/** Progress to free delivery; `missing` in CZK haléře, 0 once it is reached. */
export function FreeDelivery({ missing, isStale }: { missing: number; isStale: boolean }) {
	return (
		<div className={styles.root} aria-busy={isStale || undefined}>
			<p>{useFreeDeliveryText(missing)}</p>
			<Bulbs missing={missing} />
		</div>
	);
}
