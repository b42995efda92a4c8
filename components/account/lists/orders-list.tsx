"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Pages } from "#components/navigation/pages.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import type { OrdersPage } from "#lib/contract/schemas/account-orders.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { ordersQuery, ownRequestsQuery } from "#lib/storefront/account/account-lists.ts";
import { BookingsList } from "../bookings/bookings-list.tsx";
import { AccountData, AccountEmpty } from "../frame/account-states.tsx";
import { ComingOrder } from "./coming-order.tsx";
import styles from "./orders-list.module.scss";
import { OrdersRow } from "./orders-row.tsx";

/** Page number in the address; the first one if malformed. */
function pageOf(text: string | null): number {
	return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** One page of the customer's orders (promises §2 /ucet: code, date, total, state, actions). */
export function OrdersList({ locale }: { locale: Locale }) {
	const t = useTranslations("myAccount.orders");
	const key = LANGUAGES[locale].listingKeys.page;
	const page = pageOf(useSearchParams().get(key));
	const query = useQuery(ordersQuery(page));
	const requests = useQuery(ownRequestsQuery);
	// Bookings stand above: shown later, they would push the orders down.
	const isWaiting = requests.isPending && requests.failureCount === 0;
	const first = screenPath(locale, "account");
	return (
		<>
			<BookingsList locale={locale} query={requests} />
			<AccountData query={isWaiting ? { ...query, data: undefined } : query} failed={t("failed")}>
				{(orders) =>
					orders.orders.length === 0 ? (
						<NoOrders locale={locale} isPastEnd={orders.count > 0} />
					) : (
						<div className={styles.root} aria-busy={query.isPlaceholderData || undefined}>
							<ComingOrder locale={locale} orders={orders.orders} />
							<OrdersTable locale={locale} orders={orders} />
							{orders.pages > 1 && (
								<Pages
									page={orders.page}
									pages={orders.pages}
									pathOf={(number) => (number === 1 ? first : `${first}?${key}=${number}`)}
								/>
							)}
						</div>
					)
				}
			</AccountData>
		</>
	);
}

function OrdersTable({ locale, orders }: { locale: Locale; orders: OrdersPage }) {
	const t = useTranslations("myAccount.orders");
	const table = useRef<HTMLTableElement>(null);
	const shown = useRef(orders.page);
	// A new page scrolls to its top, where the focus goes too.
	useEffect(() => {
		if (shown.current === orders.page) return;
		shown.current = orders.page;
		table.current?.focus();
	}, [orders.page]);
	return (
		<table ref={table} className={styles.table} tabIndex={-1}>
			<caption className={styles.caption}>{t("caption", { page: orders.page, pages: orders.pages })}</caption>
			<thead>
				<tr>
					<th scope="col">{t("number")}</th>
					<th scope="col">{t("date")}</th>
					<th scope="col" className={styles.total}>
						{t("total")}
					</th>
					<th scope="col">{t("state")}</th>
					<th scope="col">{t("actions")}</th>
				</tr>
			</thead>
			<tbody>
				{orders.orders.map((order) => (
					<OrdersRow key={order.id} order={order} locale={locale} />
				))}
			</tbody>
		</table>
	);
}

function NoOrders({ locale, isPastEnd }: { locale: Locale; isPastEnd: boolean }) {
	const t = useTranslations("myAccount.orders");
	if (isPastEnd) {
		return (
			<AccountEmpty title={t("pastEndTitle")} text={t("pastEndText")}>
				<Link className={buttonClass()} href={screenPath(locale, "account")} prefetch={false}>
					{t("toFirst")}
				</Link>
			</AccountEmpty>
		);
	}
	return (
		<AccountEmpty title={t("emptyTitle")} text={t("emptyText")}>
			<Link className={buttonClass()} href={screenPath(locale, "home")} prefetch={false}>
				{t("toShop")}
			</Link>
		</AccountEmpty>
	);
}
