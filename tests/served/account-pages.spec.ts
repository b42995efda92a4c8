import { accountScreens } from "#components/account/frame/account-screens.ts";
import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";
import { accountLinkPath, screenPath } from "#lib/i18n/paths.ts";
import { expect, TEXTS, test } from "../support/browser/e2e.ts";
import { cookieOf, tokenFor } from "../support/browser/e2e-customer.ts";
import { readServed } from "../support/pages/served-page.ts";

const LOCALES = ["cs", "en"] as const;
const [CUSTOMER = { email: "", password: "" }] = DEMO_ACCOUNTS;

for (const locale of LOCALES) {
	test(`the pages of the account as they are sent in ${locale} have their headings, know nobody, and are not for search engines`, async ({
		request,
	}) => {
		const headers = cookieOf(await tokenFor({ request }, CUSTOMER));
		for (const screen of accountScreens(undefined)) {
			const reply = await request.get(screenPath(locale, screen), { headers });
			expect(reply.status(), screen).toBe(200);
			const html = await reply.text();
			expect(html).not.toMatch(/zakaznice@|Svobodová|Nováková/);
			const { headings, isHidden, language, title } = readServed(html);
			expect({ headings, isHidden, language }, screen).toEqual({
				headings: [expect.stringMatching(/\S/)],
				isHidden: true,
				language: locale,
			});
			expect(title, screen).toBe(`${headings[0]} | ${TEXTS[locale].shop.name}`);
		}
	});

	test(`whom a link of a mail leads to in ${locale}, its page tells nobody`, async ({ request }) => {
		for (const [screen, status] of [
			["newPassword", 404],
			["confirmEmail", 200],
		] as const) {
			const reply = await request.get(accountLinkPath(locale, screen, "a".repeat(43)));
			expect([reply.status(), reply.headers()["referrer-policy"]]).toEqual([status, "no-referrer"]);
			const { isHidden, canonicals } = readServed(await reply.text());
			expect({ isHidden, canonicals }).toEqual({ isHidden: true, canonicals: [] });
		}
	});
}

test("the account's own registration is the registration", async ({ request }) => {
	for (const locale of LOCALES) {
		const html = await (await request.get(`${screenPath(locale, "accountRegister")}?redirect=/kosik`)).text();
		const { canonicals, headings } = readServed(html);
		expect(canonicals.map((address) => new URL(address).pathname)).toEqual([screenPath(locale, "register")]);
		expect(headings).toEqual([TEXTS[locale].register.title]);
	}
});

test("players of other services are let in on the page of a video alone", async ({ request }) => {
	const headers = cookieOf(await tokenFor({ request }, CUSTOMER));
	const policyOf = async (path: string) => {
		const reply = await request.get(path, { headers });
		expect(reply.status()).toBe(200);
		return reply.headers()["content-security-policy"] ?? "";
	};
	const players = "frame-src https://www.youtube-nocookie.com https://player.vimeo.com";
	for (const locale of LOCALES) expect(await policyOf(`${screenPath(locale, "accountVideo")}/1`)).toContain(players);
	const elsewhere = await policyOf(screenPath("cs", "accountVideos"));
	expect(elsewhere).toContain("default-src 'self'");
	expect(elsewhere).not.toContain("frame-src");
});
