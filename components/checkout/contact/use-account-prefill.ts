"use client";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import type { User } from "#lib/contract/schemas/account.ts";
import type { DeliveryOptions, OrderBody } from "#lib/contract/schemas/order.ts";
import { splitPhone } from "#lib/domain/people/phone.ts";
import { addressesQuery } from "#lib/storefront/account/addresses.ts";
import { useAuth } from "#lib/storefront/account/use-auth.ts";
import type { CheckoutValues } from "../../form/form-values.ts";

const ADDRESS = ["firstname", "lastname", "street", "city", "zip"] as const;

/**
 * Prefills the form from the customer's data, and from the default saved address where the account has no own; only blank
 * fields, typed values stay.
 */
export function useAccountPrefill(
	{ getValues, setValue }: UseFormReturn<CheckoutValues, unknown, OrderBody>,
	options: DeliveryOptions,
): void {
	const { user } = useAuth();
	const hasOwnAddress = user !== null && user.street !== "";
	const { data: saved, isPending } = useQuery({ ...addressesQuery(), enabled: user !== null && !hasOwnAddress });
	const home = hasOwnAddress || isPending ? user : (saved?.[0] ?? user);
	const isHomeKnown = hasOwnAddress || !isPending;
	useEffect(() => {
		if (!user) return;
		for (const [name, value] of contactOf(getValues(), user)) setValue(name, value);
	}, [user, getValues, setValue]);
	useEffect(() => {
		if (!home || !isHomeKnown) return;
		for (const [name, value] of addressOf(getValues(), home, options)) setValue(name, value);
	}, [home, isHomeKnown, options, getValues, setValue]);
}

type Filled = [FieldPath<CheckoutValues>, string];
type Home = Pick<User, (typeof ADDRESS)[number] | "country">;

function contactOf(values: CheckoutValues, user: User): Filled[] {
	const filled: Filled[] = [];
	const fill = (name: FieldPath<CheckoutValues>, current: string, value: string) => {
		if (current.trim() === "" && value !== "") filled.push([name, value]);
	};
	fill("email", values.email, user.email);
	if (values.phone.trim() === "" && user.phone !== "") {
		const { prefix, number } = splitPhone(user.phone);
		filled.push(["phonePrefix", prefix], ["phone", number]);
	}
	const isPerson = [values.companyId, values.taxId, values.invoice.company].every((text) => text.trim() === "");
	if (isPerson) {
		fill("companyId", "", user.companyId);
		fill("taxId", "", user.taxId);
		fill("invoice.company", "", user.company);
	}
	return filled;
}

/** An address is filled in completely or not at all, so that two addresses are never mixed. */
function addressOf({ invoice }: CheckoutValues, home: Home, options: DeliveryOptions): Filled[] {
	const isUntouched = ADDRESS.every((field) => invoice[field].trim() === "");
	if (!isUntouched || !options.countries.some(({ code }) => code === home.country)) return [];
	const fields = ADDRESS.filter((field) => home[field] !== "");
	return [...fields.map((field): Filled => [`invoice.${field}`, home[field]]), ["invoice.country", home.country]];
}
