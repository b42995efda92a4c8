import { isIP, isIPv4, isIPv6 } from "node:net";
import type { Context } from "hono";
import { CLIENT_ADDRESS_HEADER } from "../../../domain/calls.ts";

/** Who calls, as the server itself wrote it (lib/server/app/front.ts); blank for calls inside the process. */
export function clientAddressOf(context: Context): string {
	return context.req.header(CLIENT_ADDRESS_HEADER) ?? "";
}

/**
 * The visitor's address. Each trusted proxy appends the address that called it to `forwardedFor`, so with `trustedProxies` of
 * them the visitor is that many from the right; anybody can write what stands further left. Blank when the connection is
 * gone.
 */
export function visitorAddress(from: {
	remoteAddress: string | undefined;
	forwardedFor: string | undefined;
	trustedProxies: number;
}): string {
	const socket = plainAddress(from.remoteAddress ?? "") ?? "";
	if (from.trustedProxies === 0 || !from.forwardedFor) return socket;
	const hops = from.forwardedFor.split(",").slice(-from.trustedProxies);
	return plainAddress(hops[0] ?? "") ?? socket;
}

/** An address without port, brackets and zone, IPv4 in IPv6 as IPv4; undefined for invalid text. */
function plainAddress(text: string): string | undefined {
	if (isIPv4(text)) return text;
	const bare = text
		.trim()
		.toLowerCase()
		.replace(/^\[(.*)\](?::\d+)?$/, "$1")
		.replace(/^([\d.]+):\d+$/, "$1")
		.replace(/%.*$/, "")
		.replace(/^::ffff:(?=[\d.]+$)/, "");
	return isIP(bare) ? bare : undefined;
}

/**
 * The unit that limits count as one visitor: an IPv4 address, or the /56 of an IPv6 one, which providers give to one
 * household.
 */
export function networkOf(address: string): string {
	return isIPv6(address) ? ipv6Network(address, 56) : address;
}

/** The network of an IPv6 address with `bits` bits, such as "2001:db8:1:ff00::/56". */
export function ipv6Network(address: string, bits: 48 | 56 | 64): string {
	const [head = "", tail] = address.split("::");
	const groups = (part: string) => (part === "" ? [] : part.split(":"));
	const [left, right] = [groups(head), groups(tail ?? "")];
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
	const all = [...left, ...Array<string>(zeros).fill("0"), ...right];
	const kept = all.slice(0, Math.ceil(bits / 16)).map((group) => Number.parseInt(group, 16));
	if (bits === 56) kept[3] = (kept[3] ?? 0) & 0xff00;
	return `${kept.map((group) => group.toString(16)).join(":")}::/${bits}`;
}
