import { z } from "zod";
import type { Locale } from "#lib/domain/locale.ts";
import { normalisePhone } from "#lib/domain/people/phone.ts";
import type { RequestKind } from "#lib/domain/request/request-states.ts";
import type { RequestDrafts } from "#lib/storefront/request/request-draft.ts";

/** Values of the fields of a service's form. */
export type RequestValues<Kind extends RequestKind> = RequestDrafts[Kind] & { locale: Locale; terms: boolean };

/** Values that every form has. */
export type ContactValues = Pick<
	RequestValues<RequestKind>,
	"firstname" | "lastname" | "email" | "phonePrefix" | "phone" | "note" | "locale" | "terms"
>;

/** Those that can be refused, in the order of the screen. */
export const CONTACT_FIELDS: (keyof ContactValues)[] = ["firstname", "lastname", "email", "phone", "note", "terms"];

/** The contact part of the body. */
export function personOf({ firstname, lastname, email, phonePrefix, phone, note, locale, terms }: ContactValues) {
	return { firstname, lastname, email, phone: normalisePhone(phone, phonePrefix), note, locale, terms };
}

/** A typed number; NaN for other text, undefined for blank. */
export function numberOf(typed: string): number | undefined {
	const text = typed.replace(/[\s\u00a0]/g, "");
	return text === "" ? undefined : /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

/** Blank is refused as "required", other text as "numeric". */
export const typedNumber = z.number({ error: ({ input }) => (input === undefined ? "required" : "numeric") });
