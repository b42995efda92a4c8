"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { PickupPoint } from "#lib/contract/schemas/delivery.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { PICKUP_POINTS_SHOWN } from "#lib/domain/order/order-terms.ts";
import { formatZip } from "#lib/domain/people/zip.ts";
import { pickupPointsQuery } from "#lib/storefront/order/pickup-points.ts";
import type { CheckoutValues } from "../../form/form-values.ts";
import { useFieldProblem } from "../../form/use-field-problem.ts";
import { useSettled } from "../use-settled.ts";
import styles from "./pickup-point-choice.module.scss";
import { type Place, PlaceList } from "./place-list.tsx";

type Props = { locale: Locale; cart: Cart; deliveryId: number };

/** Choice of a carrier's pickup point, by search for town, postcode or street. */
export function PickupPointChoice({ locale, cart, deliveryId }: Props) {
	const t = useTranslations("checkout.pickupPoint");
	const { control, setValue } = useFormContext<CheckoutValues>();
	const { field } = useController({ control, name: "pickupPointId" });
	const { field: nameField } = useController({ control, name: "pickupPointName" });
	const { field: city } = useController({ control, name: "invoice.city" });
	const [query, setQuery] = useState(city.value);
	const staffedOnly = cart.items.some((item) => [item, ...item.children].some(needsAge));
	const asked = useSettled(query.trim());
	const { data, isError, isFetching, refetch } = useQuery(
		pickupPointsQuery({ locale, deliveryId, query: asked, staffedOnly }),
	);
	const problem = useFieldProblem("pickupPointId");

	const choose = (place: Place) => {
		setValue("pickupPointName", `${place.title}, ${place.address}`);
		field.onChange(place.id);
	};
	const stateOf = (point: PickupPoint): Place["state"] => ({
		tone: "secondary",
		text: point.is_staffed ? point.opening_hours : t("box"),
	});
	const places = (data ?? []).map((point) => ({
		id: String(point.id),
		title: point.name,
		address: `${point.street}, ${formatZip(point.zip)} ${point.city}`,
		state: stateOf(point),
	}));
	const isFull = places.length === PICKUP_POINTS_SHOWN;
	return (
		<div className={styles.root}>
			{/* Enter in the search must not submit the form. */}
			<TextField
				name="pickupPointId"
				type="search"
				autoComplete="off"
				enterKeyHint="search"
				label={t("search")}
				hint={staffedOnly ? t("staffedOnly") : t("hint")}
				value={query}
				maxLength={100}
				onChange={(event) => setQuery(event.target.value)}
				onKeyDown={(event: KeyboardEvent) => event.key === "Enter" && event.preventDefault()}
			/>
			<p className={styles.found} role="status">
				{data && !isError && t(isFull ? "foundMany" : "found", { count: places.length })}
			</p>
			{isError && (
				<div className={styles.failed} role="alert">
					<p>{t("failed")}</p>
					<Button tone="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
						{t("retry")}
					</Button>
				</div>
			)}
			{places.length > 0 ? (
				<PlaceList
					name="pickupPointId"
					legend={t("label")}
					places={places}
					value={field.value}
					more={(count) => t("more", { count })}
					onChange={choose}
					error={problem}
				/>
			) : (
				problem && <p className={styles.problem}>{problem}</p>
			)}
			{field.value !== "" && nameField.value !== "" && (
				<p className={styles.chosen} aria-live="polite">
					{t("chosen", { name: nameField.value })}
				</p>
			)}
		</div>
	);
}

function needsAge(item: { product: { minimum_age: number | null } }): boolean {
	return item.product.minimum_age !== null;
}
