import { SignJWT } from "jose";
import { NextRequest } from "next/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { guardsOf } from "#lib/i18n/guards.ts";
import { middleware } from "../../middleware.ts";

vi.mock(import("#lib/i18n/guards.ts"), async (original) => {
	const guards = await original();
	return { ...guards, guardsOf: vi.fn(guards.guardsOf) };
});

const SECRET = "a-secret-of-the-shop-for-its-tokens-0123";
const SHOP = "https://konfety.test";
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

beforeEach(() => vi.stubEnv("SESSION_SECRET", SECRET));
afterEach(() => vi.unstubAllEnvs());

type Made = { group?: unknown; secret?: string; issuer?: string; expires?: number };
const tokenOf = ({ group = 1, secret = SECRET, issuer = "konfety", expires = inSeconds(3600) }: Made = {}) =>
	new SignJWT({ sid: "s", group })
		.setProtectedHeader({ alg: "HS256" })
		.setIssuer(issuer)
		.setSubject("7")
		.setExpirationTime(expires)
		.sign(new TextEncoder().encode(secret));

/** "307 /prihlaseni?redirect=…" of a redirect, "shows /cs/…" of a page. */
async function answerTo(path: string, token?: string): Promise<string> {
	const headers: Record<string, string> = token === undefined ? {} : { cookie: `token=${token}` };
	const reply = await middleware(new NextRequest(new URL(path, SHOP), { headers }));
	const location = reply.headers.get("location");
	if (location) return `${reply.status} ${location.replace(SHOP, "")}`;
	const rewrite = reply.headers.get("x-middleware-rewrite");
	return rewrite ? `shows ${rewrite.replace(SHOP, "")}` : `${reply.status} ${await reply.text()}`;
}

test.each([
	["/", "shows /cs"],
	["/en/cart", "shows /english/kosik"],
	["/en/kosik?x=1", "308 /en/cart?x=1"],
	["/1001/balonky?strana=2", "shows /cs/vypis/strana~2/1001/balonky"],
	["/prihlaseni?redirect=/kosik", "shows /cs/prihlaseni"],
	["/ucet", "307 /prihlaseni?redirect=%2Fucet"],
	["/en/account", "307 /en/login?redirect=%2Fen%2Faccount"],
	["/ucet/objednavka/7", "307 /prihlaseni?redirect=%2Fucet%2Fobjednavka%2F7"],
	["/ucet?strana=2&x=a%26b", "307 /prihlaseni?redirect=%2Fucet%3Fstrana%3D2%26x%3Da%2526b"],
	["/ucet?_rsc=abc12", "307 /prihlaseni?redirect=%2Fucet"],
	["/ucet?strana=2&_rsc=abc12", "307 /prihlaseni?redirect=%2Fucet%3Fstrana%3D2"],
	["/%75cet", "307 /prihlaseni?redirect=%2F%2575cet"],
	["/account/addresses", "307 /prihlaseni?redirect=%2Faccount%2Faddresses"],
	["/en/account/influencer", "307 /en/login?redirect=%2Fen%2Faccount%2Finfluencer"],
	["/en/ucet", "308 /en/account"],
])("a guest's %s: %s", async (path, answer) => expect(await answerTo(path)).toBe(answer));

test.each([
	["/ucet", "shows /cs/ucet"],
	["/en/account/settings", "shows /english/ucet/nastaveni"],
	["/account/videos", "shows /cs/account/videos"],
	["/account/influencer", "404 "],
	["/en/account/influencer", "404 "],
	["/prihlaseni", "307 /"],
	["/prihlaseni?redirect=//evil.test", "307 /"],
	["/en/login?redirect=/en/cart", "307 /en"],
	["/registrace", "307 /"],
	["/en/account/register", "307 /en"],
	["/obnova-hesla", "shows /cs/obnova-hesla"],
	["/en/new-password/abc", "shows /english/zmena-hesla/abc"],
	["/potvrzeni-uctu/abc", "shows /cs/potvrzeni-uctu/abc"],
])("a customer's %s: %s", async (path, answer) => expect(await answerTo(path, await tokenOf())).toBe(answer));

test("an influencer sees the influencer page", async () => {
	expect(await answerTo("/account/influencer", await tokenOf({ group: 2 }))).toBe("shows /cs/account/influencer");
	expect(await answerTo("/account/influencer", await tokenOf({ group: "2" }))).toBe("404 ");
});

describe("a token that is not a valid one of the shop counts as none", () => {
	const unsigned = (claims: object) =>
		[{ alg: "none" }, claims, ""]
			.map((part) => (part === "" ? "" : Buffer.from(JSON.stringify(part)).toString("base64url")))
			.join(".");
	const tampered = async () => {
		const [head, , signature] = (await tokenOf()).split(".");
		return [head, Buffer.from(JSON.stringify({ iss: "konfety", group: 2 })).toString("base64url"), signature].join(".");
	};
	test.each<[string, () => Promise<string> | string]>([
		["expired", () => tokenOf({ expires: inSeconds(-1) })],
		["signed by somebody else", () => tokenOf({ secret: "another-secret-of-another-shop-012345678" })],
		["of another issuer", () => tokenOf({ issuer: "somebody" })],
		["tampered with", tampered],
		["unsigned", () => unsigned({ iss: "konfety", sub: "7", group: 2, exp: inSeconds(3600) })],
		["no token", () => "abc"],
		["empty", () => ""],
	])("%s", async (_, token) => {
		expect(await answerTo("/ucet", await token())).toBe("307 /prihlaseni?redirect=%2Fucet");
		expect(await answerTo("/prihlaseni", await token())).toBe("shows /cs/prihlaseni");
	});
});

test("a storefront without the secret trusts the claims of an unexpired token", async () => {
	vi.stubEnv("SESSION_SECRET", "");
	const foreign = await tokenOf({ secret: "another-secret-of-another-shop-012345678", group: 2 });
	expect(await answerTo("/account/influencer", foreign)).toBe("shows /cs/account/influencer");
	expect(await answerTo("/ucet", await tokenOf({ expires: inSeconds(-1) }))).toBe("307 /prihlaseni?redirect=%2Fucet");
	expect(await answerTo("/ucet", "abc")).toBe("307 /prihlaseni?redirect=%2Fucet");
});

test("an unknown guard is answered with 500 and its name (promises §2)", async () => {
	vi.mocked(guardsOf).mockReturnValueOnce(["moderator"]);
	expect(await answerTo("/ucet")).toBe("500 Unknown middleware moderator");
});
