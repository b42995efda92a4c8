import { DEMO_MEMBER } from "#demo/facts/accounts.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { expect, firstProduct, test } from "../support/browser/e2e.ts";
import { cookieOf, tokenFor } from "../support/browser/e2e-customer.ts";

test("pages are the same for a member and for a guest, byte for byte", async ({ request }) => {
	const headers = cookieOf(await tokenFor({ request }, DEMO_MEMBER));
	const { url } = await firstProduct({ request }, "category=1001&per_page=24");
	for (const path of ["/", url, "/produkty/akce", "/hledani?q=balonek"]) {
		const [asGuest, asMember] = [await request.get(path), await request.get(path, { headers })];
		expect(asMember.status(), path).toBe(200);
		expect(await asMember.text(), path).toBe(await asGuest.text());
	}
});

test("the HTML is the same in every currency, and its structured data are in crowns", async ({ request }) => {
	const { url } = await firstProduct({ request });
	const plain = await (await request.get(url)).text();
	const euros = await request.get(url, { headers: { Cookie: `${COOKIES.currencyId}=2` } });
	expect(await euros.text()).toBe(plain);
	expect(plain).toContain('"priceCurrency":"CZK"');
});
