import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { DISPATCH } from "#lib/domain/time/promised-dates.ts";
import { blogPosting } from "#lib/storefront/structured-data/blog-posting.ts";
import { event } from "#lib/storefront/structured-data/event.ts";
import { faqPage } from "#lib/storefront/structured-data/faq-page.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import { jobPosting } from "#lib/storefront/structured-data/job-posting.ts";
import { organization } from "#lib/storefront/structured-data/organization.ts";
import { productGraph } from "#lib/storefront/structured-data/product.ts";
import { service } from "#lib/storefront/structured-data/service.ts";
import { store } from "#lib/storefront/structured-data/store.ts";
import { jsonLdNodes, jsonLdProblems } from "#tests/support/pages/json-ld.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
	vi.stubEnv("SHOP_URL", "https://www.konfety.test");
});
afterAll(() => testShop.close());

async function get(path: string) {
	const { status, body } = await testShop.call("GET", path);
	expect(status, path).toBe(200);
	return body;
}

/** Every thing of a list, by the call of one of them. */
async function all<Kind>(locale: Locale, call: string, list: { id: number }[]): Promise<Kind[]> {
	return Promise.all(list.map(({ id }) => get(`/${call}/${locale}/${id}`)));
}

/** What search engines would not take of these things, a script each. */
const problems = (things: object[]) => jsonLdProblems(things.map((thing) => JSON.stringify(inContext(thing))));

/** Every kind of goods: with one variant and several, reduced, of a set, dear, with an age, sold out. */
async function someGoods(locale: Locale): Promise<{ id: number }[]> {
	const lists = ["", "sort=dearest", "list=sale", "availability=sold_out", "availability=temporarily_sold_out"];
	const pages = await Promise.all(lists.map((query) => get(`/catalog/products/${locale}?per_page=24&${query}`)));
	const found: { id: number }[] = pages.flatMap(({ products }) => products);
	return [...new Map(found.map((card) => [card.id, card])).values()];
}

describe.each(LOCALES)("search engines accept the demo shop's structured data in %s for", (locale) => {
	test("goods of every kind", async () => {
		const deliveries = await get(`/delivery/methods/${locale}`);
		const graphs: string[] = [];
		for (const { id } of await someGoods(locale)) {
			const product = await get(`/catalog/product/${locale}/${id}`);
			const { reviews } = await get(`/review/${id}`);
			graphs.push(JSON.stringify(productGraph(locale, { product, reviews, deliveries, dispatch: DISPATCH })));
		}
		expect(jsonLdProblems(graphs)).toEqual([]);
		const types = new Set(jsonLdNodes(graphs).map((node) => node["@type"]));
		for (const type of ["Product", "ProductGroup", "UnitPriceSpecification", "TypeAndQuantityNode", "Review"]) {
			expect(types, type).toContain(type);
		}
	});

	test("stores, articles, events, jobs, services and questions", async () => {
		const [stores, posts, events, careers, services] = await Promise.all([
			all<Parameters<typeof store>[0]>(locale, "stores", await get(`/stores/${locale}`)),
			all<Parameters<typeof blogPosting>[1]>(
				locale,
				"blog/posts",
				(await get(`/blog/posts/${locale}?per_page=48`)).posts,
			),
			all<Parameters<typeof event>[1]>(locale, "events", (await get(`/events/${locale}`)).upcoming),
			all<Parameters<typeof jobPosting>[0]>(locale, "careers", await get(`/careers/${locale}`)),
			all<Parameters<typeof service>[0]>(locale, "services", await get(`/services/${locale}`)),
		]);
		const delivery = await get(`/pages/${locale}/key/delivery-and-payment`);
		expect(stores).toHaveLength(13);
		expect(
			problems([
				...stores.map(store),
				...posts.map((post) => blogPosting(locale, post, "Konfety")),
				...events.map((one) => event(locale, one, "Konfety")),
				...careers.map((career) => jobPosting(career, "Konfety")),
				...services.map(service),
				...[...posts, ...services, delivery].flatMap(({ blocks }) => faqPage(locale, blocks) ?? []),
			]),
		).toEqual([]);
		expect(faqPage(locale, delivery.blocks)).not.toBeNull();
	});

	test("the shop itself, with its company", async () => {
		const { contacts } = await get(`/settings?lang=${locale}`);
		const shop = organization(contacts, { name: "Konfety", locale });
		expect(problems([shop])).toEqual([]);
		expect(shop).toMatchObject({ vatID: "CZ00000001", address: { postalCode: "150 00" } });
	});
});
