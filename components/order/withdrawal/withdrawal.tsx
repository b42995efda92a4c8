"use client";
import type { ReactNode } from "react";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { OrderOfLink } from "../order-of-link.tsx";
import { WithdrawalOfOrder } from "./withdrawal-of-order.tsx";

type Props = { locale: Locale; contacts: Settings["contacts"]; notFound: ReactNode };

/** Withdrawal from the contract of the order of this address. */
export function Withdrawal({ locale, contacts, notFound }: Props) {
	return (
		<OrderOfLink locale={locale} notFound={notFound}>
			{(order, link) => <WithdrawalOfOrder order={order} link={link} contacts={contacts} />}
		</OrderOfLink>
	);
}
