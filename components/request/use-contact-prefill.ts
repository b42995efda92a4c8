"use client";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { splitPhone } from "#lib/domain/people/phone.ts";
import { useAuth } from "#lib/storefront/account/use-auth.ts";
import type { ContactValues } from "./request-values.ts";

/** Prefills the form from the customer's data; only blank fields, typed values stay. */
export function useContactPrefill({
	getValues,
	setValue,
}: Pick<UseFormReturn<ContactValues>, "getValues" | "setValue">) {
	const { user } = useAuth();
	useEffect(() => {
		if (!user) return;
		for (const name of ["firstname", "lastname", "email"] as const) {
			if (getValues(name).trim() === "" && user[name] !== "") setValue(name, user[name]);
		}
		if (getValues("phone").trim() !== "" || user.phone === "") return;
		const { prefix, number } = splitPhone(user.phone);
		setValue("phonePrefix", prefix);
		setValue("phone", number);
	}, [user, getValues, setValue]);
}
