"use client";
import { useTranslations } from "next-intl";
import { type FieldPath, get, useFormContext, useFormState } from "react-hook-form";
import type { CheckoutValues } from "./form-values.ts";

/** The sentence for a problem's key: a rule of a field, or a refusal of the shop. */
export function useProblemText(): (key: string) => string {
	const t = useTranslations();
	return (key) => {
		const candidates = [`validation.${key}`, `errors.${key}`] as Parameters<typeof t>[0][];
		return t(candidates.find((candidate) => t.has(candidate)) ?? "validation.invalid");
	};
}

/** What is wrong with a field, as a sentence. */
export function useFieldProblem(name: FieldPath<CheckoutValues>): string | undefined {
	const { control } = useFormContext<CheckoutValues>();
	const { errors } = useFormState({ control });
	const text = useProblemText();
	const problem: { message?: unknown } | undefined = get(errors, name);
	const key = problem?.message;
	return typeof key === "string" ? text(key) : undefined;
}
