import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useReturn } from "#components/ui/use-return.ts";

const KEEP_TYPED = { keepValues: true, keepFieldsRef: true, keepDefaultValues: true, keepDirty: true };

/**
 * The router keeps a page that was left: a form come back to has what was typed, but no errors (promises §2). `also` forgets what was
 * said beside its fields.
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
