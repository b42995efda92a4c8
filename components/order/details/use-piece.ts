"use client";
import { useTranslations } from "next-intl";
import type { Order } from "#lib/contract/schemas/order.ts";
import { variantTitle } from "#lib/domain/goods/variant-title.ts";

/** Text of an order's line for withdrawals: "3 × Cat mask, black". */
export function usePiece() {
	const t = useTranslations("withdrawal");
	return (line: Order["lines"][number]) =>
		t("piece", { count: line.quantity, name: variantTitle(line.name, line.variant_name) });
}
