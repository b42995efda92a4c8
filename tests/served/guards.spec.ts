import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { expect, TEXTS, test } from "../support/browser/e2e.ts";
import { cookieOf, tokenFor } from "../support/browser/e2e-customer.ts";
import { redirectOf } from "../support/pages/page-parts.ts";
import { readServed } from "../support/pages/served-page.ts";

const [CUSTOMER, INFLUENCER] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[number], (typeof DEMO_ACCOUNTS)[number]];
const LAYERS = ["middleware", "src/middleware", "middleware:middleware:middleware:middleware:middleware"];

test("guests are led to the login, with the way back", async ({ request }) => {
	for (const [path, location] of [
		["/ucet/nastaveni?x=1", "/prihlaseni?redirect=%2Fucet%2Fnastaveni%3Fx%3D1"],
		["/account/influencer", "/prihlaseni?redirect=%2Faccount%2Finfluencer"],
		["/account/videos", "/prihlaseni?redirect=%2Faccount%2Fvideos"],
		["/en/account/order/7", "/en/login?redirect=%2Fen%2Faccount%2Forder%2F7"],
		["/en/account/influencer", "/en/login?redirect=%2Fen%2Faccount%2Finfluencer"],
	] as const)
		expect(await redirectOf(request, path), path).toEqual([307, location]);
});

test("a customer has no reason to sign in or up, and no influencer's page", async ({ request }) => {
	const headers = cookieOf(await tokenFor({ request }, CUSTOMER));
	for (const [path, home] of [
		["/prihlaseni", "/"],
		["/prihlaseni?redirect=//evil.test", "/"],
		["/registrace", "/"],
		["/en/login", "/en"],
	] as const) {
		const reply = await request.get(path, { headers, maxRedirects: 0 });
		expect([reply.status(), reply.headers().location], path).toEqual([307, home]);
	}
	for (const locale of ["cs", "en"] as const) {
		const reply = await request.get(screenPath(locale, "accountInfluencer"), { headers });
		expect(reply.status()).toBe(404);
		// Its words stand in what the browser makes the page of.
		expect(await reply.text()).toContain(TEXTS[locale].notFound.title);
	}
});

test("an influencer has the influencer's page", async ({ request }) => {
	const headers = cookieOf(await tokenFor({ request }, INFLUENCER));
	for (const locale of ["cs", "en"] as const) {
		const reply = await request.get(screenPath(locale, "accountInfluencer"), { headers });
		expect(reply.status()).toBe(200);
		expect(readServed(await reply.text()).title).toContain(TEXTS[locale].influencer.title);
	}
});

test("no spelling of a guarded address gets round the guard", async ({ request, baseURL }) => {
	const headers: Record<string, string>[] = [
		{},
		{ RSC: "1" },
		{ RSC: "1", "Next-Router-Prefetch": "1" },
		{ "x-nextjs-data": "1" },
		...LAYERS.map((value) => ({ "x-middleware-subrequest": value })),
	];
	const guarded = ["/ucet", "/ucet/nastaveni", "/en/account", "/account/addresses", "/%75cet", "/ucet?nxtPlocale=cs"];
	for (const path of guarded)
		for (const sent of headers) {
			const reply = await request.get(path, { headers: sent, maxRedirects: 0 });
			expect(reply.status(), `${path} ${JSON.stringify(sent)}`).toBe(307);
			expect(reply.headers().location).toMatch(/\/(?:prihlaseni|en\/login)\?redirect=/);
		}
	for (const path of [
		"/ucet.rsc",
		"/ucet.segments/_tree.segment.rsc",
		"/cs/ucet",
		"/UCET",
		"//ucet",
		"/ucet%2f",
		"/english/ucet",
	]) {
		const reply = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
		expect(reply.status(), path).toBeLessThan(500);
		// The shell itself is empty, but a guard should come first.
		expect(reply.status() === 200 && (await reply.text()).includes("ucet"), path).toBe(false);
	}
});

test("a forged token opens nothing", async ({ request }) => {
	const token = await tokenFor({ request }, CUSTOMER);
	const statusFor = async (one: string) =>
		(await request.get("/ucet", { headers: { Cookie: `${COOKIES.token}=${one}` }, maxRedirects: 0 })).status();
	expect(await statusFor(token)).toBe(200);
	for (const forged of [`${token}x`, token.slice(0, -3), "abc", token.replace(/^[^.]+/, btoa('{"alg":"none"}'))])
		expect(await statusFor(forged), forged).toBe(307);
});
