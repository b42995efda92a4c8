"use client";
import { useParams } from "next/navigation";
import type { ReactNode } from "react";
import type { Order } from "#lib/contract/schemas/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { OrderOf } from "./order-of.tsx";

type Props = { locale: Locale; notFound: ReactNode; children: (order: Order, link: OrderLink) => ReactNode };

/** The order of this address. */
export function OrderOfLink({ locale, notFound, children }: Props) {
	// Only these params: `locale` among them is the folder's name.
	const { id, hash } = useParams<{ id: string; hash: string }>();
	return (
		<OrderOf link={{ locale, id, hash }} notFound={notFound}>
			{children}
		</OrderOf>
	);
}
