"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import type { CartLineItem } from "#lib/storefront/cart/cart-wishes.ts";
import styles from "./removed-line.module.scss";

/** Says what was removed and offers undo; takes the focus from the removed button. */
export function RemovedLine({ item, onUndo }: { item: CartLineItem; onUndo: () => void }) {
	const t = useTranslations("cartPage.goods");
	const root = useRef<HTMLDivElement>(null);
	useEffect(() => root.current?.focus(), []);
	return (
		<div ref={root} className={styles.root} tabIndex={-1} role="status">
			<span>{t("removed", { name: item.product.name })}</span>
			<Button tone="quiet" onClick={onUndo}>
				{t("undo")}
			</Button>
		</div>
	);
}
