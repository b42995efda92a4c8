"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { firstAction } from "./first-action.ts";
import styles from "./order-actions.module.scss";
import { OrderAgain } from "./order-again.tsx";

/** `onCancelled` is called when the order has been cancelled and its button is about to go away. */
export function OrderActions({ order, link, onCancelled }: { order: Order; link: OrderLink; onCancelled: () => void }) {
	const t = useTranslations("order");
	return (
		<div className={styles.root}>
			{firstAction(order) !== "again" && <OrderAgain link={link} />}
			<Button tone="quiet" onClick={() => window.print()}>
				<Icon name="printer" size={20} />
				{t("print")}
			</Button>
			<CancelOrder order={order} link={link} onCancelled={onCancelled} />
			<Link href={screenPath(link.locale, "home")} prefetch={false}>
				{t("toShop")}
			</Link>
		</div>
	);
}
