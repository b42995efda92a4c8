import type { z } from "zod";
import { bodyResolver } from "#components/form/account-resolver.ts";
import { eventRequest } from "#lib/contract/schemas/request.ts";
import { numberOf, personOf, type RequestValues, typedNumber } from "./request-values.ts";

/** The form's schema of the request; the idempotency key is added on submit. */
const eventBody = eventRequest
	.omit({ requestKey: true, captchaToken: true })
	.extend({ guests: typedNumber.pipe(eventRequest.shape.guests) });
export type EventBody = z.output<typeof eventBody>;

export const eventResolver = bodyResolver<RequestValues<"event">, EventBody>({
	schema: eventBody,
	bodyOf: (values) => ({
		...personOf(values),
		title: values.title,
		day: values.day,
		time: values.time,
		place: values.place,
		guests: numberOf(values.guests),
		about: values.about,
	}),
});
