import { createHmac } from "node:crypto";
import { networkOf } from "../client-address.ts";
import type { Shop } from "../shop.ts";

/**
 * A visitor's network as a key under which rows of the same one are counted; null when it is unknown. Keyed by the shop's secret,
 * since all addresses there are could be hashed within hours.
 */
export function networkKey({ sessionSecret }: Pick<Shop, "sessionSecret">, address: string): string | null {
	if (address === "") return null;
	return createHmac("sha256", sessionSecret)
		.update(`network ${networkOf(address)}`)
		.digest("base64url");
}
