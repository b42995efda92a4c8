import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Shop } from "../shop.ts";
import { ipv6Network } from "./client-address.ts";

/**
 * A visitor's network as a key for counting rows; null when unknown. An IPv6 address counts by its /48, which anybody gets
 * free: as many people share it as an IPv4 address. Keyed by the shop's secret, since hashes of all addresses could be
 * computed within hours.
 */
export function networkKey({ sessionSecret }: Pick<Shop, "sessionSecret">, address: string): string | null {
	if (address === "") return null;
	return createHmac("sha256", sessionSecret)
		.update(`network ${isIPv6(address) ? ipv6Network(address, 48) : address}`)
		.digest("base64url");
}
