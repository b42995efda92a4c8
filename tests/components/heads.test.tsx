// @vitest-environment node
import { globSync } from "node:fs";
import { join, sep } from "node:path";
import type { Metadata } from "next";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { node } from "#lib/contract/examples/catalogue.ts";
import { product } from "#lib/contract/examples/product.ts";
import { post, postCategory, postsPage } from "#lib/contract/examples/written.ts";
import { MENU_LEVELS } from "#lib/domain/goods/goods-limits.ts";
import { THEMES_KEY } from "#lib/domain/goods/themes.ts";
import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { folderOf } from "#lib/i18n/folders.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { guardsOfScreen, hasOwnPage, SCREEN_LIST } from "#lib/i18n/screens.ts";
import { openExampleShop } from "#tests/support/screens/example-shop.ts";

vi.mock("next/cache", () => ({ cacheLife: () => {}, cacheTag: () => {} }));
vi.mock("next-intl/server", () => import("#tests/support/screens/server-texts.ts"));
vi.mock("#lib/i18n/page-locale.ts", () => ({ pageLocale: vi.fn() }));

const ROOT = join(import.meta.dirname, "../../app/[locale]");

type Params = Record<string, string | string[]>;
/**
 * What a page's head must be. "found": indexed in both languages, "czech": in Czech alone; "hidden": noindex;
 * "secret": hidden, and its address is a secret; "elsewhere": a redirect, whose own head is that of a missing page.
 */
type Row = { is: "found" | "czech" | "hidden" | "secret" | "elsewhere"; params?: Params };

const WRITTEN: Row = { is: "found", params: { id: "1", slug: "x" } };
const BY_HASH: Row = { is: "secret", params: { id: "1", hash: "h".repeat(32) } };
const BY_SECRET: Row = { is: "secret", params: { hash: "s".repeat(43) } };

/** Whatever somebody must be signed in for. */
const OF_CUSTOMERS = SCREEN_LIST.filter(([, row]) => guardsOfScreen(row).includes("customer") && hasOwnPage(row));

/** Every page by its folder. */
const ROWS: Record<string, Row> = {
	...Object.fromEntries(OF_CUSTOMERS.map(([screen]): [string, Row] => [folderOf(screen), { is: "hidden" }])),
	"": { is: "found" },
	"[slugOrId]": { is: "found", params: { slugOrId: "obchodni-podminky" } },
	"[slugOrId]/[categoryOrProduct]": { is: "found", params: { slugOrId: "1001", categoryOrProduct: "x" } },
	"[slugOrId]/[categoryOrProduct]/[product]": {
		is: "found",
		params: { slugOrId: "1300", categoryOrProduct: "x", product: "y" },
	},
	"account/register": { is: "hidden" },
	"account/video/[[...id]]": { is: "secret", params: { id: ["1"] } },
	"backup-products/[...words]": { is: "elsewhere", params: { words: ["x"] } },
	blog: { is: "found" },
	"blog/[id]/[slug]": WRITTEN,
	"blog/kategorie/[id]/[slug]": WRITTEN,
	"contacts/[id]": { is: "czech", params: { id: "1" } },
	dokumenty: { is: "czech" },
	eshop: { is: "found" },
	"eshop/[slug]": { is: "elsewhere", params: { slug: "x" } },
	eventy: { is: "found" },
	"eventy/[id]/[slug]": WRITTEN,
	"eventy/dekujeme": { is: "hidden" },
	"eventy/novy": { is: "found" },
	hledani: { is: "hidden" },
	"hlidani/[hash]": BY_HASH,
	"info/[wordOrId]": { is: "found", params: { wordOrId: "o-nas" } },
	"info/[wordOrId]/[slug]": { is: "found", params: { wordOrId: "1", slug: "x" } },
	kariera: { is: "found" },
	"kariera/[id]/[slug]": WRITTEN,
	kontakty: { is: "czech" },
	kosik: { is: "hidden" },
	"kosik/doprava-a-platba": { is: "hidden" },
	"kosik/souhrn": { is: "hidden" },
	"mimo-provoz": { is: "hidden" },
	nenalezeno: { is: "elsewhere" },
	"newsletter/[hash]": BY_HASH,
	"obnova-hesla": { is: "hidden" },
	oslava: { is: "hidden" },
	"oslava/[id]/[slug]": { is: "hidden", params: { id: "1001", slug: "x" } },
	"platba/[id]": { is: "secret", params: { id: "SBX-C97690F1CA77D1BC3D88A9B9" } },
	"potvrzeni-uctu/[hash]": BY_SECRET,
	"pozadavek/[id]/[hash]": BY_HASH,
	prihlaseni: { is: "hidden" },
	prodejny: { is: "found" },
	"prodejny/[id]": { is: "found", params: { id: "1" } },
	"produkty/akce": { is: "found" },
	"produkty/novinky": { is: "found" },
	registrace: { is: "hidden" },
	"shrnuti/[id]/[hash]": BY_HASH,
	"shrnuti/[id]/[hash]/odstoupeni": BY_HASH,
	sluzby: { is: "found" },
	"sluzby/[id]/[slug]": WRITTEN,
	spokojenost: { is: "hidden" },
	"ucet/objednavka/[id]": BY_HASH,
	"vypis/[query]/[...words]": { is: "found", params: { query: "razeni~nejlevnejsi", words: ["1001", "balonky"] } },
	"vypis/[query]/blog": { is: "found", params: { query: "strana~1" } },
	"vypis/[query]/blog/kategorie/[id]/[slug]": { is: "found", params: { query: "strana~1", id: "1", slug: "x" } },
	"zmena-hesla/[hash]": BY_SECRET,
	"znacka/[id]/[slug]": WRITTEN,
	znacky: { is: "found" },
};

/** These show the same as another page of the table, in its own order or by another way. */
const SAME = ["vypis/[query]/[...words]", "vypis/[query]/blog", "vypis/[query]/blog/kategorie/[id]/[slug]"];

async function headOf(folder: string, locale: Locale, params: Params = {}): Promise<Metadata> {
	vi.mocked(pageLocale).mockResolvedValue(locale);
	const page = await import(/* @vite-ignore */ join(ROOT, folder, "page.tsx"));
	return page.generateMetadata({ params: Promise.resolve(params) });
}
const titleOf = ({ title }: Metadata) => (title instanceof Object && "absolute" in title ? title.absolute : title);

/** Examples know the category under every id, and no page of articles of one category. */
const ANSWERS = Object.fromEntries(
	LOCALES.flatMap((locale) => [
		[`/catalog/category/${locale}?depth=${MENU_LEVELS}`, [{ ...node, key: THEMES_KEY, subcategories: [node] }]],
		[`/catalog/entry/${locale}/1300`, { type: "product", id: 1300, url: product.urls[locale] }],
		[`/blog/posts/${locale}?page=1&category=1`, { ...postsPage, category: { ...postCategory, urls: post.urls } }],
	]),
);
beforeAll(() => openExampleShop(ANSWERS));
afterAll(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

test("the table of this test has every page", () => {
	const pages = globSync("**/page.tsx", { cwd: ROOT }).map((file) => file.split(sep).slice(0, -1).join("/"));
	expect(pages.toSorted()).toEqual(Object.keys(ROWS).toSorted());
});

const pagesThatAre = (...kinds: Row["is"][]) =>
	Object.entries(ROWS).flatMap(([folder, { is, params }]) =>
		kinds.includes(is) ? LOCALES.map((locale) => ({ folder, locale, is, params })) : [],
	);

describe.each(pagesThatAre("found", "czech"))("/$folder in $locale", ({ folder, locale, is, params }) => {
	test("has a title and a description of suitable length, and one canonical address", async () => {
		const head = await headOf(folder, locale, params);
		expect(head.robots).toEqual({ "max-image-preview": "large" });
		expect(titleOf(head)).toMatch(/^\S.{3,}\S$/);
		expect(head.description?.length).toBeGreaterThanOrEqual(50);
		expect(head.description?.length).toBeLessThanOrEqual(160);
		const { canonical, languages } = head.alternates ?? {};
		expect(canonical).toMatch(/^\//);
		expect(Object.keys(languages ?? {})).toEqual(is === "czech" ? [] : ["cs", "en", "x-default"]);
		if (is === "found") expect(Object.values(languages ?? {})).toContain(canonical);
		expect(head.openGraph).toMatchObject({ url: canonical, title: titleOf(head), description: head.description });
		const [picture] = [head.openGraph?.images].flat();
		expect(picture).toMatchObject({ url: expect.stringMatching(/^\/\S+\.jpg$/), width: 1200, height: 630 });
	});
});

test.each(LOCALES)("no two pages in %s have the same title or description", async (locale) => {
	const heads = await Promise.all(
		pagesThatAre("found")
			// Texts of one example stand on three addresses.
			.filter((row) => row.locale === locale && !SAME.includes(row.folder) && !row.folder.startsWith("info/"))
			.map(({ folder, params }) => headOf(folder, locale, params)),
	);
	for (const texts of [heads.map(titleOf), heads.map(({ description }) => description)]) {
		expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
	}
});

test.each(pagesThatAre("hidden", "secret"))("/$folder in $locale is noindex", async (row) => {
	const head = await headOf(row.folder, row.locale, row.params);
	expect(head.robots).toEqual({ index: false, follow: true });
	expect(head.alternates?.languages).toBeUndefined();
	expect(titleOf(head)).toBeTruthy();
	if (row.is === "secret") expect([head.alternates, head.openGraph?.url]).toEqual([undefined, undefined]);
	else expect(head.alternates?.canonical).toBe(head.openGraph?.url);
});

test.each(pagesThatAre("elsewhere"))("/$folder in $locale has the head of a missing page", async (row) => {
	const head = await headOf(row.folder, row.locale, row.params);
	const title = row.locale === "cs" ? "Stránka nenalezena" : "Page not found";
	expect(head).toEqual({ title: { absolute: title }, robots: { index: false, follow: true } });
});
