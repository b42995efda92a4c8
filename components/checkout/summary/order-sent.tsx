"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import type { OrderCreated } from "#lib/contract/schemas/order.ts";
import { Confetti } from "../../ui/confetti.tsx";
import styles from "./order-sent.module.scss";

export type SentOrder = OrderCreated & {
	/** The next page is the payment gateway, not the order's page. */
	isToBePaid: boolean;
};

/** Shown between the shop's reply and the next page: the gateway, or the order's page. */
export function OrderSent({ order }: { order: SentOrder }) {
	const t = useTranslations("checkout.sent");
	return (
		<div className={styles.root} role="status">
			<Confetti />
			<h2>{t("title")}</h2>
			<p>{t(order.isToBePaid ? "paying" : "text")}</p>
			{/* Not prefetched: Next would guess the wrong page from the English address. */}
			<Link className={buttonClass({ tone: "secondary" })} href={order.url} prefetch={false}>
				{t("link")}
			</Link>
		</div>
	);
}
