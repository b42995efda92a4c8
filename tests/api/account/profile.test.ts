import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

let testShop: TestShop;
let customer: CustomerAccount;

beforeAll(async () => {
	testShop = await openTestShop();
	customer = await anAccount(testShop);
});
afterAll(() => testShop.close());

const put = (what: "profile" | "invoice", body: unknown, token: string | undefined = customer.token) =>
	testShop.call("PUT", `/account/${what}`, { body, ...(token === undefined ? {} : { token }) });
const me = async () => (await testShop.call("GET", "/me", { token: customer.token })).body.data;

const PROFILE = { firstname: "Jana", lastname: "Nová", phone: "777 123 456" };
const INVOICE = {
	company: "Konfety s.r.o.",
	companyId: "27082440",
	taxId: "cz27082440",
	street: "Lidická 12",
	city: "Brno",
	zip: "602 00",
	country: "CZ",
};
const BLANK = { company: "", companyId: "", taxId: "", street: "", city: "", zip: "" };

/** Every row of the customers but this one. */
async function others(): Promise<unknown[]> {
	return (await testShop.shop.db.execute(sql`select * from users where id <> ${customer.id} order by id`)).rows;
}

describe("PUT /account/profile", () => {
	test("normalises and changes name and phone, and answers the whole customer; nobody else's change", async () => {
		const [before, known] = [await me(), await others()];
		const { status, body } = await put("profile", { firstname: "  Jana\t ", lastname: "Nová", phone: "777 123 456" });
		const changed = { ...before, firstname: "Jana", lastname: "Nová", phone: "+420777123456" };
		expect({ status, body }).toEqual({ status: 200, body: { data: changed } });
		expect(await me()).toEqual(changed);
		expect(await others()).toEqual(known);
	});

	test("the phone may be left out", async () => {
		const { body } = await put("profile", { firstname: "Jana", lastname: "Nová" });
		expect(body.data.phone).toBe("");
	});

	test("other fields that are sent change nothing", async () => {
		const before = (await put("profile", PROFILE)).body.data;
		const sent = { ...PROFILE, id: 1, group: { id: 2 }, groupId: 2, email: "jiny@konfety.test", isConfirmed: false };
		expect((await put("profile", { ...sent, discount: 99, company: "x" })).body.data).toEqual(before);
	});

	test("a name is kept as it is typed", async () => {
		for (const text of NAUGHTY.filter((one) => one.length <= 60)) {
			const { status, body } = await put("profile", { ...PROFILE, firstname: text });
			expect({ status, name: body.data.firstname }).toEqual({
				status: 200,
				name: text
					.replace(/\p{Cc}/gu, " ")
					.replace(/\s+/g, " ")
					.trim(),
			});
		}
	});

	test.each<[string, object, Record<string, string[]>]>([
		["nothing", {}, { firstname: ["required"], lastname: ["required"] }],
		["blank names", { firstname: " ", lastname: "\u0000" }, { firstname: ["required"], lastname: ["required"] }],
		["long names", { ...PROFILE, firstname: "x".repeat(61) }, { firstname: ["too_long"] }],
		["a phone of no country", { ...PROFILE, phone: "12" }, { phone: ["phone"] }],
		["a number as the name", { ...PROFILE, lastname: 1 }, { lastname: ["required"] }],
	])("%s: 422 at the fields", async (_, body, errors) => {
		await expectRefused(testShop, () => put("profile", body), 422, { error: "invalid", errors });
	});
});

describe("PUT /account/invoice", () => {
	test("normalises and changes the invoice details; nobody else's change", async () => {
		const [before, known] = [await me(), await others()];
		const { status, body } = await put("invoice", INVOICE);
		const changed = { ...before, ...INVOICE, taxId: "CZ27082440", zip: "60200" };
		expect({ status, body }).toEqual({ status: 200, body: { data: changed } });
		expect(await me()).toEqual(changed);
		expect(await others()).toEqual(known);
	});

	test("all may be blank but the country", async () => {
		expect((await put("invoice", { country: "CZ" })).body.data).toMatchObject({ ...BLANK, country: "CZ" });
	});

	test.each<[string, object, Record<string, string[]>]>([
		["no country", { ...INVOICE, country: undefined }, { country: ["required"] }],
		["a company without its number", { ...INVOICE, companyId: "" }, { companyId: ["required"] }],
		["a number without its company", { ...INVOICE, company: " " }, { company: ["required"] }],
		["a wrong check digit", { ...INVOICE, companyId: "27082441" }, { companyId: ["company_id"] }],
		["a tax number of no country", { ...INVOICE, taxId: "XX1" }, { taxId: ["tax_id"] }],
		["a tax number with a slash", { ...INVOICE, taxId: "CZ27082440/1" }, { taxId: ["alphanumeric"] }],
		["a postcode of four digits", { ...INVOICE, zip: "6020" }, { zip: ["zip"] }],
		["a postcode of no Czech town", { ...INVOICE, zip: "90200" }, { zip: ["zip"] }],
		["a long street", { ...INVOICE, street: "x".repeat(121) }, { street: ["too_long"] }],
	])("%s: 422 at the field", async (_, body, errors) => {
		await expectRefused(testShop, () => put("invoice", body), 422, { error: "invalid", errors });
	});
});

describe.each(["profile", "invoice"] as const)("PUT /account/%s", (what) => {
	test("is 401 without a valid token, whatever is sent", async () => {
		const bare = () => testShop.call("PUT", `/account/${what}`, { body: {} });
		await expectRefused(testShop, bare, 401, { error: "unauthorized" });
		await expectRefused(testShop, () => put(what, PROFILE, "x"), 401, { error: "unauthorized" });
	});

	test("an unreadable body is 400, one that is too large 413", async () => {
		const send = (text: string) => testShop.call("PUT", `/account/${what}`, { token: customer.token, text });
		await expectRefused(testShop, () => send("{"), 400, { error: "unreadable" });
		await expectRefused(testShop, () => send(JSON.stringify({ firstname: "x".repeat(70_000) })), 413, {
			error: "too_large",
		});
	});
});
