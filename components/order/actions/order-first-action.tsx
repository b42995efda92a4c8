"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { storePath } from "#lib/i18n/paths.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { firstAction } from "./first-action.ts";
import styles from "./order-actions.module.scss";
import { OrderAgain } from "./order-again.tsx";

/** What the order's state asks for, as the only primary button of its page. */
export function OrderFirstAction({ order, link }: { order: Order; link: OrderLink }) {
	const t = useTranslations("order");
	const action = firstAction(order);
	const { tracking, branch } = order;
	return (
		<div className={styles.root}>
			{action === "track" && tracking?.url && (
				<a className={buttonClass()} href={tracking.url} target="_blank" rel="noreferrer">
					<Icon name="car-front" size={20} />
					{t("track", { number: tracking.number })}
				</a>
			)}
			{action === "find" && branch && (
				<Link className={buttonClass()} href={storePath(link.locale, branch.id)} prefetch={false}>
					<Icon name="store" size={20} />
					{t("find")}
				</Link>
			)}
			{action === "again" && <OrderAgain link={link} tone="primary" />}
		</div>
	);
}
