import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fillDemoIfMissing } from "#demo/seed/fill-demo.ts";
import { aGuestCart, PAYMENT, placeOrder } from "#tests/support/shop/builders.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const ADDONS = sql.raw("('BL-1421', 'BL-1422', 'BL-1423', 'BL-1424', 'BL-1425', 'BL-1426', 'BL-1427', 'BL-1428')");

let testShop: TestShop;
let seeded: Awaited<ReturnType<typeof contents>>;

const fill = () => fillDemoIfMissing(testShop.databaseUrl, START);
const rowsOf = async <Row extends Record<string, unknown>>(statement: SQL) =>
	(await testShop.shop.db.execute<Row>(statement)).rows;

/** Everything that is filled, told by keys and codes instead of ids. */
const contents = async () => ({
	deliveries: await rowsOf(sql`
		select d.key, d.kind, d.net_price, d.days_from, d.days_to, d.position, d.is_active,
			(select array_agg(t.locale || ' ' || t.name || ' ' || t.description order by 1) from delivery_method_translations t
				where t.delivery_id = d.id) as texts,
			(select array_agg(p.key order by p.key) from delivery_payments dp join payment_methods p on p.id = dp.payment_id
				where dp.delivery_id = d.id) as payments,
			(select md5(string_agg(concat_ws('|', p.code, p.name, p.street, p.city, p.zip, p.is_staffed, p.opening_hours), '/'
				order by p.code)) from pickup_points p where p.delivery_id = d.id) as points
		from delivery_methods d order by d.position`),
	exemptions: await rowsOf(sql`
		select code, withdrawal_exemption from products where withdrawal_exemption is not null order by code`),
	addons: await rowsOf(sql`
		select p.code, array_agg(a.code order by c.position) as addons, min(c.position) as first from product_companions c
		join products p on p.id = c.product_id join products a on a.id = c.companion_id
		where c.is_addon group by 1 order by 1`),
	club: await rowsOf(sql`
		select g.id, g.name, (select jsonb_object_agg(t.locale, t.description) from group_translations t where t.group_id = g.id)
			as description, g.discount_percent, u.email, u.firstname, u.lastname, u.is_confirmed
		from groups g left join users u on u.group_id = g.id where g.id = 4`),
	rental: await rowsOf(sql`
		select p.code, r.short_minor, r.week_minor, r.extra_day_minor, r.deposit_minor, array_agg(a.code || ' ' || b.slug order by a.code) as assets
		from rental_costumes r join products p on p.id = r.product_id join variants v on v.product_id = p.id
		join rental_assets a on a.variant_id = v.id join branches b on b.id = a.branch_id
		group by 1, 2, 3, 4, 5 order by 1`),
	balloonTypes: await rowsOf(sql`
		select key, name, float_hours_min, gel_float_hours_min, price_minor, own_price_minor, gel_price_minor from balloon_types
		order by position`),
	videos: await rowsOf(sql`
		select v.source, v.name, v.duration_s, t.locale, t.title from videos v join video_translations t on t.video_id = v.id
		order by v.position, t.locale`),
	stores: await rowsOf(sql`
		select b.slug, b.services, b.balloons_per_slot, array_agg(t.locale || ' ' || t.description || ' ' || t.directions order by t.locale) as texts,
			(select array_agg(x.key order by bp.position) from branch_pictures bp join pictures x on x.id = bp.picture_id
				where bp.branch_id = b.id) as pictures,
			(select json_agg(json_build_object('day', e.day, 'hours', e.hours, 'note', e.note) order by e.day) from branch_exceptions e
				where e.branch_id = b.id) as exceptions
		from branches b left join branch_translations t on t.branch_id = b.id group by b.id order by b.slug`),
	goods: await rowsOf(sql`
		select p.code, b.name as brand, c.key as category, v.net_price, p.popularity, s.n as pieces, l.price_minor,
			(select array_agg(t.name order by t.locale) from product_translations t where t.product_id = p.id) as names,
			(select count(*)::int from product_attributes pa where pa.product_id = p.id) as attributes,
			(select array_agg(pic.key order by pp.position) from product_pictures pp join pictures pic on pic.id = pp.picture_id
				where pp.product_id = p.id) as pictures,
			(select count(*)::int from product_search ps where ps.product_id = p.id) as searched
		from products p join variants v on v.product_id = p.id join categories c on c.id = p.default_category_id
		join brands b on b.id = p.brand_id left join listed_products l on l.product_id = p.id
		cross join lateral (select sum(quantity)::int as n from stock where variant_id = v.id) s
		where p.code in ${ADDONS} order by p.code`),
});

/** What the seed of before did not have. */
const takeAway = {
	delivery: () => testShop.shop.db.execute(sql`delete from delivery_methods where key = 'pickup_point'`),
	points: () => testShop.shop.db.execute(sql`delete from pickup_points`),
	exemptions: () => testShop.shop.db.execute(sql`update products set withdrawal_exemption = null`),
	videos: () => testShop.shop.db.execute(sql`delete from videos`),
	rental: async () => {
		await testShop.shop.db.execute(sql`delete from rental_assets`);
		await testShop.shop.db.execute(sql`delete from rental_costumes`);
	},
	balloonTypes: () => testShop.shop.db.execute(sql`delete from balloon_types`),
	stores: async () => {
		for (const table of ["branch_translations", "branch_pictures", "branch_exceptions"])
			await testShop.shop.db.execute(sql.raw(`delete from ${table}`));
		await testShop.shop.db.execute(sql`update branches set services = '{}', balloons_per_slot = 0`);
	},
	club: async () => {
		await testShop.shop.db.execute(sql`delete from users where email = 'clenka@konfety.example'`);
		await testShop.shop.db.execute(sql`delete from groups where id = 4`);
	},
	addons: async () => {
		await testShop.shop.db.execute(sql`delete from product_companions where is_addon`);
		await testShop.shop.db.execute(sql`delete from products where code in ${ADDONS}`);
	},
};

beforeAll(async () => {
	testShop = await openTestShop();
	seeded = await contents();
});
afterAll(() => testShop.close());

describe("a demo shop from before pickup points, add-ons, exemptions and the club", () => {
	beforeEach(async () => {
		await fill();
		expect(await contents()).toEqual(seeded);
	});

	test("gets all of them as in a shop seeded today, and a second fill changes nothing", async () => {
		expect(seeded.exemptions.length).toBeGreaterThan(10);
		expect(seeded.addons.length).toBeGreaterThan(0);
		expect(seeded.goods).toHaveLength(8);
		expect(seeded.club).toMatchObject([{ discount_percent: "10.00", email: "clenka@konfety.example" }]);
		for (const take of Object.values(takeAway)) await take();
		expect(await fill()).toBe(true);
		expect(await contents()).toEqual(seeded);
		expect(await fill()).toBe(false);
		expect(await contents()).toEqual(seeded);
	});

	test.each(Object.keys(takeAway) as (keyof typeof takeAway)[])(
		"gets its %s when only these are missing",
		async (part) => {
			await takeAway[part]();
			expect(await contents()).not.toEqual(seeded);
			expect(await fill()).toBe(true);
			expect(await contents()).toEqual(seeded);
		},
	);

	test("is filled once by two that start at the same time", async () => {
		for (const take of Object.values(takeAway)) await take();
		expect((await Promise.all([fill(), fill()])).toSorted()).toEqual([false, true]);
		expect(await contents()).toEqual(seeded);
	});

	test("keeps what its people changed: a closed delivery and point, goods that may be returned", async () => {
		await testShop.shop.db.execute(sql`update delivery_methods set is_active = false where key = 'pickup_point'`);
		await testShop.shop.db.execute(sql`delete from pickup_points where code <> 'DEMO-001'`);
		await testShop.shop.db.execute(sql`update products set withdrawal_exemption = null where code <> 'DO-2408'`);
		const before = await contents();
		expect(await fill()).toBe(false);
		expect(await contents()).toEqual(before);
		await testShop.shop.db.execute(sql`update delivery_methods set is_active = true where key = 'pickup_point'`);
		await takeAway.points();
		await takeAway.exemptions();
	});

	test("does not bring back a deleted member of the club, and leaves another group in the club's place alone", async () => {
		await testShop.shop.db.execute(sql`delete from users where email = 'clenka@konfety.example'`);
		await testShop.shop.db.execute(sql`update groups set name = 'Velkoobchod', discount_percent = 25 where id = 4`);
		const before = await contents();
		expect(await fill()).toBe(false);
		expect(await contents()).toEqual(before);
		await takeAway.club();
	});

	test("sells its new add-ons, and delivers to a pickup point", async () => {
		for (const take of Object.values(takeAway)) await take();
		await fill();
		const [product] = await rowsOf<{ id: number; variantId: number; code: string; name: string }>(sql`
			select p.id, v.id as "variantId", p.code, p.code as name from products p join variants v on v.product_id = p.id
			where p.code = 'BL-1422'`);
		if (!product) throw new Error("BL-1422 is missing");
		const cart = await aGuestCart(testShop, [{ product }]);
		const { body: options } = await testShop.call("GET", `/order/deliveries/cs/${cart.id}`);
		const delivery = options.deliveries.find(({ key }: { key: string }) => key === "pickup_point");
		expect(delivery).toMatchObject({ kind: "pickup_point", price_with_tax: 7_900 });
		const [point] = await rowsOf<{ id: number }>(sql`select id from pickup_points order by id limit 1`);
		const choice = { deliveryId: delivery.id, paymentId: PAYMENT.card, pickupPointId: point?.id ?? 0 };
		expect((await placeOrder(testShop, cart.id, choice)).status).toBe(201);
	});
});

test("a shop without the demo's accounts is left alone", async () => {
	await testShop.shop.db.execute(sql`update users set email = 'u' || id || '@example.cz'`);
	await takeAway.points();
	await takeAway.exemptions();
	const before = await contents();
	expect(await fill()).toBe(false);
	expect(await contents()).toEqual(before);
});
