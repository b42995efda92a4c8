import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useReturn } from "#components/ui/use-return.ts";

const KEEP_TYPED = { keepValues: true, keepFieldsRef: true, keepDefaultValues: true, keepDirty: true };

/**
 * The router keeps a left page: on return a form has its typed values, but no errors (promises §2 Generic behaviour).
 * `also` clears errors outside the fields.
 */
export function useErrorsCleared<Values extends FieldValues, Body>(
	{ reset }: Pick<UseFormReturn<Values, unknown, Body>, "reset">,
	also: () => void = () => {},
): void {
	useReturn(() => {
		reset(undefined, KEEP_TYPED);
		also();
	});
}
