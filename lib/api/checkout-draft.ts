import { z } from "zod";
import { readSession, removeSession, writeSession } from "./session-store.ts";

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
	email: text,
	phone: text,
	invoice: addressDraft,
	isElsewhere: flag,
	address: addressDraft,
	isCompany: flag,
	companyId: text,
	taxId: text,
	note: text,
});
export type CheckoutDraft = z.infer<typeof checkoutDraft>;

/** The draft of this tab; an empty one when there is none. */
export function readDraft(): CheckoutDraft {
	return readSession(KEY, checkoutDraft) ?? checkoutDraft.parse({});
}

export function keepDraft(draft: CheckoutDraft): void {
	writeSession(KEY, checkoutDraft.parse(draft));
}

export function forgetDraft(): void {
	removeSession(KEY);
}
