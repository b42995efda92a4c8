"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProductRow } from "#components/product/card/product-row.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { companionsQuery } from "#lib/storefront/goods/companions.ts";

/** Goods that go with the cart as it was when the page was opened: what is added here stays where it was pressed. */
export function CompanionsRow({ locale, ids }: { locale: Locale; ids: number[] }) {
	const t = useTranslations("cartPage");
	const [first] = useState(ids);
	const { data } = useQuery(companionsQuery(locale, first));
	if (!data) return null;
	return <ProductRow id="companions" title={t("companions")} products={data} locale={locale} list={LISTS.cart} />;
}
