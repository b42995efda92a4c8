import { expect, test } from "vitest";
import { ipv6Network, networkOf, visitorAddress } from "#lib/shop/kernel/rate-limits/client-address.ts";

const SOCKET = "203.0.113.7";

test.each<[string, number, string | undefined, string]>([
	["without a proxy the socket counts", 0, undefined, SOCKET],
	["without a proxy a forged header does not count", 0, "198.51.100.1", SOCKET],
	["behind one proxy the visitor is what it added", 1, "198.51.100.1", "198.51.100.1"],
	["what a visitor wrote before the proxy does not count", 1, "10.0.0.1, 198.51.100.1", "198.51.100.1"],
	["behind two proxies the visitor is the second from the right", 2, "6.6.6.6, 198.51.100.1,10.0.0.2", "198.51.100.1"],
	["a call with too few entries counts by the last known address", 2, "198.51.100.1", "198.51.100.1"],
	["a proxy that added nothing leaves the socket", 1, undefined, SOCKET],
	["an empty header leaves the socket", 1, "", SOCKET],
	["an invalid address leaves the socket", 1, "unknown", SOCKET],
	["a very long text does not count as an address", 1, "1".repeat(10_000), SOCKET],
	["a port is dropped", 1, "198.51.100.1:49152", "198.51.100.1"],
	["brackets and a port are dropped", 1, "[2001:DB8::1]:443", "2001:db8::1"],
	["IPv4 in IPv6 is IPv4", 1, "::ffff:198.51.100.1", "198.51.100.1"],
	["a zone is dropped", 1, "fe80::1%eth0", "fe80::1"],
])("%s", (_, trustedProxies, forwardedFor, visitor) => {
	expect(visitorAddress({ remoteAddress: SOCKET, forwardedFor, trustedProxies })).toBe(visitor);
});

test("a socket of IPv4 in IPv6 is IPv4, one that is gone is blank", () => {
	const of = (remoteAddress: string | undefined) =>
		visitorAddress({ remoteAddress, forwardedFor: undefined, trustedProxies: 0 });
	expect(of("::ffff:203.0.113.7")).toBe(SOCKET);
	expect(of(undefined)).toBe("");
});

test.each<[string, 48 | 56 | 64, string]>([
	["2001:db8:1:2:3:4:5:6", 64, "2001:db8:1:2::/64"],
	["2001:db8:1:2::9", 64, "2001:db8:1:2::/64"],
	["2001:0db8:0001:0002:ffff::", 64, "2001:db8:1:2::/64"],
	["2001:db8::1", 64, "2001:db8:0:0::/64"],
	["::1", 64, "0:0:0:0::/64"],
	["2001:db8:1::2:3:4:5", 64, "2001:db8:1:0::/64"],
	["2001:db8:1:12ff::9", 56, "2001:db8:1:1200::/56"],
	["2001:db8:1:fe::9", 56, "2001:db8:1:0::/56"],
	["2001:db8:1:12ff::9", 48, "2001:db8:1::/48"],
	["::1", 48, "0:0:0::/48"],
])("%s is in the /%i %s", (address, bits, network) => {
	expect(ipv6Network(address, bits)).toBe(network);
});

test.each([
	["203.0.113.7", "203.0.113.7"],
	["2001:db8:1:12ff::9", "2001:db8:1:1200::/56"],
	["", ""],
])("a visitor at %s counts as one of %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});
