import { z } from "zod";

import { CZECH_HOME, type HomeCountry } from "#lib/domain/people/home-country.ts";
import { PHONE_PREFIXES } from "#lib/domain/people/phone.ts";
import type { RequestKind } from "#lib/domain/request/request-states.ts";
import { readSession, removeSession, writeSession } from "../browser/session-store.ts";

const text = z.string().max(5000).catch("");
const flag = z.boolean().catch(false);

/** The customer's contact, as the fields hold it. */
const contact = {
	firstname: text,
	lastname: text,
	email: text,
	phonePrefix: z.enum(PHONE_PREFIXES).catch(CZECH_HOME.phonePrefix),
	phone: text,
	note: text,
};

const balloonsDraft = z.object({ typeKey: text, quantity: text, isOwn: flag, hasGel: flag, wish: text });

/** Draft of each service's form, as its fields hold it. Consent is not stored. */
const REQUEST_DRAFTS = {
	rental: z.object({ ...contact, productId: text, variantId: text, branchId: text, fromDay: text, toDay: text }),
	inflation: z.object({
		...contact,
		branchId: text,
		balloons: z
			.array(balloonsDraft)
			.min(1)
			.max(20)
			.catch([balloonsDraft.parse({})]),
		pickupDay: text,
		pickupAt: text,
		partyDay: text,
		partyTime: text,
	}),
	decoration: z.object({ ...contact, day: text, place: text, motif: text, colours: text, guests: text, budget: text }),
	event: z.object({ ...contact, title: text, day: text, time: text, place: text, guests: text, about: text }),
} as const satisfies Record<RequestKind, z.ZodType>;
export type RequestDrafts = { [Kind in RequestKind]: z.output<(typeof REQUEST_DRAFTS)[Kind]> };

const keyOf = (kind: RequestKind) => `request-draft-${kind}`;

/** The empty form of a service, with the home country's phone prefix. */
export function blankRequest<Kind extends RequestKind>(kind: Kind, { phonePrefix }: HomeCountry): RequestDrafts[Kind] {
	return REQUEST_DRAFTS[kind].parse({ phonePrefix }) as RequestDrafts[Kind];
}

/** The draft of this tab, or an empty form. */
export function readRequestDraft<Kind extends RequestKind>(kind: Kind, home: HomeCountry): RequestDrafts[Kind] {
	return (readSession(keyOf(kind), REQUEST_DRAFTS[kind]) ?? blankRequest(kind, home)) as RequestDrafts[Kind];
}

export function keepRequestDraft(kind: RequestKind, values: unknown): void {
	writeSession(keyOf(kind), REQUEST_DRAFTS[kind].parse(values));
}

export function forgetRequestDraft(kind: RequestKind): void {
	removeSession(keyOf(kind));
}
