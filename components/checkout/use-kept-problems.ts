import { type RefObject, useEffect } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import type { OrderBody } from "#lib/contract/schemas/order.ts";
import { takeProblems } from "#lib/storefront/order/checkout-draft.ts";
import type { CheckoutValues } from "../form/form-values.ts";
import { focusField } from "./focus-field.ts";

type Form = UseFormReturn<CheckoutValues, unknown, OrderBody>;

/** Shows refusals of the order at the fields of this step and focuses the first. */
export function useKeptProblems({ setError }: Form, formElement: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const problems = takeProblems();
		for (const { name, key } of problems) {
			setError(name as FieldPath<CheckoutValues>, { type: "server", message: key });
		}
		focusField(
			formElement.current,
			problems.map(({ name }) => name),
		);
	}, [setError, formElement]);
}
