import { expect, test } from "vitest";
import { networkKey } from "#lib/shop/limits/network-key.ts";

const SHOP = { sessionSecret: "a secret" };

test("a network's key says nothing of the address, and is another one under another secret", () => {
	const key = networkKey(SHOP, "203.0.113.7");
	expect(key).toMatch(/^[\w-]{43}$/);
	expect(networkKey(SHOP, "203.0.113.7")).toBe(key);
	expect(networkKey(SHOP, "203.0.113.8")).not.toBe(key);
	expect(networkKey({ sessionSecret: "another secret" }, "203.0.113.7")).not.toBe(key);
});

test("a household's IPv6 addresses have one key, unknown addresses none", () => {
	expect(networkKey(SHOP, "2001:db8::1")).toBe(networkKey(SHOP, "2001:db8:0:0:ffff::2"));
	expect(networkKey(SHOP, "")).toBeNull();
});
