// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { isLeaving, leaveTo, whileLeaving } from "#lib/storefront/browser/leave.ts";
import { isSignInPage, wayBack, wayOnIn } from "#lib/storefront/browser/way-on.ts";

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
const goTo = (address: string) => window.history.replaceState(null, "", address);

afterEach(() => {
	show(true);
	goTo("/");
});

test("a page restored by the browser no longer counts as being left", async () => {
	const back = vi.fn();
	await whileLeaving();
	leaveTo("#elsewhere");
	void whileLeaving().then(back);
	await Promise.resolve();
	expect([isLeaving(), back.mock.calls.length]).toEqual([true, 0]);
	show(true);
	expect(isLeaving()).toBe(false);
	await whileLeaving();
	expect(back).toHaveBeenCalledTimes(1);
});

describe("a login leads", () => {
	test.each([
		["/", "/"],
		["/1001/balonky?strana=2", "/1001/balonky?strana=2"],
		["/prihlaseni?redirect=/kosik", "/kosik"],
		["/registrace", null],
		// Whoever signs in has no use for a page about a forgotten password; and its link is a secret.
		["/obnova-hesla", null],
		["/zmena-hesla/tajny-odkaz", null],
		["/en/password-reset", null],
		["/en/new-password/secret-link", null],
		["/en/new-password/secret-link?redirect=//evil.test", null],
	])("from %s to %s", (address, path) => {
		goTo(address);
		expect(wayBack()).toBe(path);
		expect(isSignInPage()).toBe(path !== address);
	});
});

describe("the other language leads", () => {
	test.each([
		["/prihlaseni?redirect=/ucet/nastaveni", "en", "?redirect=%2Fen%2Faccount%2Fsettings"],
		["/en/register?redirect=/en/cart", "cs", "?redirect=%2Fkosik"],
		["/prihlaseni?redirect=/1001/balonky", "en", "?redirect=%2F1001%2Fbalonky"],
		["/prihlaseni?redirect=/ucet?strana=2", "en", "?redirect=%2Fucet%3Fstrana%3D2"],
		["/prihlaseni?redirect=//evil.test", "en", ""],
		["/prihlaseni", "en", ""],
		["/1001/balonky?redirect=/kosik", "en", ""],
	] as const)("from %s to %s with %j", (address, locale, query) => {
		goTo(address);
		expect(wayOnIn(locale)).toBe(query);
	});
});
