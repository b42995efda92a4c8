import { createHash } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { DEMO_LOCALES, type DemoLocale } from "#demo/facts/languages.ts";
import { expect, TEXTS, test } from "../support/browser/e2e.ts";
import { cookieOf } from "../support/browser/e2e-customer.ts";
import { htmlProblems } from "../support/browser/e2e-html.ts";
import { type Found, ROWS, type Row } from "../support/browser/e2e-routes.ts";
import { TYPES, toldFaults } from "../support/browser/e2e-structured-data.ts";
import { readServed, type ServedPage } from "../support/pages/served-page.ts";
import { together } from "../support/pages/together.ts";

// One after the other, so that what the shop sent is looked at from every side.
test.describe.configure({ mode: "default" });

type Sent = { row: Row; found: Found; path: string; status: number; policy: string; html: string; page: ServedPage };
const sent = new Map<DemoLocale, Promise<Sent[]>>();

/** Every screen of the specification's table in a language, as the shop sends it. */
function screensIn(locale: DemoLocale, request: APIRequestContext): Promise<Sent[]> {
	const known = sent.get(locale) ?? askForAll(locale, request);
	sent.set(locale, known);
	return known;
}

async function askForAll(locale: DemoLocale, request: APIRequestContext): Promise<Sent[]> {
	const all: Sent[] = [];
	const rows = ROWS.filter(({ head }) => head !== "czech" || locale === "cs");
	await together(rows, async (row) => {
		const found = await row.find({ request }, locale);
		const path = found.urls[locale];
		const headers: Record<string, string> = found.token ? cookieOf(found.token) : {};
		const reply = await request.get(path, { headers, maxRedirects: 0 });
		const html = await reply.text();
		const policy = reply.headers()["content-security-policy"] ?? "";
		all.push({ row, found, path, status: reply.status(), policy, html, page: readServed(html) });
	});
	return all;
}

const isListed = ({ head, isHidden }: Row) => !(isHidden ?? head === "secret");

/** Addresses of the shop as its paths. */
const pathOf = (address: string) => {
	const { pathname, search } = new URL(address);
	return pathname + search;
};
const pathsOf = (languages: Record<string, string>) =>
	Object.fromEntries(Object.entries(languages).map(([name, address]) => [name, pathOf(address)]));

test("every page that must tell something is in the route table", () => {
	expect(Object.keys(TYPES).filter((path) => !ROWS.some((row) => row.path === path))).toEqual([]);
});

for (const locale of DEMO_LOCALES) {
	test(`every screen in ${locale} is there, with its title, its language and one heading`, async ({ request }) => {
		const screens = await screensIn(locale, request);
		expect(screens.length).toBe(ROWS.filter(({ head }) => head !== "czech" || locale === "cs").length);
		for (const { row, found, path, status, page } of screens) {
			const title = found.titles[locale];
			expect.soft(status, path).toBe(200);
			expect.soft(page.title, path).toBe(row.path === "/" ? title : `${title} | ${TEXTS[locale].shop.name}`);
			expect.soft(page.language, path).toBe(locale);
			// What is one customer's comes with the scripts, its heading as well.
			const isPersonal = row.head === "secret" || row.path === "/account/influencer";
			expect.soft(page.headings, path).toEqual(isPersonal ? [] : [expect.stringMatching(/\S/)]);
		}
	});

	test(`a browser runs every inline script of the screens in ${locale}, since the policy names it, and no other`, async ({
		request,
	}) => {
		for (const { path, policy, html } of await screensIn(locale, request)) {
			const inline = [...html.matchAll(/<script(?: id="[^"]*")?>([\s\S]+?)<\/script>/g)].map(([, code = ""]) => code);
			const hashes = inline.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
			const [, sources = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
			expect.soft(sources.split(" ").toSorted(), path).toEqual(["'self'", ...new Set(hashes)].toSorted());
		}
	});

	test(`heads in ${locale} name the address, both languages and whether it is to be listed`, async ({ request }) => {
		for (const { row, found, path, page } of await screensIn(locale, request)) {
			const { head } = row;
			const { cs, en, [locale]: own } = found.canonical ?? found.urls;
			expect.soft(page.canonicals.map(pathOf), path).toEqual(head === "secret" ? [] : [own]);
			const both = { cs, en, "x-default": cs };
			expect.soft(pathsOf(page.languages), path).toEqual(isListed(row) && head !== "czech" ? both : {});
			expect.soft(page.told.robots, path).toEqual([isListed(row) ? "max-image-preview:large" : "noindex, follow"]);
		}
	});

	test(`pages in ${locale} that are to be listed say what search engines and networks show`, async ({ request }) => {
		const listed = (await screensIn(locale, request)).filter(({ row }) => isListed(row));
		for (const { found, path, page } of listed) {
			const [description = "", ...more] = page.told.description ?? [];
			expect.soft(more, path).toEqual([]);
			expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
			expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
			expect.soft(page.told["og:title"], path).toEqual([found.titles[locale]]);
			expect.soft(page.told["og:description"], path).toEqual([description]);
			expect.soft(page.told["og:image"], path).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/\S+\.jpg$/)]);
			expect.soft(page.told["twitter:card"], path).toEqual(["summary_large_image"]);
			expect.soft(page.told["og:url"], path).toEqual(page.canonicals);
			expect.soft(page.told["og:type"], path).toHaveLength(1);
		}
	});

	test(`structured data in ${locale} are as search engines want them, and as the page says`, async ({ request }) => {
		for (const { row, path, page } of await screensIn(locale, request)) {
			expect.soft(toldFaults(row, path, page), path).toEqual([]);
		}
	});

	test(`the HTML sent in ${locale} is what the standard allows`, async ({ request }) => {
		for (const { path, html } of await screensIn(locale, request)) {
			expect.soft(await htmlProblems(html), path).toEqual([]);
		}
	});
}
