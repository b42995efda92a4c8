"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Order } from "#lib/contract/schemas/order.ts";
import { isByTransfer } from "#lib/domain/order/payment-kinds.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { CourierReview } from "../actions/courier-review.tsx";
import { OrderActions } from "../actions/order-actions.tsx";
import { OrderFirstAction } from "../actions/order-first-action.tsx";
import { OrderHead } from "../order-head.tsx";
import { CardPayment } from "../payment/card-payment.tsx";
import { TransferBox } from "../payment/transfer-box.tsx";
import { usePaymentReturn } from "../payment/use-payment-return.ts";
import { useThanks } from "../use-thanks.ts";
import { ReturnOfGoods } from "../withdrawal/return-of-goods.tsx";
import { Complaint } from "./complaint.tsx";
import styles from "./order-details.module.scss";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderPrices } from "./order-prices.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { ShopContact } from "./shop-contact.tsx";

type Props = { order: Order; link: OrderLink; contacts: Settings["contacts"] };

export function OrderDetails({ order, link, contacts }: Props) {
	const t = useTranslations("order");
	const heading = useRef<HTMLHeadingElement>(null);
	const outcome = usePaymentReturn(order, link);
	const thanks = useThanks(order);
	const isToTransfer = isByTransfer(order.payment.kind) && order.state === "waiting_for_payment";
	return (
		<div className={styles.root}>
			<div className={styles.head}>
				<OrderHead order={order} thanks={thanks} heading={heading}>
					<OrderFirstAction order={order} link={link} />
				</OrderHead>
			</div>
			{(order.actions.pay || isToTransfer) && (
				<div className={styles.top}>
					{order.actions.pay && <CardPayment order={order} link={link} outcome={outcome} />}
					{isToTransfer && <TransferBox order={order} link={link} />}
				</div>
			)}
			<div className={styles.aside}>
				{thanks.isDone ? <OrderFacts order={order} /> : <OrderTimeline order={order} />}
				<OrderDocuments documents={order.documents} />
			</div>
			<div className={styles.main}>
				<section className={styles.goods} aria-labelledby="order-goods">
					<h2 id="order-goods">{t("goods")}</h2>
					<OrderLines order={order} />
					<OrderPrices order={order} />
				</section>
				<CourierReview order={order} link={link} />
				{!thanks.isDone && <OrderFacts order={order} />}
				<OrderActions order={order} link={link} onCancelled={() => heading.current?.focus()} />
				<ReturnOfGoods order={order} link={link} />
				<Complaint order={order} locale={link.locale} contacts={contacts} />
				<ShopContact contacts={contacts} number={order.number} />
			</div>
		</div>
	);
}
