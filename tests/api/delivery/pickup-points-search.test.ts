/** Which pickup points a query finds, and in which order. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { storedPickupPoints } from "#lib/shop/selling/delivery/stored-pickup-points.ts";
import { DELIVERY } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

type Point = { code?: string; name: string; street: string; city: string; zip: string };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

/** What a query finds where these are all the points there are, and how many points the database handed over for it. */
async function found(all: Point[], query: string, limit = 30) {
	return testShop.shop.db.transaction(async (tx) => {
		await tx.execute(sql`delete from pickup_points`);
		const rows = JSON.stringify(all.map((point, at) => ({ code: `point-${at}`, ...point })));
		await tx.execute(sql`
			insert into pickup_points (delivery_id, code, name, street, city, zip, latitude, longitude, is_staffed)
			select ${DELIVERY.pickupPoint}, code, name, street, city, zip, 50, 15, true
			from json_to_recordset(${rows}) as p (code text, name text, street text, city text, zip text)`);
		const question = { deliveryId: DELIVERY.pickupPoint, query, staffedOnly: false, limit };
		const asked = vi.spyOn(tx, "execute");
		const points = (await storedPickupPoints.search(tx, question)) ?? [];
		const answers: { rows: unknown[] }[] = await Promise.all(asked.mock.results.map(({ value }) => value));
		return { points, rows: answers.reduce((sum, answer) => sum + answer.rows.length, 0) };
	});
}

const POINTS = [
	{ code: "brno-a", name: "Trafika Veveří", street: "Veveří 22", city: "Brno", zip: "60200" },
	{ code: "brno-b", name: "box Židenice", street: "Bělohorská 3", city: "Brno", zip: "61500" },
	{ code: "praha", name: "Květiny Vinohrady", street: "Vinohradská 31", city: "Praha 2", zip: "12000" },
	{ code: "usti", name: "Trafika Střed", street: "Masarykova 52", city: "Ústí nad Labem", zip: "40001" },
	{ code: "zlin", name: "Hračky", street: "Brněnská 5", city: "Zlín", zip: "76001" },
];
const find = async (query: string, limit = 30) => (await found(POINTS, query, limit)).points.map(({ code }) => code);

test.each([
	["a town, its points before a street of that name", "brn", ["brno-b", "brno-a", "zlin"]],
	["a town without diacritics", "usti", ["usti"]],
	["a town in capitals", "ÚSTÍ NAD LABEM", ["usti"]],
	["a later word of a town", "labem", ["usti"]],
	["a street", "masaryk", ["usti"]],
	["a name", "kvetiny", ["praha"]],
	["the beginning of a postcode", "61", ["brno-b"]],
	["all words", "trafika brno", ["brno-a"]],
	["a word that is nowhere", "brno xyz", []],
	["a postcode with a blank, the nearest numbers first", "602 00", ["brno-a", "brno-b", "zlin", "usti", "praha"]],
	["a postcode without a point of its own", "61600", ["brno-b", "brno-a", "zlin", "usti", "praha"]],
	["a postcode with its town", "615 00 Brno", ["brno-b", "brno-a"]],
	["a town with its postcode behind it", "Brno 615 00", ["brno-b", "brno-a"]],
	["a town, a postcode and a street right behind it", "Brno 60200Veveří", ["brno-a"]],
	["a postcode with a town that has no point", "12001 Lhota", ["praha", "usti", "brno-a", "brno-b", "zlin"]],
	["nothing, by towns", "  ", ["brno-b", "brno-a", "praha", "usti", "zlin"]],
])("pickup points are found by %s", async (_, query, expected) => {
	expect(await find(query)).toEqual(expected);
});

test.each([
	["the town itself before one that begins so", "most", ["Most", "Mostek"]],
	["the town itself before a nearer postcode", "544 75 Most", ["Most", "Mostek"]],
	["a town that begins so before one with a later word", "lip", ["Lipník nad Bečvou", "Česká Lípa"]],
	["a street before a name", "kvet", ["Zlín", "Brno"]],
])("%s", async (_, query, cities) => {
	const points = [
		{ name: "Hračky", street: "Radniční 3", city: "Most", zip: "43401" },
		{ name: "Potraviny", street: "Nádražní 8", city: "Mostek", zip: "54475" },
		{ name: "Drogerie", street: "Jiráskova 12", city: "Česká Lípa", zip: "47001" },
		{ name: "Papírnictví", street: "Havlíčkova 6", city: "Lipník nad Bečvou", zip: "75131" },
		{ name: "Květinářství", street: "Masarykova 1", city: "Brno", zip: "60200" },
		{ name: "Trafika", street: "Květná 4", city: "Zlín", zip: "76001" },
	];
	expect((await found(points, query)).points.map(({ city }) => city)).toEqual(cities);
});

test("letters without a decomposed form (such as ł) are found by plain ones", async () => {
	const { points } = await found(
		[{ name: "Straße", street: "Łódzka 1", city: "Ørsted", zip: "60200" }],
		"orsted lodz strasse",
	);
	expect(points[0]?.city).toBe("Ørsted");
});

test("a search among thousands of points reads no more from the database than are shown", async () => {
	const points = Array.from({ length: 5_000 }, (_, at) => ({
		name: "Box",
		street: `Ulice ${at}`,
		city: "Brno",
		zip: "60200",
	}));
	const { points: shown, rows } = await found(points, "brno");
	expect([shown.length, rows]).toEqual([30, 30]);
});

test.each(["%", "'", "\\", "\0", "🎈", "a".repeat(100), "(((", "\ud800"])("%j harms nothing", async (query) => {
	await expect(find(query)).resolves.toBeInstanceOf(Array);
});
