"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { usePay } from "#components/order/payment/use-pay.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { customerKey } from "#lib/storefront/customer/customer.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";

/** Button to the gateway in the list; it disappears when the order cannot be paid any more. */
export function OrdersPay({ link, describedBy }: { link: OrderLink; describedBy: string }) {
	const t = useTranslations("myAccount.orders");
	const client = useQueryClient();
	const { pay, isLeaving, error } = usePay(link);
	useEffect(() => {
		if (error) void client.invalidateQueries({ queryKey: customerKey("orders") });
	}, [client, error]);
	return (
		<Button size="small" isBusy={isLeaving} aria-describedby={describedBy} onClick={pay}>
			<Icon name="credit-card" size={16} />
			{isLeaving ? t("paying") : t("pay")}
		</Button>
	);
}
