"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import styles from "./removed-line.module.scss";
import type { CartLineItem } from "./use-cart-changes.ts";

/** Says what was removed and gives it back; takes the focus, whose button has just vanished. */
export function RemovedLine({ item, onUndo }: { item: CartLineItem; onUndo: (() => void) | undefined }) {
	const t = useTranslations("checkout.goods");
	const root = useRef<HTMLDivElement>(null);
	useEffect(() => root.current?.focus(), []);
	return (
		<div ref={root} className={styles.root} tabIndex={-1} role="status">
			<span>{t("removed", { name: item.product.name })}</span>
			{onUndo && (
				<Button tone="quiet" onClick={onUndo}>
					{t("undo")}
				</Button>
			)}
		</div>
	);
}
