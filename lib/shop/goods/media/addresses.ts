import { BlockList, isIP } from "node:net";

// IANA special-purpose registries: importing a file must never call a host that is not public.
const REFUSED_V4 = [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.88.99.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 4],
	["240.0.0.0", 4],
] as const;

// Only 2000::/3 is public unicast; these ranges inside it carry IPv4 addresses or documentation.
const REFUSED_V6 = [
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
	["3fff::", 20],
] as const;

const refused = new BlockList();
for (const [net, prefix] of REFUSED_V4) refused.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of REFUSED_V6) refused.addSubnet(net, prefix, "ipv6");

const unicast = new BlockList();
unicast.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is a public host: not private, loopback, link-local, reserved, nor such an IPv4 address inside IPv6. */
export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	if (family === 4) return !refused.check(address, "ipv4");
	return family === 6 && unicast.check(address, "ipv6") && !refused.check(address, "ipv6");
}
