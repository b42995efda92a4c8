import { expect, test } from "../support/browser/e2e.ts";
import { HOSTILE_WORDS } from "../support/pages/hostile-words.ts";
import { tagsOf } from "../support/pages/read-page.ts";
import { together } from "../support/pages/together.ts";

/** Markup of these words that a browser would run, and links that run something. */
function liveIn(html: string, words: string): string[] {
	const links = tagsOf(html).flatMap(({ attributes }) => [attributes.href, attributes.src, attributes.action]);
	const running = links.filter((link) => /^\s*javascript:/i.test(link ?? "")).map(String);
	return words.includes("<") && html.includes(words) ? [words, ...running] : running;
}

for (const [where, pathOf] of [
	["what is searched for", (words: string) => `/hledani?${new URLSearchParams({ q: words })}`],
	[
		"the value of a filter",
		(words: string) => {
			const values = { barva: words, znacka: words, pobocka: words, cena_od: words, razeni: words };
			return `/1001/balonky?${new URLSearchParams(values)}`;
		},
	],
] as const) {
	test(`as ${where} nothing makes an error of the server, nor markup of the page`, async ({ request }) => {
		await together(HOSTILE_WORDS, async (words) => {
			const reply = await request.get(pathOf(words));
			const shown = words.slice(0, 120);
			expect.soft(reply.status(), shown).toBeLessThan(500);
			expect.soft(reply.headers()["set-cookie"], shown).toBeUndefined();
			expect.soft(liveIn(await reply.text(), words), shown).toEqual([]);
		});
	});
}

test("broken and doubled parameters of a list are ignored", async ({ request }) => {
	const queries = [
		...["strana=-1", "strana=abc", "razeni=%00", "strana=1e9&x=%3Cscript%3E"],
		"razeni=nejlevnejsi&razeni=x",
	];
	await together(queries, async (query) => {
		expect.soft((await request.get(`/1001/balonky?${query}`)).status(), query).toBe(200);
	});
});
