import type { HandoverPlace } from "./delivery-kinds.ts";

/**
 * Whether an order needs a name and no address: a tax document is due to taxable and legal persons alone (Act 235/2004 § 28),
 * and to a branch nothing is sent.
 */
export function isNameEnough(place: HandoverPlace | undefined, isCompany: boolean): boolean {
	return place === "branch" && !isCompany;
}
