"use client";
import { type FieldPath, get, useFormContext, useFormState } from "react-hook-form";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import type { CheckoutValues } from "./form-values.ts";

/** The error message of a field. */
export function useFieldProblem(name: FieldPath<CheckoutValues>): string | undefined {
	const { control } = useFormContext<CheckoutValues>();
	const { errors } = useFormState({ control });
	const text = useFieldText();
	const problem: { message?: unknown } | undefined = get(errors, name);
	const key = problem?.message;
	return typeof key === "string" ? text(key) : undefined;
}
