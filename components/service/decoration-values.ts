import type { z } from "zod";
import { bodyResolver } from "#components/form/account-resolver.ts";
import { numberOf, personOf, type RequestValues, typedNumber } from "#components/request/request-values.ts";
import { decorationRequest } from "#lib/contract/schemas/request.ts";

/** The form's schema of the request; the idempotency key is added on submit. */
const decorationBody = decorationRequest.omit({ requestKey: true, captchaToken: true }).extend({
	guests: typedNumber.pipe(decorationRequest.shape.guests),
	budget: typedNumber.pipe(decorationRequest.shape.budget),
});
export type DecorationBody = z.output<typeof decorationBody>;

export const decorationResolver = bodyResolver<RequestValues<"decoration">, DecorationBody>({
	schema: decorationBody,
	bodyOf: (values) => ({
		...personOf(values),
		day: values.day,
		place: values.place,
		motif: values.motif,
		colours: values.colours,
		guests: numberOf(values.guests),
		budget: numberOf(values.budget),
	}),
});
