import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { order as orderSchema } from "#lib/contract/schemas/order.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { COMPANY_LOOKUP_MAX_AGE_S } from "#lib/domain/people/account-limits.ts";
import { sweepCompanies } from "#lib/shop/people/company/find-company.ts";
import company from "#tests/fixtures/ares/company.json" with { type: "json" };
import village from "#tests/fixtures/ares/village.json" with { type: "json" };
import { type AresAnswer, type AresServer, NOT_FOUND, startAres } from "#tests/support/servers/ares-server.ts";
import { aGuestCart, aProduct, INVOICE, placeOrder } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const ALZA = {
	companyId: "27082440",
	taxId: "CZ27082440",
	company: "Alza.cz a.s.",
	street: "Jankovcova 1522/53a",
	city: "Praha",
	zip: "17000",
	country: "CZ",
};

let ares: AresServer;
let testShop: TestShop;

beforeAll(async () => {
	ares = await startAres({ body: company });
	testShop = await openTestShop({ companies: ares.registry });
});
afterAll(async () => {
	await testShop.close();
	await ares.close();
});
beforeEach(async () => {
	await testShop.shop.db.execute("delete from company_lookups");
	ares.asked.length = 0;
	ares.answer({ body: company });
	// So that the questions of one test are not too many for the next.
	testShop.passMs(60 * SECOND_MS);
});

/** A right IČO of these seven digits. */
function companyIdOf(digits: number): string {
	const sum = [...String(digits)].reduce((total, digit, place) => total + Number(digit) * (8 - place), 0);
	return `${digits}${(11 - (sum % 11)) % 10}`;
}

const find = (companyId: string) => testShop.call("GET", `/company/${encodeURIComponent(companyId)}`);

describe("GET /company/{companyId}", () => {
	test("answers what the registry says, in the shop's words", async () => {
		expect(await find("27082440")).toMatchObject({ status: 200, body: ALZA });
		expect(ares.asked).toEqual(["GET /rest/ekonomicke-subjekty/27082440"]);
	});

	test("blanks and missing zeros are forgiven", async () => {
		ares.answer({ body: { ...village, ico: "00006645" } });
		expect((await find(" 66 45 ")).body.companyId).toBe("00006645");
		expect(ares.asked).toEqual(["GET /rest/ekonomicke-subjekty/00006645"]);
	});

	test.each(["27082441", "2708244", "abc", "00000000", "٢٧٠٨٢٤٤٠", "27082440x"])(
		"%j has no right check digit: 422, and nobody is asked",
		async (companyId) => {
			const errors = { companyId: ["company_id"] };
			await expectRefused(testShop, () => find(companyId), 422, { error: "invalid", errors });
			expect(ares.asked).toEqual([]);
		},
	);

	test("a path longer than any company number is 404", async () => {
		await expectRefused(testShop, () => find("1".repeat(41)), 404, { error: "not_found" });
	});

	test("asks the registry about a company once in 24 hours, about an unknown one too", async () => {
		for (const [answer, status] of [
			[{ body: company }, 200],
			[NOT_FOUND, 404],
		] as const) {
			await testShop.shop.db.execute("delete from company_lookups");
			ares.asked.length = 0;
			ares.answer(answer);
			for (let time = 0; time < 3; time++) expect((await find("27082440")).status).toBe(status);
			testShop.passMs((COMPANY_LOOKUP_MAX_AGE_S - 1) * SECOND_MS);
			expect((await find("27082440")).status).toBe(status);
			expect(ares.asked).toHaveLength(1);
			testShop.passMs(SECOND_MS);
			expect((await find("27082440")).status).toBe(status);
			expect(ares.asked).toHaveLength(2);
		}
	});

	test("asks the registry once when many ask for one company at the same moment", async () => {
		const answers = await Promise.all(Array.from({ length: 10 }, () => find("27082440")));
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
		expect(ares.asked).toHaveLength(1);
	});

	test("sends at most four questions to the registry at once", async () => {
		const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
		ares.answer({ ...NOT_FOUND, until });
		const answers: Answer[] = [];
		const numbers = ["27082440", "25123891", "00006645", "26005492", "61682039", "49240901"];
		const found = numbers.map(async (number) => answers.push(await find(number)));
		await expect.poll(() => [ares.asked.length, answers.length]).toEqual([4, 2]);
		expect(answers.map(({ body }) => body.error)).toEqual(["registry_unavailable", "registry_unavailable"]);
		letGo();
		await Promise.all(found);
		expect(answers.slice(2).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
		ares.answer({ body: company });
		expect((await find("45274649")).status).toBe(200);
	});

	test("limits questions one after another, too: 429 without asking the registry; known companies are still answered", async () => {
		ares.answer(NOT_FOUND);
		const numbers = Array.from({ length: 21 }, (_, at) => companyIdOf(1_000_000 + at));
		await find("27082440");
		for (const number of numbers.slice(1)) await find(number);
		expect(ares.asked).toHaveLength(20);
		await expectRefused(testShop, () => find(numbers[0] ?? ""), 429, { error: "too_many_requests" });
		expect((await find(numbers[0] ?? "")).headers.get("Retry-After")).toBe("10");
		expect(ares.asked).toHaveLength(20);
		expect((await find("27082440")).status).toBe(404);
		testShop.passMs(2 * SECOND_MS);
		expect((await find(numbers[0] ?? "")).status).toBe(404);
	});

	test("a company that has ended, or is unknown, is 404", async () => {
		ares.answer({ body: { ...company, datumZaniku: "2020-01-31" } });
		expect(await find("27082440")).toMatchObject({ status: 404, body: { error: "not_found" } });
		ares.answer(NOT_FOUND);
		expect(await find("25123891")).toMatchObject({ status: 404, body: { error: "not_found" } });
	});
});

const TROUBLES: [string, AresAnswer][] = [
	["an error 500", { status: 500, body: { kod: "OBECNA_CHYBA", popis: "Neočekávaná chyba" } }],
	["silence", "silence"],
	["a body that never ends", "slow-body"],
	["broken JSON", { text: '{"ico": "2708' }],
	["5 MB", "endless"],
	["a dropped connection", "hangs-up"],
	["a redirect", "redirect"],
	["a 404 of something else", { status: 404, text: "<html>Not here</html>" }],
	["a 404 in other words", { status: 404, body: { error: "no route" } }],
	["an answer of another shape", { body: { ico: 27_082_440 } }],
	["a bare null", { body: null }],
];

describe.each(TROUBLES)("a registry that answers with %s", (_, answer) => {
	test("counts as unavailable: 503 with Retry-After, nothing is kept, and it is asked again the next time", async () => {
		ares.answer(answer);
		await expectRefused(testShop, () => find("27082440"), 503, { error: "registry_unavailable" });
		expect((await find("27082440")).headers.get("Retry-After")).toBe("2");
		expect(await countRows(testShop, "company_lookups")).toBe(0);
		ares.answer({ body: company });
		expect((await find("27082440")).status).toBe(200);
	});

	test("keeps nobody from ordering: the company is filled in by hand", async () => {
		ares.answer(answer);
		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		const { status, body } = await placeOrder(testShop, cart.id, {
			isCompany: true,
			companyId: "27082440",
			taxId: "cz 27082440",
			invoice: { ...INVOICE, company: "Alza.cz a.s." },
		});
		expect(status).toBe(201);
		const order = orderSchema.parse((await testShop.call("GET", `/order/${body.id}/${body.hash}`)).body);
		expect(order).toMatchObject({ companyId: "27082440", taxId: "CZ27082440", invoice: { company: "Alza.cz a.s." } });
		expect(ares.asked).toEqual([]);
	});
});

test("the registry's answers older than a day are swept", async () => {
	await find("27082440");
	testShop.passMs((COMPANY_LOOKUP_MAX_AGE_S + 1) * SECOND_MS);
	ares.answer({ body: { ...village, ico: "25123891" } });
	await find("25123891");
	await sweepCompanies(testShop.shop);
	expect(await countRows(testShop, "company_lookups", "company_id = '25123891'")).toBe(1);
	expect(await countRows(testShop, "company_lookups")).toBe(1);
});
