"use client";
import type { ReactNode } from "react";
import { TrackPurchase } from "#components/analytics/track-purchase.tsx";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { OrderDetails } from "./details/order-details.tsx";
import { OrderOfLink } from "./order-of-link.tsx";

type Props = { locale: Locale; contacts: Settings["contacts"]; notFound: ReactNode };

/** All details of an order, and its actions. */
export function OrderSummary({ locale, contacts, notFound }: Props) {
	return (
		<OrderOfLink locale={locale} notFound={notFound}>
			{(order, link) => (
				<>
					<OrderDetails order={order} link={link} contacts={contacts} />
					<TrackPurchase order={order} />
				</>
			)}
		</OrderOfLink>
	);
}
