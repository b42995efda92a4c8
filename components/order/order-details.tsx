"use client";
import { Printer } from "lucide-react";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { Confetti } from "#components/checkout/confetti.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import type { Order } from "#lib/contract/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./order-details.module.scss";
import { OrderFacts } from "./order-facts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderPrices } from "./order-prices.tsx";
import { TransferBox } from "./transfer-box.tsx";

export function OrderDetails({ locale, order }: { locale: Locale; order: Order }) {
	const t = useTranslations("order");
	const format = useFormatter();
	const { number } = order;
	const isCancelled = order.state === "cancelled";
	const isToTransfer = order.payment.kind === "transfer" && order.state === "waiting_for_payment";
	return (
		<div className={styles.root}>
			<div className={styles.head}>
				{!isCancelled && <Confetti />}
				<h1>{isCancelled ? t("heading", { number }) : t("thanks", { number })}</h1>
				<p className={styles.facts}>
					<span className={styles[toneOf(order.state)]}>{t(`states.${order.state}`)}</span>
					<time dateTime={order.date}>
						{format.dateTime(new Date(order.date), { dateStyle: "long", timeStyle: "short" })}
					</time>
				</p>
				<p className={styles.mailed}>{t("mailed", { email: order.email })}</p>
			</div>
			{isToTransfer && <TransferBox order={order} />}
			<section className={styles.section} aria-labelledby="order-goods">
				<h2 id="order-goods">{t("goods")}</h2>
				<OrderLines order={order} />
				<OrderPrices order={order} />
			</section>
			<OrderFacts order={order} />
			<div className={styles.actions}>
				<Button tone="secondary" onClick={() => window.print()}>
					<Printer aria-hidden="true" size={20} />
					{t("print")}
				</Button>
				<Link className={buttonClass()} href={screenPath(locale, "home")}>
					{t("toShop")}
				</Link>
			</div>
		</div>
	);
}

/** Badges of specification §4: something is still to come, is well, or is off. */
function toneOf(state: Order["state"]): "stateSecondary" | "stateSuccess" | "stateDanger" {
	if (state === "cancelled") return "stateDanger";
	return state === "waiting_for_payment" ? "stateSecondary" : "stateSuccess";
}
