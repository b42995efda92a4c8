import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BRANCHES } from "#demo/facts/branches.ts";
import { type Store, type StoreCard, store, storeCard } from "#lib/contract/schemas/store.ts";
import { addDays } from "#lib/domain/time/calendar-day.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const NOT_FOUND = { error: "not_found" };
const DAY_MS = 86_400_000;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
	await testShop.shop.db.execute(sql`delete from branch_exceptions`);
});
afterAll(() => testShop.close());

const list = async (locale = "cs"): Promise<StoreCard[]> => {
	const { status, body } = await testShop.call("GET", `/stores/${locale}`);
	expect(status).toBe(200);
	return storeCard.array().parse(body);
};
const detail = async (id: number, locale = "cs"): Promise<Store> => {
	const { status, body } = await testShop.call("GET", `/stores/${locale}/${id}`);
	expect(status).toBe(200);
	return store.parse(body);
};
const bySlug = async (slug: string, locale = "cs"): Promise<StoreCard> => {
	const found = (await list(locale)).find((one) => one.slug === slug);
	if (!found) throw new Error(`There is no store ${slug}`);
	return found;
};
const except = (slug: string, day: string, hours: string[] | null, cs = "Inventura") =>
	testShop.shop.db.execute(sql`
		insert into branch_exceptions (branch_id, day, hours, note)
		select id, ${day}, ${hours && JSON.stringify(hours)}::jsonb, ${JSON.stringify({ cs, en: `${cs} EN` })}::jsonb
		from branches where slug = ${slug}`);

describe("GET /stores/{locale}", () => {
	test("lists all 13 branches, the one in Prague first, then by town in Czech order", async () => {
		const towns = (await list()).map(({ city }) => city);
		expect(towns).toHaveLength(13);
		expect(towns[0]).toBe("Praha 5");
		expect(towns.slice(1)).toEqual([
			...["Brno", "České Budějovice", "Hradec Králové", "Jihlava", "Karlovy Vary", "Liberec"],
			...["Olomouc", "Ostrava", "Pardubice", "Plzeň", "Ústí nad Labem", "Zlín"],
		]);
	});

	test("gives each branch with address, phone, e-mail, position, week, services and a picture", async () => {
		for (const one of await list()) {
			const seeded = BRANCHES.find(({ slug }) => slug === one.slug);
			expect(one).toMatchObject({
				name: seeded?.name,
				street: seeded?.street,
				phone: seeded?.phone,
				email: `${one.slug}@konfety.example`,
				position: { latitude: seeded?.latitude, longitude: seeded?.longitude },
				opening_hours: seeded?.openingHours,
				is_large_shop: seeded?.isLargeShop ?? false,
				is_prague: seeded?.isPrague ?? false,
				url: `/prodejny/${one.id}`,
			});
			expect(one.services.toSorted()).toEqual(seeded?.services.toSorted());
			expect(one.image?.src).toMatch(/^\/media\//);
			expect(one.tint).toMatch(/^#[0-9a-f]{6}$/);
		}
		expect((await bySlug("brno", "en")).url).toMatch(/^\/en\/stores\/\d+$/);
	});

	test("special days are the public holidays of the next 60 days, by the law of large shops and of our small ones", async () => {
		const large = await bySlug("praha");
		expect(large.special_days).toEqual([
			{ day: "2026-12-24", hours: ["09:00", "12:00"], holiday: "christmasEve", note: "" },
			{ day: "2026-12-25", hours: null, holiday: "christmasDay", note: "" },
			{ day: "2026-12-26", hours: null, holiday: "stStephen", note: "" },
			{ day: "2027-01-01", hours: null, holiday: "newYear", note: "" },
		]);
		expect((await bySlug("zlin")).special_days[0]).toEqual({
			...{ day: "2026-12-24", hours: null, holiday: "christmasEve", note: "" },
		});
	});

	test("special days are also exceptions with their note in the language asked for, from today to the 60th day", async () => {
		const today = "2026-11-20";
		for (const [days, hours] of [
			[-1, null],
			[0, ["10:00", "12:00"]],
			[59, null],
			[60, null],
		] as const)
			await except("jihlava", addDays(today, days), hours && [...hours]);
		const own = (one: StoreCard) => one.special_days.filter(({ note }) => note !== "");
		expect(own(await bySlug("jihlava"))).toEqual([
			{ day: today, hours: ["10:00", "12:00"], holiday: null, note: "Inventura" },
			{ day: "2027-01-18", hours: null, holiday: null, note: "Inventura" },
		]);
		expect(own(await bySlug("jihlava", "en")).map(({ note }) => note)).toEqual(["Inventura EN", "Inventura EN"]);
		testShop.passMs(DAY_MS);
		expect(own(await bySlug("jihlava")).map(({ day }) => day)).toEqual(["2027-01-18", "2027-01-19"]);
		testShop.passMs(-DAY_MS);
	});

	test("an exception on a holiday overrides a small shop's usual closing, and keeps the holiday's name", async () => {
		await except("plzen", "2026-12-24", ["08:00", "11:00"], "Ještě stihnete balónky");
		expect((await bySlug("plzen")).special_days[0]).toEqual({
			...{ day: "2026-12-24", hours: ["08:00", "11:00"], holiday: "christmasEve", note: "Ještě stihnete balónky" },
		});
	});

	test("a closed-down branch is neither listed nor shown", async () => {
		const { id } = await bySlug("karlovy-vary");
		await testShop.shop.db.execute(sql`update branches set is_active = false where id = ${id}`);
		expect((await list()).map(({ slug }) => slug)).not.toContain("karlovy-vary");
		await expectRefused(testShop, () => testShop.call("GET", `/stores/cs/${id}`), 404, NOT_FOUND);
		await testShop.shop.db.execute(sql`update branches set is_active = true where id = ${id}`);
	});

	test("an unknown language is 404", async () => {
		await expectRefused(testShop, () => testShop.call("GET", "/stores/de"), 404, NOT_FOUND);
	});
});

describe("GET /stores/{locale}/{id}", () => {
	test("answers what the list says, and texts, pictures and both addresses", async () => {
		for (const card of await list()) {
			const { description, directions, pictures, urls, ...rest } = await detail(card.id);
			expect(rest).toEqual(card);
			expect(description.length).toBeGreaterThan(80);
			expect(directions.length).toBeGreaterThan(60);
			expect(pictures.length).toBeGreaterThan(0);
			expect(pictures[0]?.src).toBe(card.image?.src);
			expect(urls).toEqual({ cs: `/prodejny/${card.id}`, en: `/en/stores/${card.id}` });
			expect((await detail(card.id, "en")).description).not.toBe(description);
		}
	});

	test("a branch without texts and pictures is shown with its address", async () => {
		const { id } = await bySlug("zlin");
		for (const table of ["branch_translations", "branch_pictures"])
			await testShop.shop.db.execute(sql.raw(`delete from ${table} where branch_id = ${id}`));
		expect(await detail(id)).toMatchObject({ description: "", directions: "", pictures: [], image: null });
	});

	test.each(["999999", "0", "01", "-1", "abc", "2147483648", "%00"])("%s is 404", async (id) => {
		await expectRefused(testShop, () => testShop.call("GET", `/stores/cs/${id}`), 404, NOT_FOUND);
	});
});

test("balloons are inflated everywhere: 40 in half an hour in Prague and Brno, 20 elsewhere", async () => {
	expect(await countRows(testShop, "branches", "balloons_per_slot = 40 and slug in ('praha', 'brno')")).toBe(2);
	expect(await countRows(testShop, "branches", "balloons_per_slot = 20")).toBe(11);
});
