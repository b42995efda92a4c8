/** What a customer asked services for, listed in the account: nobody else's, and a guest's only once its e-mail is proved. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { picturePath } from "#lib/domain/goods/pictures.ts";
import { OWN_REQUESTS_MAX } from "#lib/domain/people/account-limits.ts";
import { accountMailTo } from "#tests/support/people/account-mails.ts";
import { anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { aCostume, aDecoration, anInflation, aRental } from "#tests/support/selling/requests.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const list = async ({ token }: Pick<CustomerAccount, "token">) => {
	const { status, body } = await testShop.call("GET", "/account/requests", { token });
	expect(status).toBe(200);
	return body;
};
const numbers = async (account: CustomerAccount) =>
	(await list(account)).map(({ number }: { number: string }) => number);

async function ask(path: string, body: object, token?: string): Promise<{ id: number; hash: string; number: string }> {
	const answer = await testShop.call("POST", path, { body, ...(token === undefined ? {} : { token }) });
	if (answer.status !== 201) throw new Error(`Refused: ${JSON.stringify(answer.body)}`);
	return answer.body;
}

test("a customer who asked for nothing has an empty list", async () => {
	expect(await list(await anAccount(testShop))).toEqual([]);
});

test("lists what was asked for when signed in, the newest first, with what the request's own page says", async () => {
	const customer = await anAccount(testShop);
	const { token, email } = customer;
	const variantId = await aCostume(testShop);
	const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`
		insert into pictures (key, source_url) values ('own-request', 'https://feed.example/a.jpg') returning id`);
	await testShop.shop.db.execute(sql`
		insert into product_pictures (product_id, picture_id, position)
		select product_id, ${rows[0]?.id}, 0 from variants where id = ${variantId}`);
	const rental = await ask("/rental/requests", aRental(variantId, { email }), token);
	const inflation = await ask("/inflation/requests", anInflation({ email }), token);
	const decoration = await ask("/decoration/requests", aDecoration({ email }), token);
	const found = await list(customer);
	expect(found.map(({ number }: { number: string }) => number)).toEqual(
		[decoration, inflation, rental].map(({ number }) => number),
	);
	for (const [at, { id, hash }] of [decoration, inflation, rental].entries()) {
		const { body } = await testShop.call("GET", `/requests/${id}/${hash}`);
		const { number, kind, state, details, price_with_tax } = body;
		expect(found[at]).toMatchObject({
			id,
			hash,
			number,
			kind,
			state,
			details,
			price_with_tax,
			date: START.toISOString(),
		});
		expect(found[at].branch).toBe(body.branch?.name ?? null);
	}
	expect(found[2].image).toEqual({ src: picturePath("own-request"), alt: found[2].details.costume });
	expect(found[0].image).toBeNull();
});

test("no customer sees another's, nor a guest's with the same e-mail before it is proved", async () => {
	const [customer, stranger] = [await anAccount(testShop, { isConfirmed: false }), await anAccount(testShop)];
	await ask("/decoration/requests", aDecoration({ email: customer.email }), stranger.token);
	const guests = await ask("/decoration/requests", aDecoration({ email: customer.email }));
	expect(await numbers(customer)).toEqual([]);
	const { secret } = await accountMailTo(testShop, customer.email);
	await testShop.call("POST", `/auth/confirm/${secret}`, { token: customer.token });
	expect(await numbers(customer)).toEqual([guests.number]);
});

test("the latest ones alone, when there are many", async () => {
	const customer = await anAccount(testShop);
	const { number } = await ask("/decoration/requests", aDecoration({ email: customer.email }), customer.token);
	await testShop.shop.db.execute(sql`
		insert into service_requests (hash, user_id, request_hash, kind, locale, firstname, lastname, email, phone, details, created_at)
		select 'many-' || n, user_id, '', kind, locale, '', '', '', '', details, created_at + n * interval '1 minute'
		from service_requests, generate_series(1, ${OWN_REQUESTS_MAX}::int) n where number = ${number}`);
	const found = await numbers(customer);
	expect(found).toHaveLength(OWN_REQUESTS_MAX);
	expect(found).not.toContain(number);
});

test("without a valid token it is 401", async () => {
	for (const options of [{}, { token: "x" }])
		await expectRefused(testShop, () => testShop.call("GET", "/account/requests", options), 401, {
			error: "unauthorized",
		});
});
