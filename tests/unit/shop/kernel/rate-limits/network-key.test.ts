import { expect, test } from "vitest";
import { networkKey } from "#lib/shop/kernel/rate-limits/network-key.ts";

const SHOP = { sessionSecret: "a secret" };

test("a network's key does not reveal the address, and differs under another secret", () => {
	const key = networkKey(SHOP, "203.0.113.7");
	expect(key).toMatch(/^[\w-]{43}$/);
	expect(networkKey(SHOP, "203.0.113.7")).toBe(key);
	expect(networkKey(SHOP, "203.0.113.8")).not.toBe(key);
	expect(networkKey({ sessionSecret: "another secret" }, "203.0.113.7")).not.toBe(key);
});

test("the IPv6 addresses of a /48 have one key, however many networks it has; unknown addresses have none", () => {
	expect(networkKey(SHOP, "2001:db8::1")).toBe(networkKey(SHOP, "2001:db8:0:ffff:ffff::2"));
	expect(networkKey(SHOP, "2001:db8::1")).not.toBe(networkKey(SHOP, "2001:db8:1::1"));
	expect(networkKey(SHOP, "")).toBeNull();
});
