import { expect, test } from "vitest";
import { forwardedWarning } from "#lib/shop/kernel/rate-limits/forwarded-warning.ts";

const FORWARDED = { "x-forwarded-for": "203.0.113.7" };
const PUBLIC = { isPublic: true, trustedProxies: 0 };

test.each([{ "x-forwarded-for": "203.0.113.7" }, { forwarded: "for=203.0.113.7" }])(
	"a public shop that trusts no proxy warns once of a forwarded request, as with %j",
	(headers) => {
		const warn = forwardedWarning(PUBLIC);
		expect(warn({ host: "www.example.cz" })).toBeNull();
		expect(warn(headers)).toBe(
			"Requests come with X-Forwarded-For or Forwarded, but TRUSTED_PROXIES is 0: if a proxy forwards them, all its visitors count as one and share the limits. Set TRUSTED_PROXIES to the number of proxies in front of the shop.",
		);
		expect([warn(headers), warn(FORWARDED)]).toEqual([null, null]);
	},
);

test.each([
	["nobody else reaches", { isPublic: false, trustedProxies: 0 }, FORWARDED],
	["knows its proxies", { isPublic: true, trustedProxies: 1 }, FORWARDED],
	["is called without a proxy", PUBLIC, { host: "www.example.cz" }],
	["gets a blank header", PUBLIC, { "x-forwarded-for": "", forwarded: " " }],
])("a shop that %s has nothing to warn of", (_, settings, headers) => {
	expect(forwardedWarning(settings)(headers)).toBeNull();
});
