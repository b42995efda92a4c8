import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldPath, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

type Options<Values extends FieldValues, Body> = {
	/** The contract's rules. */
	schema: z.ZodType<Body>;
	/** Makes the body from the fields' values. */
	bodyOf: (values: Values) => unknown;
	/** Fields of the form by fields of the body, where the names differ. */
	fields?: (values: Values) => Partial<Record<string, FieldPath<Values>>>;
	/** Rules that only the form has: a field, and the key of its error, which goes before the contract's. */
	also?: (values: Values) => [FieldPath<Values>, string][];
};

/** Validates a form by the rules of its body; errors are mapped to the fields. */
export function bodyResolver<Values extends FieldValues, Body extends FieldValues>({
	schema,
	bodyOf,
	fields = () => ({}),
	also = () => [],
}: Options<Values, Body>): Resolver<Values, unknown, Body> {
	return async (values, _context, settings) => {
		const parsed = schema.safeParse(bodyOf(values));
		const errors: Record<string, FieldError> = {};
		const names = fields(values);
		for (const [name, message] of also(values)) errors[name] ??= { type: "rule", message };
		for (const { path, message } of parsed.error?.issues ?? []) {
			const name = path.join(".");
			errors[names[name] ?? name] ??= { type: "rule", message };
		}
		if (parsed.success && Object.keys(errors).length === 0) return { values: parsed.data, errors: {} };
		return { values: {}, errors: toNestErrors<Values>(errors as never, settings as never) };
	};
}
