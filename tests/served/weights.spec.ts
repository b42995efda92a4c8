import { KINDS } from "#tools/weigh/kinds.ts";
import { excessOf, weighPage } from "#tools/weigh/weigh-page.ts";
import { explain } from "#tools/weigh.ts";
import { expect, test } from "../support/browser/e2e.ts";

const EXPLAINING_MS = 300_000;

for (const { name, route, find, limits } of KINDS) {
	test(`${name} weighs no more than it may: after a growth that is meant, npm run weigh says what to write down`, async ({
		baseURL,
	}) => {
		const shop = baseURL ?? "";
		const weight = await weighPage(shop, await find(shop));
		const excess = excessOf(weight, limits);
		if (excess.length === 0) return;
		// It has failed already; now it takes the time to find out why.
		test.setTimeout(EXPLAINING_MS);
		const above = excess.map((part) => `${part}: ${weight[part]}, at most ${limits[part]}`);
		expect([...above, "what grew, and who imports it:", ...(await explain([route]))]).toEqual([]);
	});
}
