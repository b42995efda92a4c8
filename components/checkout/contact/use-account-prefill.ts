"use client";
import { useEffect } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import type { User } from "#lib/contract/schemas/account.ts";
import type { DeliveryOptions, OrderBody } from "#lib/contract/schemas/order.ts";
import { splitPhone } from "#lib/domain/people/phone.ts";
import { useAuth } from "#lib/storefront/account/use-auth.ts";
import type { CheckoutValues } from "../../form/form-values.ts";

const ADDRESS = ["firstname", "lastname", "street", "city", "zip"] as const;

/** Prefills the form from the customer's data; only blank fields, typed values stay. */
export function useAccountPrefill(
	{ getValues, setValue }: UseFormReturn<CheckoutValues, unknown, OrderBody>,
	options: DeliveryOptions,
): void {
	const { user } = useAuth();
	useEffect(() => {
		if (!user) return;
		for (const [name, value] of prefillOf(getValues(), user, options)) setValue(name, value);
	}, [user, options, getValues, setValue]);
}

type Filled = [FieldPath<CheckoutValues>, string];

function prefillOf(values: CheckoutValues, user: User, options: DeliveryOptions): Filled[] {
	const filled: Filled[] = [];
	const fill = (name: FieldPath<CheckoutValues>, current: string, value: string) => {
		if (current.trim() === "" && value !== "") filled.push([name, value]);
	};
	fill("email", values.email, user.email);
	if (values.phone.trim() === "" && user.phone !== "") {
		const { prefix, number } = splitPhone(user.phone);
		filled.push(["phonePrefix", prefix], ["phone", number]);
	}
	// An address is filled in completely or not at all, so that two addresses are never mixed.
	const isUntouched = ADDRESS.every((field) => values.invoice[field].trim() === "");
	if (isUntouched && options.countries.some(({ code }) => code === user.country)) {
		for (const field of ADDRESS) fill(`invoice.${field}`, "", user[field]);
		filled.push(["invoice.country", user.country]);
	}
	const isPerson = [values.companyId, values.taxId, values.invoice.company].every((text) => text.trim() === "");
	if (isPerson) {
		fill("companyId", "", user.companyId);
		fill("taxId", "", user.taxId);
		fill("invoice.company", "", user.company);
	}
	return filled;
}
