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

/** What was typed at the checkout, as the fields hold it. Consent is given anew each time. */
export const checkoutDraft = z.object({
	deliveryId: text,
	paymentId: text,
	branchId: text,
	pickupPointId: text,
	/** The chosen point in words, to show it without asking for it again. */
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

/** The draft of this tab; an empty one, with the prefix of home, when there is none. */
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

/** What the shop refused of the order and an earlier step has to correct: fields and the keys of their texts. */
export function keepProblems(refused: z.input<typeof problems>): void {
	writeSession(PROBLEMS_KEY, refused);
}

/** What was kept for this step to correct, once. */
export function takeProblems(): z.output<typeof problems> {
	const kept = readSession(PROBLEMS_KEY, problems) ?? [];
	removeSession(PROBLEMS_KEY);
	return kept;
}
