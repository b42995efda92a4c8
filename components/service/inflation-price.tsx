"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useDates } from "#components/dates/use-dates.ts";
import type { BalloonType } from "#lib/contract/schemas/request.ts";
import { HOUR_S } from "#lib/domain/durations.ts";
import { balloonsPrice } from "#lib/domain/request/inflation.ts";
import { INFLATION_CANCEL_S } from "#lib/domain/request/request-terms.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import type { wantedOf } from "./inflation-values.ts";
import { PriceCard, type PriceLine, PriceTotal } from "./price/price-card.tsx";
import type { ServiceBranch } from "./service-branch.ts";

type Props = {
	types: BalloonType[];
	wanted: ReturnType<typeof wantedOf>;
	branch: ServiceBranch | undefined;
	pickupAt: Date | null;
	end: ReactNode;
};

/** The price of the balloons chosen so far, by kinds and in all; before that the lowest price of one. */
export function InflationPrice({ types, wanted, branch, pickupAt, end }: Props) {
	const t = useTranslations("inflation");
	const { moment } = useDates();
	const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
	const total = wanted.reduce((sum, balloons) => sum + balloonsPrice(balloons), 0);
	const nameOf = ({ kind, quantity, isOwn, hasGel }: Props["wanted"][number]) => {
		const ways = [isOwn ? t("price.own") : "", hasGel ? t("price.gel") : ""].filter((way) => way !== "");
		return `${quantity}\u00a0× ${[kind.name, ...ways].join(", ")}`;
	};
	const chosen: PriceLine[] = wanted.map((balloons) => [nameOf(balloons), formatCzk(balloonsPrice(balloons))]);
	if (branch) chosen.push([t("branch"), branch.name]);
	if (pickupAt) chosen.push([t("price.pickup"), moment(pickupAt.toISOString())]);
	const cheapest = Math.min(...types.map(({ price_with_tax: price }) => price));
	return (
		<PriceCard
			name={t("price.title")}
			price={{ amount: t("price.from", { price: formatCzk(cheapest) }), per: t("price.per") }}
			chosen={chosen}
			total={
				pieces > 0 ? (
					<PriceTotal label={t("total", { count: pieces })} amount={formatCzk(total)} />
				) : (
					<p>{t("totalLater")}</p>
				)
			}
			end={end}
			included={[
				t("price.included"),
				t("price.fresh"),
				t("payThere"),
				t("price.cancel", { hours: INFLATION_CANCEL_S / HOUR_S }),
			]}
		/>
	);
}
