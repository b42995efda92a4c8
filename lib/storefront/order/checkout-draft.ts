import { z } from "zod";
import { CZECH_HOME } from "#lib/domain/people/home-country.ts";
import { PHONE_PREFIXES } from "#lib/domain/people/phone.ts";
import { readSession, removeSession, writeSession } from "../browser/session-store.ts";

const KEY = "checkout-draft";

const text = z.string().max(2000).catch("");
const flag = z.boolean().catch(false);

const addressDraft = z
	.object({ firstname: text, lastname: text, company: text, street: text, city: text, zip: text, country: text })
	.catch({ firstname: "", lastname: "", company: "", street: "", city: "", zip: "", country: "" });

/** Draft of the checkout, as the fields hold it. Consent is not stored. */
export const checkoutDraft = z.object({
	deliveryId: text,
	paymentId: text,
	branchId: text,
	pickupPointId: text,
	/** Name of the chosen point, to show it without loading it again. */
	pickupPointName: text,
	email: text,
	phonePrefix: z.enum(PHONE_PREFIXES).catch(CZECH_HOME.phonePrefix),
	phone: text,
	invoice: addressDraft,
	isElsewhere: flag,
	address: addressDraft,
	saveAddress: flag,
	isCompany: flag,
	companyId: text,
	taxId: text,
	note: text,
	surveyRefused: flag,
});
export type CheckoutDraft = z.infer<typeof checkoutDraft>;

/** The draft of this tab, or an empty one with the home country's phone prefix. */
export function readDraft({ phonePrefix } = CZECH_HOME): CheckoutDraft {
	return readSession(KEY, checkoutDraft) ?? checkoutDraft.parse({ phonePrefix });
}

export function keepDraft(draft: CheckoutDraft): void {
	writeSession(KEY, checkoutDraft.parse(draft));
}

export function forgetDraft(): void {
	removeSession(KEY);
	removeSession(PROBLEMS_KEY);
}

const PROBLEMS_KEY = "checkout-problems";
const problems = z.array(z.object({ name: z.string().max(100), key: z.string().max(100) })).max(50);

/** Stores refused fields of the order that an earlier step must correct, with the keys of their texts. */
export function keepProblems(refused: z.input<typeof problems>): void {
	writeSession(PROBLEMS_KEY, refused);
}

/** Returns the fields for this step to correct and deletes them. */
export function takeProblems(): z.output<typeof problems> {
	const kept = readSession(PROBLEMS_KEY, problems) ?? [];
	removeSession(PROBLEMS_KEY);
	return kept;
}
