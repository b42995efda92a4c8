"use client";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { RentalCostume } from "#lib/contract/schemas/request.ts";
import { rentalDays, rentalPrice } from "#lib/domain/request/rental.ts";
import {
	RENTAL_CANCEL_DAYS,
	RENTAL_RETURN_TIME,
	RENTAL_SHORT_DAYS,
	RENTAL_WEEK_DAYS,
} from "#lib/domain/request/request-terms.ts";
import { namedDay } from "#lib/domain/time/named-day.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { PriceCard, type PriceLine, PriceTotal } from "../price/price-card.tsx";
import type { ServiceBranch } from "../service-branch.ts";
import type { Range } from "./rental-range.ts";

type Props = {
	costumes: RentalCostume[];
	costume: RentalCostume | undefined;
	size: string | undefined;
	branch: ServiceBranch | undefined;
	range: Range;
	end: ReactNode;
};

/** What a costume costs, and the whole price once the days are chosen; without a costume the lowest prices. */
export function RentalPrice({ costumes, costume, size, branch, range, end }: Props) {
	const t = useTranslations("rental.price");
	const field = useTranslations("rental");
	const locale = useLocale();
	const days = costume && range.from !== "" && range.to !== "" ? rentalDays(range) : 0;
	const cheapest = Math.min(...costumes.map(({ prices }) => prices.short));
	const chosen: PriceLine[] = [];
	if (size !== undefined) chosen.push([field("size"), size]);
	if (branch) chosen.push([field("branch"), branch.name]);
	if (days > 0) {
		chosen.push([t("pickUp"), namedDay(locale, range.from)]);
		chosen.push([t("return"), t("returnBy", { day: namedDay(locale, range.to), time: RENTAL_RETURN_TIME })]);
	}
	return (
		<PriceCard
			name={costume?.name ?? t("title")}
			picture={costume?.image ? { src: costume.image.src, tint: costume.tint } : undefined}
			price={
				costume
					? undefined
					: { amount: field("from", { price: formatCzk(cheapest) }), per: t("per", { days: RENTAL_SHORT_DAYS }) }
			}
			rates={costume && ratesOf(costume, t)}
			chosen={chosen}
			note={costume && days > 0 ? t("depositNote", { deposit: formatCzk(costume.prices.deposit) }) : undefined}
			total={
				costume && days > 0 ? (
					<PriceTotal label={t("total", { count: days })} amount={formatCzk(rentalPrice(costume.prices, days))} />
				) : (
					<p>{t("later")}</p>
				)
			}
			end={end}
			included={[t("cleaning"), t("payThere"), t("cancel", { days: RENTAL_CANCEL_DAYS })]}
		/>
	);
}

function ratesOf({ prices }: RentalCostume, t: ReturnType<typeof useTranslations<"rental.price">>): PriceLine[] {
	return [
		[t("short", { days: RENTAL_SHORT_DAYS }), formatCzk(prices.short)],
		[t("week", { days: RENTAL_WEEK_DAYS }), formatCzk(prices.week)],
		[t("extraDay"), formatCzk(prices.extra_day)],
		[t("deposit"), formatCzk(prices.deposit)],
	];
}
