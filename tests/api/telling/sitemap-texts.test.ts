import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pragueDay } from "#lib/domain/time/calendar-day.ts";
import type { SitemapEntry } from "../../support/pages/sitemaps.ts";
import { openSitemapFolder } from "../../support/shop/sitemap-folder.ts";
import { START } from "../../support/shop/start.ts";
import { openTestShop, type TestShop } from "../../support/shop/test-shop.ts";

const DAY_MS = 86_400_000;
let testShop: TestShop;
let folder: Awaited<ReturnType<typeof openSitemapFolder>>;

beforeAll(async () => {
	testShop = await openTestShop();
	folder = await openSitemapFolder(testShop);
});
afterAll(async () => {
	await folder.remove();
	await testShop.close();
});

const db = () => testShop.shop.db;
const get = async (path: string) => (await testShop.call("GET", path)).body;
const days = (count: number) => new Date(START.getTime() + count * DAY_MS);
async function written(): Promise<Map<string, SitemapEntry>> {
	await folder.write();
	return folder.entries();
}
const below = (entries: Map<string, SitemapEntry>, start: string) =>
	[...entries.keys()].filter((path) => path.startsWith(start) && path !== start);

let made = 0;
/** A text of a table, written in these languages; its slugs are `text-1-cs` and `text-1-en`. Returns its id. */
async function aText(
	table: "posts" | "careers" | "events",
	facts: Record<string, unknown>,
	locales: readonly ("cs" | "en")[] = ["cs", "en"],
): Promise<{ id: number; slug: string }> {
	const slug = `text-${++made}`;
	const columns = { key: slug, ...facts };
	const names = sql.join(
		Object.keys(columns).map((name) => sql.identifier(name)),
		sql`, `,
	);
	const values = sql.join(
		Object.values(columns).map((value) => sql`${value}`),
		sql`, `,
	);
	const { rows } = await db().execute<{ id: number }>(
		sql`insert into ${sql.identifier(table)} (${names}) values (${values}) returning id`,
	);
	const id = rows[0]?.id ?? 0;
	const one = table.slice(0, -1);
	for (const locale of locales)
		await db().execute(sql`
			insert into ${sql.identifier(`${one}_translations`)} (${sql.identifier(`${one}_id`)}, locale, slug, title, perex, body)
			values (${id}, ${locale}, ${`${slug}-${locale}`}, 'Text', '', 'Text.')`);
	return { id, slug };
}

test("an article is in the sitemap from its day of publication on, dated no earlier than that", async () => {
	const out = await aText("posts", { published_at: days(-1), updated_at: days(-30) });
	const mended = await aText("posts", { published_at: days(-30), updated_at: days(-2) });
	const later = await aText("posts", { published_at: days(1), updated_at: days(-1) });
	const entries = await written();
	expect(entries.get(`/blog/${out.id}/${out.slug}-cs`)?.lastmod).toBe(days(-1).toISOString());
	expect(entries.get(`/en/blog/${mended.id}/${mended.slug}-en`)?.lastmod).toBe(days(-2).toISOString());
	expect(below(entries, `/blog/${later.id}/`)).toEqual([]);
	testShop.passMs(DAY_MS);
	expect(below(await written(), `/blog/${later.id}/`)).toEqual([`/blog/${later.id}/${later.slug}-cs`]);
	testShop.passMs(-DAY_MS);
});

test("an article in one language has one address and no language versions", async () => {
	const { id, slug } = await aText("posts", { published_at: days(-1) }, ["en"]);
	const entries = await written();
	expect(entries.get(`/en/blog/${id}/${slug}-en`)).toMatchObject({ languages: {} });
	expect(below(entries, `/blog/${id}/`)).toEqual([]);
});

test("articles and their categories are those of the blog, with their pictures", async () => {
	const entries = await written();
	const { posts, total } = await get("/blog/posts/cs");
	expect(below(entries, "/blog/").filter((path) => !path.includes("/kategorie/"))).toHaveLength(total);
	for (const { url, image } of posts.filter((post: { image: unknown }) => post.image !== null))
		expect(entries.get(url)?.pictures).toEqual([`${testShop.shop.shopUrl}${image.src}/1200.jpg`]);
	const categories = await get("/blog/categories/list?lang=en");
	expect(below(entries, "/en/blog/category/")).toEqual(categories.map(({ url }: { url: string }) => url));
});

test("a job is in the sitemap as long as it is open, its last day included", async () => {
	const common = { employment: "full_time", published_at: days(-9), updated_at: days(-3) };
	const open = await aText("careers", common);
	const lastDay = await aText("careers", { ...common, closes_on: pragueDay(START) });
	const closed = await aText("careers", { ...common, closes_on: pragueDay(days(-1)) });
	const later = await aText("careers", { ...common, published_at: days(1) });
	const entries = await written();
	for (const job of [open, lastDay])
		expect(entries.get(`/kariera/${job.id}/${job.slug}-cs`)?.lastmod).toBe(days(-3).toISOString());
	for (const job of [closed, later]) expect(below(entries, `/kariera/${job.id}/`)).toEqual([]);
});

test("an event is in the sitemap once it is published, past or not, since its page stays", async () => {
	const hour = (count: number) => ({ starts_at: days(count), ends_at: days(count + 0.1) });
	const over = await aText("events", { ...hour(-20), published_at: days(-30), updated_at: days(-25) });
	const later = await aText("events", { ...hour(20), published_at: days(1) });
	const entries = await written();
	expect(entries.get(`/en/events/${over.id}/${over.slug}-en`)?.lastmod).toBe(days(-25).toISOString());
	expect((await testShop.call("GET", `/events/en/${over.id}`)).status).toBe(200);
	expect(below(entries, `/en/events/${later.id}/`)).toEqual([]);
});

test("pages of text have the addresses that the specification gives them", async () => {
	const entries = await written();
	const { urls, updated_at } = await get("/pages/cs/key/delivery-and-payment");
	expect(urls).toEqual({ cs: "/info/doprava-a-platba", en: "/en/info/delivery-and-payment" });
	expect(entries.get("/en/info/delivery-and-payment")?.lastmod).toBe(updated_at);
	for (const key of ["terms", "companies-and-schools"]) {
		const page = await get(`/pages/en/key/${key}`);
		expect(entries.get(page.urls.cs)?.languages.en).toBe(testShop.shop.shopUrl + page.urls.en);
	}
});

test("services, branches and contacts are in the sitemap; branches and contacts without a date", async () => {
	const entries = await written();
	for (const { url } of await get("/services/en")) expect(entries.get(url)?.lastmod).not.toBeNull();
	const stores = await get("/stores/cs");
	expect(stores).toHaveLength(13);
	for (const { url } of stores) expect(entries.get(url)?.lastmod).toBeNull();
	for (const { url } of await get("/contacts"))
		expect(entries.get(url)).toMatchObject({ languages: {}, lastmod: null });
	expect(below(entries, "/en/contacts")).toEqual([]);
	await db().execute(sql`update branches set is_active = false where id = ${stores[3].id}`);
	expect((await written()).has(stores[3].url)).toBe(false);
});

test("fixed screens are in the sitemap when they are for everybody; documents and contacts in Czech alone, documents dated by the newest", async () => {
	await db().execute(sql`update documents set updated_at = '2026-01-01T00:00:00Z'`);
	await db().execute(
		sql`update documents set updated_at = '2026-05-06T07:08:09Z' where id = (select max(id) from documents)`,
	);
	await folder.write();
	const fixed = await folder.read("sitemap-fixed-1.xml");
	const paths = [...fixed.matchAll(/<loc>https:\/\/konfety\.test(.*?)<\/loc>/g)].map(([, path]) => path);
	expect(paths).toEqual([
		...[
			"/",
			"/en",
			"/produkty/akce",
			"/en/products/sale",
			"/produkty/novinky",
			"/en/products/new",
			"/eshop",
			"/en/eshop",
		],
		...["/znacky", "/en/brands", "/blog", "/en/blog", "/kariera", "/en/careers", "/kontakty", "/dokumenty"],
		...[
			"/eventy",
			"/en/events",
			"/eventy/novy",
			"/en/events/new",
			"/sluzby",
			"/en/services",
			"/prodejny",
			"/en/stores",
		],
	]);
	const entries = await folder.entries();
	expect(entries.get("/dokumenty")).toMatchObject({ lastmod: "2026-05-06T07:08:09.000Z", languages: {} });
	expect(entries.get("/kontakty")).toMatchObject({ lastmod: null, languages: {} });
	expect(Object.keys(entries.get("/en/eshop")?.languages ?? {})).toEqual(["cs", "en", "x-default"]);
});
