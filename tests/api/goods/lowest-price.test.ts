import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProductCard, Variant } from "#lib/contract/schemas/catalogue.ts";
import { grossMinor } from "#lib/domain/money/money.ts";
import { setPrice } from "#lib/shop/goods/catalogue/set-price.ts";
import { lowestBeforeReduction, type PriceStep, setPriceSteps } from "#tests/support/goods/price-steps.ts";
import { aProduct } from "#tests/support/shop/builders.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = DAY_MS / 24;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const get = async (path: string) => {
	const { status, body } = await testShop.call("GET", path);
	expect(status).toBe(200);
	return body;
};

/** [days before the reduction's first step, price in net crowns, sale price]. */
type Step = [daysBefore: number, price: number, sale?: number];
const stepsOf = (rows: Step[]): PriceStep[] =>
	rows.map(([daysBefore, price, sale]) => ({
		from: new Date(START.getTime() - 10 * DAY_MS - daysBefore * DAY_MS),
		price,
		sale: sale ?? null,
	}));

describe("the lowest price of the 30 days before a reduction", () => {
	test.each<[string, Step[], number | null]>([
		[
			"is the price before, when it never changed",
			[
				[400, 100],
				[0, 100, 80],
			],
			100,
		],
		[
			"is the lowest of several: 150, 100, 150 and then a cut cites 100",
			[
				[90, 150],
				[20, 100],
				[10, 150],
				[0, 150, 75],
			],
			100,
		],
		[
			"leaves out what ended more than 30 days before",
			[
				[90, 100],
				[31, 150],
				[0, 150, 120],
			],
			150,
		],
		[
			"leaves out what ended exactly 30 days before",
			[
				[90, 100],
				[30, 150],
				[0, 150, 120],
			],
			150,
		],
		[
			"counts what held an hour into the 30 days",
			[
				[90, 100],
				[30 - 1 / 24, 150],
				[0, 150, 120],
			],
			100,
		],
		[
			"counts a dearer price that still held when the 30 days began",
			[
				[90, 200],
				[5, 250],
				[0, 250, 220],
			],
			200,
		],
		[
			"stays that before the first step while the reduction deepens",
			[
				[90, 100],
				[0, 100, 90],
				[-4, 100, 80],
				[-8, 100, 70],
			],
			100,
		],
		[
			"stays that before the first step when the full price changes meanwhile",
			[
				[90, 100],
				[0, 100, 90],
				[-4, 120, 90],
			],
			100,
		],
		[
			"counts an earlier reduction that ended within the 30 days",
			[
				[90, 100],
				[25, 100, 60],
				[20, 100],
				[0, 100, 90],
			],
			60,
		],
		[
			"leaves out an earlier reduction that ended before them",
			[
				[90, 100],
				[50, 100, 60],
				[40, 100],
				[0, 100, 90],
			],
			100,
		],
		[
			"begins anew after a reduction ended, even for an hour",
			[
				[90, 100],
				[1, 100, 60],
				[1 / 24, 100],
				[0, 100, 90],
			],
			60,
		],
		[
			"goes back to the first sale only, when that is shorter",
			[
				[5, 100],
				[2, 90],
				[0, 90, 80],
			],
			90,
		],
		["is none when goods were reduced from the first day", [[0, 100, 80]], null],
		[
			"is none without a reduction",
			[
				[90, 100],
				[20, 100, 60],
				[0, 100],
			],
			null,
		],
	])("%s", async (_, rows, expected) => {
		const product = await aProduct(testShop);
		const steps = stepsOf(rows);
		expect(lowestBeforeReduction(steps)).toBe(expected);
		await setPriceSteps(testShop, product, steps);
		const gross = expected === null ? null : grossMinor(String(expected), "21");
		const { variants, ...card } = await get(`/catalog/product/cs/${product.id}`);
		expect([card.lowest_price_with_tax, variants[0].lowest_price_with_tax]).toEqual([gross, gross]);
		const english = await get(`/catalog/product/en/${product.id}`);
		expect(english.lowest_price_with_tax).toBe(gross);
	});

	test("follows prices that the shop sets, each from the moment of the change", async () => {
		const { id, code } = await aProduct(testShop, { priceMinor: 10_000 });
		const lowest = async () => (await get(`/catalog/product/cs/${id}`)).lowest_price_with_tax;
		const change = async (days: number, priceMinor: number, saleMinor: number | null) => {
			testShop.passMs(days * DAY_MS + HOUR_MS);
			expect((await setPrice(testShop.shop, { code, priceMinor, saleMinor })).ok).toBe(true);
		};
		await change(0, 12_000, null);
		await change(10, 11_000, null);
		await change(10, 15_000, null);
		await change(10, 15_000, 13_000);
		expect(await lowest()).toBe(11_000);
		await change(3, 15_000, 9_000);
		expect(await lowest()).toBe(11_000);
		await change(3, 15_000, null);
		expect(await lowest()).toBeNull();
		await change(40, 15_000, 14_000);
		expect(await lowest()).toBe(15_000);
	});
});

describe("list=sale of the demo shop", () => {
	const stepsByVariant = async () => {
		const { rows } = await testShop.shop.db.execute<{ id: number; steps: [string, number, number | null][] }>(sql`
			select v.id, json_agg(json_build_array(h.valid_from, h.net_price, h.net_sale_price) order by h.id desc) as steps
			from variants v join price_history h on h.variant_id = v.id
			join products p on p.id = v.product_id and p.code not like 'TEST-%' group by 1`);
		return new Map(
			rows.map((row) => [
				row.id,
				row.steps.map(([from, price, sale]): PriceStep => ({ from: new Date(from), price, sale })),
			]),
		);
	};
	const saleCards = async () => {
		const cards: ProductCard[] = [];
		for (let page = 1, pages = 1; page <= pages; page++) {
			const listing = await get(`/catalog/products/cs?list=sale&per_page=48&page=${page}`);
			cards.push(...listing.products);
			pages = listing.pages;
		}
		return cards.filter(({ code }) => !code.startsWith("TEST-"));
	};

	test("every variant and every card shows the lowest price that the law asks for, recomputed from the history", async () => {
		const steps = await stepsByVariant();
		const cards = await saleCards();
		expect(cards.length).toBeGreaterThan(40);
		let unlikeStruck = 0;
		let grownInSteps = 0;
		for (const card of cards) {
			const { variants }: { variants: Variant[] } = await get(`/catalog/product/cs/${card.id}`);
			const expected = variants.map((variant) => {
				const ofVariant = steps.get(variant.id) ?? [];
				if (ofVariant.filter(({ sale }) => sale !== null).length > 1) grownInSteps++;
				const net = lowestBeforeReduction(ofVariant);
				return net === null ? null : grossMinor(net.toFixed(4), String(card.tax_rate.rate));
			});
			expect(
				variants.map((variant) => variant.lowest_price_with_tax),
				card.code,
			).toEqual(expected);
			const cheapest = variants.findIndex((variant) => variant.price_with_tax === card.price_with_tax);
			expect(card.lowest_price_with_tax, card.code).toBe(expected[cheapest]);
			expect(card.labels.isDiscount, card.code).toBe(true);
			expect(card.original_price_with_tax, card.code).toBeGreaterThan(card.price_with_tax);
			if (card.lowest_price_with_tax !== card.original_price_with_tax) unlikeStruck++;
		}
		// Otherwise the struck price would have done.
		expect(unlikeStruck).toBeGreaterThan(0);
		expect(grownInSteps).toBeGreaterThan(0);
	});

	test("today's price is the last entry of every price history", async () => {
		const { rows } = await testShop.shop.db.execute(sql`
			select v.code from variants v join products p on p.id = v.product_id and p.code not like 'TEST-%'
			left join lateral (
				select * from price_history h where h.variant_id = v.id order by h.valid_from desc, h.id desc limit 1
			) last on true
			where (v.net_price, v.net_sale_price) is distinct from (last.net_price, last.net_sale_price)`);
		expect(rows).toEqual([]);
	});
});
