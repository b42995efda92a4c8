"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import type { CartLineItem } from "#lib/storefront/cart/cart-wishes.ts";
import styles from "./stock-problem.module.scss";

/** Says that the price has changed since the goods were added, until the shopper accepts it. */
export function PriceChange({
	item,
	currency,
	onAccept,
}: {
	item: CartLineItem;
	currency: Cart["currency"];
	onAccept: () => void;
}) {
	const t = useTranslations("cartPage.price");
	const before = item.previous_price_with_tax;
	if (before === null) return null;
	const now = item.variant.price_with_tax;
	const prices = { before: formatMoney(before, currency), now: formatMoney(now, currency) };
	return (
		<div className={styles.root} role="status">
			<p>{t(now > before ? "dearer" : "cheaper", prices)}</p>
			<Button tone="secondary" size="small" onClick={onAccept}>
				{t("accept")}
			</Button>
		</div>
	);
}
