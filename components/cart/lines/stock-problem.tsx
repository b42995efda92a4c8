"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { CartLineItem } from "#lib/storefront/cart/cart-wishes.ts";
import styles from "./stock-problem.module.scss";

type Props = {
	item: CartLineItem;
	/** Pieces that the line can have. */
	left: number;
	quantity: number;
	onChange: (quantity: number) => void;
};

/** Says how many pieces are left when the cart has more, and offers a fix. */
export function StockProblem({ item, left, quantity, onChange }: Props) {
	const t = useTranslations();
	if (left > 0 && quantity < left) return null;
	if (left > 0 && quantity === left) return <p className={styles.hint}>{t("cartPage.goods.maximum")}</p>;
	const gone = item.availability === "not_active" ? t("errors.not_active") : t("cartPage.goods.gone");
	return (
		<div className={styles.root} role="status">
			<p>{left > 0 ? t("cartPage.goods.left", { count: left }) : gone}</p>
			<Button tone="secondary" size="small" onClick={() => onChange(left)}>
				{left > 0 ? t("cartPage.goods.takeLeft", { count: left }) : t("cartPage.goods.remove")}
			</Button>
		</div>
	);
}
