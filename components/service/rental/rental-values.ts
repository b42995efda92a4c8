import { z } from "zod";
import { bodyResolver } from "#components/form/account-resolver.ts";
import { personOf, type RequestValues } from "#components/request/request-values.ts";
import { rentalRequest } from "#lib/contract/schemas/request.ts";

type Values = RequestValues<"rental">;

const chosen = (key: string) => z.number(key).int(key).min(1, key);

/** The form's schema of the request; the idempotency key is added on submit, and missing choices have the form's messages. */
const rentalBody = rentalRequest.omit({ requestKey: true, captchaToken: true }).extend({
	variantId: chosen("size_required"),
	branchId: chosen("branch_required"),
	fromDay: z.iso.date("days_required"),
	toDay: z.iso.date("days_required"),
});
export type RentalBody = z.output<typeof rentalBody>;

/** Validates the form; `isPossible` tells of chosen days whether the costume is free then, as far as is known. */
export const rentalResolver = (isPossible: (values: Values) => boolean) =>
	bodyResolver<Values, RentalBody>({
		schema: rentalBody,
		bodyOf: (values) => ({
			...personOf(values),
			variantId: Number(values.variantId),
			branchId: Number(values.branchId),
			fromDay: values.fromDay,
			toDay: values.toDay,
		}),
		also: (values) => {
			if (values.productId === "") return [["productId", "costume_required"]];
			return isPossible(values) ? [] : [["fromDay", "days_required"]];
		},
	});
