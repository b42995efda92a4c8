// @vitest-environment jsdom
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CONSENT_MODE_SCRIPT, consentSignals } from "#lib/storefront/browser/consent-mode.ts";

const CHOICES = ["analytical", "marketing", "advertisement"] as const;

beforeEach(() => {
	delete window.dataLayer;
	delete window.gtag;
});
afterEach(() => {
	for (const name of CHOICES) Cookies.remove(`accept-${name}`);
});

/** Runs the script of the page's head; what it tells tags, in its order. */
function told(): unknown[][] {
	new Function(CONSENT_MODE_SCRIPT)();
	return (window.dataLayer ?? []).map((one) => Array.from(one as ArrayLike<unknown>));
}

describe("Consent Mode v2", () => {
	test("denies everything but security before anything else is said", () => {
		expect(told()).toEqual([
			[
				"consent",
				"default",
				{
					ad_storage: "denied",
					ad_user_data: "denied",
					ad_personalization: "denied",
					analytics_storage: "denied",
					functionality_storage: "denied",
					personalization_storage: "denied",
					security_storage: "granted",
				},
			],
		]);
	});

	test("is pushed as an arguments object, like Google's own tag does", () => {
		told();
		expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe("[object Arguments]");
	});

	test("comes before events that already waited", () => {
		window.dataLayer = [];
		const layer = window.dataLayer;
		told();
		expect(window.dataLayer).toBe(layer);
	});

	const all = Array.from({ length: 8 }, (_, bits) => CHOICES.map((_, at) => ((bits >> at) & 1) === 1));
	test.each(all)("an earlier choice (analytical %j, marketing %j, advertisement %j) is repeated unchanged", (...is) => {
		const [analytical = false, marketing = false, advertisement = false] = is;
		for (const [at, name] of CHOICES.entries()) if (is[at]) Cookies.set(`accept-${name}`, "accepted");
		const [, ...updates] = told();
		const expected = consentSignals({ analytical, marketing, advertisement });
		expect(updates).toEqual(is.some(Boolean) ? [["consent", "update", expected]] : []);
	});

	test("a cookie that only looks like a consent grants nothing", () => {
		Cookies.set("accept-analytical", "accepted-not");
		Cookies.set("x-accept-marketing", "accepted");
		expect(told()).toHaveLength(1);
		Cookies.remove("x-accept-marketing");
	});
});
