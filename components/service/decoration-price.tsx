"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useDates } from "#components/dates/use-dates.ts";
import { numberOf, type RequestValues } from "#components/request/request-values.ts";
import { PARTY_BUDGET_CZK } from "#lib/domain/request/request-terms.ts";
import { formatWholeCzk } from "#lib/i18n/format-czk.ts";
import { PriceCard, type PriceLine, PriceTotal } from "./price/price-card.tsx";

/** The party as described so far, and its budget: the shop names the price in its proposal. */
export function DecorationPrice({ end }: { end: ReactNode }) {
	const t = useTranslations("decoration");
	const { short } = useDates();
	const [day, guests, motif, budget] = useWatch<RequestValues<"decoration">, ["day", "guests", "motif", "budget"]>({
		name: ["day", "guests", "motif", "budget"],
	});
	const crowns = numberOf(budget) ?? Number.NaN;
	const chosen: PriceLine[] = [];
	if (/^2\d{3}-\d{2}-\d{2}$/.test(day)) chosen.push([t("day"), short(day)]);
	if (guests.trim() !== "") chosen.push([t("guests"), guests]);
	if (motif.trim() !== "") chosen.push([t("motif"), motif]);
	return (
		<PriceCard
			name={t("price.title")}
			price={{ amount: t("price.from", { price: formatWholeCzk(PARTY_BUDGET_CZK.min) }), per: t("price.per") }}
			chosen={chosen}
			total={
				crowns >= PARTY_BUDGET_CZK.min && crowns <= PARTY_BUDGET_CZK.max ? (
					<PriceTotal label={t("price.budget")} amount={formatWholeCzk(crowns)} />
				) : (
					<p>{t("price.later")}</p>
				)
			}
			isCounted={false}
			end={end}
			included={[t("price.reply"), t("price.free"), t("price.agreed")]}
		/>
	);
}
