"use client";
import { useTranslations } from "next-intl";
import type { Order } from "#lib/contract/schemas/order.ts";

/** Names a line of an order as a withdrawal does: "3 × Cat mask, black". */
export function usePiece() {
	const t = useTranslations("withdrawal");
	return (line: Order["lines"][number]) =>
		t("piece", { count: line.quantity, name: [line.name, line.variant_name].filter(Boolean).join(", ") });
}
