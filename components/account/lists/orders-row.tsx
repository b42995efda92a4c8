"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useDates } from "#components/dates/use-dates.ts";
import { OrderAgain } from "#components/order/actions/order-again.tsx";
import { OrderState } from "#components/order/details/order-state.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { OrderRow } from "#lib/contract/schemas/account-orders.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { accountOrderPath } from "#lib/i18n/paths.ts";
import { OrderFlags } from "./order-flags.tsx";
import { OrderPictures } from "./order-pictures.tsx";
import styles from "./orders-list.module.scss";
import { OrdersPay } from "./orders-pay.tsx";

/** One order of the list: a table row, or a card on small screens. */
export function OrdersRow({ order, locale }: { order: OrderRow; locale: Locale }) {
	const t = useTranslations("myAccount.orders");
	const documents = useTranslations("order.documents");
	const { short } = useDates();
	const id = useId();
	const link = { locale, id: String(order.id), hash: order.hash };
	const path = accountOrderPath(locale, order.id);
	return (
		<tr className={styles.row}>
			<th scope="row" className={styles.number}>
				<div className={styles.what}>
					<OrderPictures order={order} />
					<div className={styles.texts}>
						<Link id={id} href={path} prefetch={false}>
							{order.number}
						</Link>
						<span className={styles.quiet}>{t("items", { count: order.items })}</span>
					</div>
				</div>
			</th>
			<td className={styles.date}>
				<time dateTime={order.date}>{short(order.date)}</time>
			</td>
			<td className={styles.total}>{formatMoney(order.total_with_tax, order.currency)}</td>
			<td className={styles.state}>
				<OrderState state={order.state} />
				{order.progress && <OrderFlags {...order.progress} />}
			</td>
			<td className={styles.last}>
				<div className={styles.actions}>
					{order.actions.pay && <OrdersPay link={link} describedBy={id} />}
					<Link
						className={buttonClass({ tone: order.actions.transfer ? "primary" : "secondary", size: "small" })}
						href={path}
						prefetch={false}
						aria-describedby={id}
					>
						{t(order.actions.transfer ? "transfer" : "detail")}
					</Link>
					{order.tracking_url !== null && (
						<a
							className={buttonClass({ tone: "secondary", size: "small" })}
							href={order.tracking_url}
							target="_blank"
							rel="noreferrer"
							aria-describedby={id}
						>
							<Icon name="car-front" size={16} />
							{t("track")}
						</a>
					)}
					<OrderAgain link={link} size="small" describedBy={id} />
					{order.documents.map(({ number, kind, url }) => (
						<a
							key={number}
							className={buttonClass({ tone: "quiet", size: "small" })}
							href={url}
							target="_blank"
							rel="noreferrer"
							aria-label={documents(kind, { number })}
						>
							<Icon name="file-text" size={16} />
							{t(kind)}
						</a>
					))}
				</div>
			</td>
		</tr>
	);
}
