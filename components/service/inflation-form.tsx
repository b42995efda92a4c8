"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import fieldStyles from "#components/request/request-fields.module.scss";
import { RequestForm } from "#components/request/request-form.tsx";
import { RequestSection } from "#components/request/request-section.tsx";
import { useRequestForm } from "#components/request/use-request-form.ts";
import { useToday } from "#components/request/use-today.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { BalloonType } from "#lib/contract/schemas/request.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import rowsStyles from "./balloon-rows.module.scss";
import { BalloonRows } from "./balloon-rows.tsx";
import { isPickupDay } from "./branch-pickup.ts";
import { InflationPrice } from "./inflation-price.tsx";
import { type InflationBody, inflationResolver, partyEndOf, pickupOf, wantedOf } from "./inflation-values.ts";
import { PickupDay } from "./pickup-day.tsx";
import type { OpenBranch } from "./service-branch.ts";
import { SinkingWarning } from "./sinking-warning.tsx";
import { SlotChoice } from "./slot-choice.tsx";
import { takeAsked } from "./take-asked.ts";

type Props = { locale: Locale; types: BalloonType[]; branches: OpenBranch[] };

/** Form to request inflated balloons: kinds, branch, pickup time, and the end of the party. */
export function InflationForm({ locale, types, branches }: Props) {
	const t = useTranslations("inflation");
	const client = useQueryClient();
	const today = useToday();
	const text = useFieldText();
	const resolver = useMemo(() => inflationResolver(types, branches), [types, branches]);
	const { form, ...rest } = useRequestForm<"inflation", InflationBody>({
		kind: "inflation",
		locale,
		resolver,
		takeAsked: () => {
			const { branch: id, day } = takeAsked(locale);
			const isKnown = branches.some((one) => String(one.id) === id);
			if (!isKnown && day === "") return null;
			return {
				...(isKnown ? { branchId: id, pickupAt: "" } : {}),
				// Balloons are fetched on the day of the party, unless somebody says otherwise.
				...(day === "" ? {} : { partyDay: day, pickupDay: day, pickupAt: "" }),
			};
		},
		fields: { partyEndsAt: "partyTime", slot_full: "pickupAt" },
		order: ({ balloons }) => [
			...balloons.flatMap((_, index) => [
				`balloons.${index}.typeKey` as const,
				`balloons.${index}.quantity` as const,
				`balloons.${index}.wish` as const,
			]),
			"branchId",
			"pickupDay",
			"pickupAt",
			"partyDay",
			"partyTime",
		],
		onRefused: (code) => {
			if (code === "slot_full" || code === "invalid") void client.invalidateQueries({ queryKey: ["inflation-slots"] });
		},
	});
	const values = useWatch({ control: form.control });
	const { errors } = form.formState;
	const rows = form.getValues("balloons");
	const { branchId = "", pickupDay = "", pickupAt = "", partyDay = "", partyTime = "" } = values;
	const wanted = wantedOf(types, rows);
	const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
	const branch = branches.find(({ id }) => String(id) === branchId);
	const pickup = pickupOf({ pickupAt, pickupDay }, branch);
	const partyEndsAt = partyEndOf({ partyDay, partyTime });
	const isDayOpen = branch !== undefined && isPickupDay(branch, pickupDay);
	const labels = {
		...Object.fromEntries(
			rows.flatMap((_, index) => [
				[`balloons.${index}.typeKey`, t("typeOf", { number: index + 1 })],
				[`balloons.${index}.quantity`, t("quantityOf", { number: index + 1 })],
				[`balloons.${index}.wish`, t("wishOf", { number: index + 1 })],
			]),
		),
		"balloons.root": t("balloons"),
		balloons: t("balloons"),
		branchId: t("branch"),
		pickupDay: t("pickupDay"),
		pickupAt: t("pickupTime"),
		partyDay: t("partyDay"),
		partyTime: t("partyTime"),
	};
	return (
		<RequestForm
			locale={locale}
			form={form}
			{...rest}
			labels={labels}
			send={t("send")}
			summary={(end) => <InflationPrice types={types} wanted={wanted} branch={branch} pickupAt={pickup} end={end} />}
		>
			<RequestSection title={t("balloons")}>
				<div className={rowsStyles.place}>
					{/* Rows have random ids, which static rendering does not allow. */}
					{today !== null && <BalloonRows types={types} pickupAt={pickup} partyEndsAt={partyEndsAt} />}
				</div>
			</RequestSection>
			<RequestSection title={t("pickup")}>
				<SelectField
					{...form.register("branchId")}
					label={t("branch")}
					isRequired
					error={text(errors.branchId?.message)}
				>
					<option value="">{t("chooseBranch")}</option>
					{branches.map(({ id, name, street, city }) => (
						<option key={id} value={id}>
							{name} – {street}, {city}
						</option>
					))}
				</SelectField>
				{branch && today !== null && <PickupDay key={branch.id} branch={branch} today={today} />}
				<SlotChoice branchId={Number(branchId)} day={isDayOpen ? pickupDay : ""} pieces={pieces} />
			</RequestSection>
			<RequestSection title={t("party")}>
				<p>{t("partyWhy")}</p>
				<div className={fieldStyles.pair}>
					<TextField
						{...form.register("partyDay")}
						type="date"
						min={today ?? undefined}
						label={t("partyDay")}
						isRequired
						error={text(errors.partyDay?.message)}
					/>
					<TextField
						{...form.register("partyTime")}
						type="time"
						label={t("partyTime")}
						isRequired
						error={text(errors.partyTime?.message)}
					/>
				</div>
				<SinkingWarning types={types} pickupAt={pickup} partyEndsAt={partyEndsAt} />
			</RequestSection>
		</RequestForm>
	);
}
