"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OrderDetails } from "#components/order/details/order-details.tsx";
import { OrderOf } from "#components/order/order-of.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { orderKeyQuery } from "#lib/storefront/account/account-lists.ts";
import { AccountData } from "../frame/account-states.tsx";
import styles from "./order-in-account.module.scss";

type Props = { locale: Locale; contacts: Settings["contacts"]; notFound: ReactNode };

/** The order of this address, if it is the customer's; otherwise the 404 page. */
export function OrderInAccount({ locale, contacts, notFound }: Props) {
	const t = useTranslations("myAccount.orders");
	const { id } = useParams<{ id: string }>();
	const query = useQuery(orderKeyQuery(id));
	return (
		<div className={styles.root}>
			<Link className={styles.back} href={screenPath(locale, "account")} prefetch={false}>
				<Icon name="arrow-left" size={20} />
				{t("back")}
			</Link>
			<AccountData query={query} failed={t("failedOne")}>
				{(hash) =>
					hash === null ? (
						notFound
					) : (
						<OrderOf link={{ locale, id, hash }} notFound={notFound}>
							{(order, link) => <OrderDetails order={order} link={link} contacts={contacts} />}
						</OrderOf>
					)
				}
			</AccountData>
		</div>
	);
}
