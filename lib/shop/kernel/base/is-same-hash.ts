import { timingSafeEqual } from "node:crypto";

/** Compares an order's hash in constant time, so that timing does not show how much of a guess is right. */
export function isSameHash(known: string, given: string): boolean {
	const [a, b] = [Buffer.from(known), Buffer.from(given)];
	return a.length === b.length && timingSafeEqual(a, b);
}
