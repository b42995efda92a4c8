"use client";
import type { ComponentProps } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import { TextField } from "#components/ui/text-field.tsx";
import type { CheckoutValues } from "./form-values.ts";
import { useFieldProblem } from "./use-field-problem.ts";

/** A text field of the checkout's form with its error message. */
export function FormField({
	name,
	...field
}: { name: FieldPath<CheckoutValues> } & Omit<ComponentProps<typeof TextField>, "name" | "error">) {
	const { register } = useFormContext<CheckoutValues>();
	return <TextField {...field} {...register(name)} error={useFieldProblem(name)} />;
}
