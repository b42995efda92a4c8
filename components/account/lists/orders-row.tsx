"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useDates } from "#components/dates/use-dates.ts";
import { OrderAgain } from "#components/order/actions/order-again.tsx";
import { OrderFlags } from "#components/order/details/order-flags.tsx";
import { OrderState } from "#components/order/details/order-state.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { OrderRow } from "#lib/contract/schemas/account-orders.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { accountOrderPath, legalPath } from "#lib/i18n/paths.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { OrderPictures } from "./order-pictures.tsx";
import styles from "./orders-list.module.scss";
import { OrdersPay } from "./orders-pay.tsx";

/** One order of the list: a table row, or a card on small screens. */
export function OrdersRow({ order, locale }: { order: OrderRow; locale: Locale }) {
	const t = useTranslations("myAccount.orders");
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
				{order.progress && (
					<OrderFlags
						{...order.progress}
						label={t("progress", { step: order.progress.reached + 1, steps: order.progress.steps })}
					/>
				)}
			</td>
			<td className={styles.last}>
				<RowActions order={order} link={link} path={path} describedBy={id} />
			</td>
		</tr>
	);
}

type ActionsProps = { order: OrderRow; link: OrderLink; path: string; describedBy: string };

/** What comes first with an order as its one button: the payment, the parcel, or the same goods again; the rest is quiet, in one row. */
function RowActions({ order, link, path, describedBy }: ActionsProps) {
	const t = useTranslations("myAccount.orders");
	const documents = useTranslations("order.documents");
	const { actions, tracking_url: tracking } = order;
	const isTracked = tracking !== null && order.state === "handed_over";
	const isFirst = !actions.pay && !actions.transfer && !isTracked;
	return (
		<div className={styles.actions}>
			{actions.pay && <OrdersPay link={link} describedBy={describedBy} />}
			{actions.transfer && (
				<Link className={buttonClass({ size: "small" })} href={path} prefetch={false} aria-describedby={describedBy}>
					{t("transfer")}
				</Link>
			)}
			{isTracked && (
				<a
					className={buttonClass({ tone: actions.pay ? "quiet" : "primary", size: "small" })}
					href={tracking}
					target="_blank"
					rel="noreferrer"
					aria-describedby={describedBy}
				>
					<Icon name="car-front" size={16} />
					{t("track")}
				</a>
			)}
			{isFirst && <OrderAgain link={link} size="small" describedBy={describedBy} />}
			<div className={styles.others}>
				{!actions.transfer && (
					<Link href={path} prefetch={false} aria-describedby={describedBy}>
						{t("detail")}
					</Link>
				)}
				{order.documents.map(({ number, kind, url }) => (
					<a key={number} href={url} target="_blank" rel="noreferrer" aria-label={documents(kind, { number })}>
						{t(kind)}
					</a>
				))}
				{tracking !== null && !isTracked && (
					<a href={tracking} target="_blank" rel="noreferrer" aria-describedby={describedBy}>
						{t("track")}
					</a>
				)}
				{order.state === "delivered" && (
					<Link href={legalPath(link.locale, "complaints")} prefetch={false} aria-describedby={describedBy}>
						{t("complain")}
					</Link>
				)}
				{!isFirst && <OrderAgain link={link} size="small" tone="quiet" describedBy={describedBy} />}
			</div>
		</div>
	);
}
