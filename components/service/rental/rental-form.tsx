"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { RequestForm } from "#components/request/request-form.tsx";
import { RequestSection } from "#components/request/request-section.tsx";
import { useRequestForm } from "#components/request/use-request-form.ts";
import { useToday } from "#components/request/use-today.ts";
import type { RentalCostume } from "#lib/contract/schemas/request.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { rentalCalendarQuery } from "#lib/storefront/request/requests.ts";
import type { ServiceBranch } from "../service-branch.ts";
import { takeAsked } from "../take-asked.ts";
import { type CostumeWish, NO_WISH } from "./find-costumes.ts";
import { RentalCalendar } from "./rental-calendar.tsx";
import { RentalPrice } from "./rental-price.tsx";
import { isPossible } from "./rental-range.ts";
import { type RentalBody, rentalResolver } from "./rental-values.ts";
import { RentalWhat } from "./rental-what.tsx";

type Props = { locale: Locale; costumes: RentalCostume[]; branches: ServiceBranch[] };

/** Form to request a costume: costume, branch, days. */
export function RentalForm({ locale, costumes, branches }: Props) {
	const t = useTranslations("rental");
	const client = useQueryClient();
	const today = useToday();
	const [wish, setWish] = useState(NO_WISH);
	const changeWish = (change: Partial<CostumeWish>) => setWish((before) => ({ ...before, ...change }));
	const resolver = useMemo(
		() =>
			rentalResolver(({ variantId, branchId, fromDay: from, toDay: to }) => {
				if (today === null || from === "" || to === "") return true;
				const known = client.getQueryData(rentalCalendarQuery(Number(variantId), Number(branchId), today).queryKey);
				return known === undefined || isPossible(known, { from, to });
			}),
		[client, today],
	);
	const { form, ...rest } = useRequestForm<"rental", RentalBody>({
		kind: "rental",
		locale,
		resolver,
		takeAsked: ({ productId }) => {
			const asked = takeAsked(locale);
			if (branches.some(({ id }) => String(id) === asked.branch)) changeWish({ near: asked.branch });
			return askedCostume(costumes, asked.costume, productId);
		},
		fields: { taken: "fromDay" },
		order: () => ["productId", "variantId", "branchId", "fromDay", "toDay"],
		onRefused: (code) => {
			// Somebody else took it, or the free days have changed.
			if (code === "taken" || code === "invalid") void client.invalidateQueries({ queryKey: ["rental-calendar"] });
		},
	});
	const [productId, variantId, branchId, fromDay, toDay] = useWatch({
		control: form.control,
		name: ["productId", "variantId", "branchId", "fromDay", "toDay"],
	});
	const costume = costumes.find(({ product_id }) => String(product_id) === productId);
	const size = costume?.sizes.find(({ variant_id }) => String(variant_id) === variantId);
	const branch = size?.branch_ids.find((id) => String(id) === branchId);
	const { data: calendar } = useQuery({
		...rentalCalendarQuery(size?.variant_id ?? 0, branch ?? 0, today ?? ""),
		enabled: size !== undefined && branch !== undefined && today !== null,
	});
	const chosen = { from: fromDay, to: toDay };
	const range = calendar && toDay !== "" && !isPossible(calendar, chosen) ? { from: "", to: "" } : chosen;
	const labels = {
		productId: t("costume"),
		variantId: t("size"),
		branchId: t("branch"),
		fromDay: t("days"),
		toDay: t("lastDay"),
	};
	return (
		<RequestForm
			locale={locale}
			form={form}
			{...rest}
			labels={labels}
			send={t("send")}
			contactLater={toDay === "" ? t("contactLater") : null}
			summary={(end) => (
				<RentalPrice
					costumes={costumes}
					costume={costume}
					size={size?.name}
					branch={branches.find(({ id }) => id === branch)}
					range={range}
					end={end}
				/>
			)}
		>
			<RequestSection title={t("what")}>
				<RentalWhat
					costumes={costumes}
					branches={branches}
					costume={costume}
					size={size}
					wish={wish}
					onWish={changeWish}
				/>
			</RequestSection>
			<RequestSection title={t("when")}>
				{size && branch !== undefined && today !== null ? (
					<RentalCalendar
						key={`${size.variant_id}-${branch}`}
						variantId={size.variant_id}
						branchId={branch}
						today={today}
					/>
				) : (
					<p>{t("chooseBefore")}</p>
				)}
			</RequestSection>
		</RequestForm>
	);
}

/** The costume in a link, and its size if it has only one; null when there is none, or it is chosen already. */
function askedCostume(costumes: RentalCostume[], asked: string, typedId: string) {
	const costume = costumes.find(({ product_id }) => String(product_id) === asked);
	if (!costume || asked === typedId) return null;
	const [only, ...others] = costume.sizes;
	const variantId = only && others.length === 0 ? String(only.variant_id) : "";
	return { productId: asked, variantId, branchId: "", fromDay: "", toDay: "" };
}
