"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import styles from "./stock-problem.module.scss";
import type { CartLineItem } from "./use-cart-changes.ts";

/** Says plainly what is left of goods that the cart holds too many of, and offers the way out. */
export function StockProblem({
	item,
	quantity,
	onChange,
}: {
	item: CartLineItem;
	quantity: number;
	onChange: (quantity: number) => void;
}) {
	const t = useTranslations();
	const left = item.availability === "in_stock" ? item.stock : 0;
	if (left > 0 && quantity < left) return null;
	if (left > 0 && quantity === left) return <p className={styles.hint}>{t("checkout.goods.maximum")}</p>;
	const gone = item.availability === "not_active" ? t("errors.not_active") : t("checkout.goods.gone");
	return (
		<div className={styles.root} role="status">
			<p>{left > 0 ? t("checkout.goods.left", { count: left }) : gone}</p>
			<Button tone="secondary" onClick={() => onChange(left)}>
				{left > 0 ? t("checkout.goods.takeLeft", { count: left }) : t("checkout.goods.remove")}
			</Button>
		</div>
	);
}
