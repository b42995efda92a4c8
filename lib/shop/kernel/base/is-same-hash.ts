import { timingSafeEqual } from "node:crypto";

/** Whether somebody knows an order's hash; takes as long for a hash that is nearly right as for any other. */
export function isSameHash(known: string, given: string): boolean {
	const [a, b] = [Buffer.from(known), Buffer.from(given)];
	return a.length === b.length && timingSafeEqual(a, b);
}
