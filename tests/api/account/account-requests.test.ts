/** What services were asked for, and what was said of the shop: taken away with the account's data, and forgotten with it. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RequestState } from "#lib/domain/request/request-states.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { moveRequest } from "#lib/shop/selling/request/move-request.ts";
import { accountMailTo } from "#tests/support/people/account-mails.ts";
import { aCustomerOrder, anAccount, type CustomerAccount } from "#tests/support/people/customer-account.ts";
import { aCostume, aDecoration, anEvent, anInflation, aRental } from "#tests/support/selling/requests.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

type Asked = { id: number; hash: string; number: string };

const NOW = START.toISOString().replace(".000Z", "+00:00");
/** Words that only whoever asked could have written. */
const OWN = { firstname: "Evženie", lastname: "Malečková", phone: "777 999 888", note: "Zvoňte u Malečků" };
const PLACE = "Zahrada u Malečků 7";
const FORMS = {
	rental: async (email: string) => ["/rental/requests", aRental(await aCostume(testShop), { ...OWN, email })],
	inflation: async (email: string) => ["/inflation/requests", anInflation({ ...OWN, email })],
	decoration: async (email: string) => [
		"/decoration/requests",
		aDecoration({ ...OWN, email, place: PLACE, motif: "Malečkovi slaví", colours: "malečkovská" }),
	],
	event: async (email: string) => [
		"/events/requests",
		anEvent({ ...OWN, email, place: PLACE, title: "Malečkovic karneval", about: "Malečkovi zvou sousedy." }),
	],
} as const;
type Kind = keyof typeof FORMS;

/** Who asks: with a token signed in, otherwise a guest. */
type Asker = { email: string; token?: string };

/** A request that the shop's people moved through these states, with words for whoever asked. */
async function aRequest(kind: Kind, { email, token }: Asker, ...states: RequestState[]): Promise<Asked> {
	const [path, body] = await FORMS[kind](email);
	const answer = await testShop.call("POST", path as string, { body, ...(token === undefined ? {} : { token }) });
	expect(answer.status).toBe(201);
	const { shop } = testShop;
	for (const to of states) {
		const actor = to === "cancelled" ? "shopper" : "command";
		const moved = await transaction(shop.db, (tx) =>
			moveRequest(shop, tx, { id: answer.body.id, to, actor, note: "Paní Malečková volala" }),
		);
		if (!moved.ok) throw new Error(`To ${to}: ${moved.error}`);
	}
	return answer.body;
}

/** Everything kept of a request, its steps included. */
async function keptOf({ id }: Asked): Promise<{ state: string; text: string }> {
	const { rows } = await testShop.shop.db.execute<{ state: string; text: string }>(sql`
		select q.state, concat(to_jsonb(q), (select jsonb_agg(s) from request_steps s where s.request_id = q.id)) as text
		from service_requests q where q.id = ${id}`);
	return rows[0] ?? { state: "gone", text: "" };
}

const answer = (order: { id: number; hash: string }, text: string) =>
	testShop.call("POST", "/satisfaction", {
		body: { recommendation: 9, stars: { choice: 5 }, text, locale: "cs", order: { id: order.id, hash: order.hash } },
	});
const exported = async ({ token }: CustomerAccount) => (await testShop.call("GET", "/account/export", { token })).body;
const remove = async ({ token, password }: CustomerAccount) => {
	const { status } = await testShop.call("POST", "/account/delete", { token, body: { currentPassword: password } });
	expect(status).toBe(200);
};
/** Opens the link that was mailed to an account's e-mail. */
const confirm = async ({ email }: CustomerAccount, token?: string) => {
	links[email] ??= (await accountMailTo(testShop, email)).secret;
	await testShop.call("POST", `/auth/confirm/${links[email]}`, token === undefined ? {} : { token });
};
const links: Record<string, string> = {};
const read = ({ id, hash }: Asked) => testShop.call("GET", `/requests/${id}/${hash}`);

describe("GET /account/export", () => {
	test("holds in full, with their steps, the requests that the customer made signed in, whatever e-mail they name", async () => {
		const customer = await anAccount(testShop);
		const email = `i-${customer.email}`.toUpperCase();
		const { number } = await aRequest("decoration", { ...customer, email }, "confirmed");
		await aRequest("event", { email: "nekdo-jiny@example.cz" });
		expect((await exported(customer)).requests).toEqual([
			{
				...{ number, kind: "decoration", state: "confirmed", locale: "cs", createdAt: NOW, branch: null },
				...{ firstname: OWN.firstname, lastname: OWN.lastname, email: expect.stringMatching(/^i-.*konfety\.test$/i) },
				...{ phone: "+420777999888", note: OWN.note, priceMinor: null, depositMinor: null, currency: "CZK" },
				details: expect.objectContaining({ place: PLACE, guests: 40 }),
				states: [
					{ state: "new", date: NOW, note: "" },
					{ state: "confirmed", date: NOW, note: "Paní Malečková volala" },
				],
			},
		]);
	});

	test("holds guests' requests with the e-mail once the customer has proved it, without the links to them", async () => {
		const customer = await anAccount(testShop, { isConfirmed: false });
		const { hash } = await aRequest("inflation", { email: customer.email.toUpperCase() });
		await aRequest("event", { ...(await anAccount(testShop)), email: customer.email });
		expect((await exported(customer)).requests).toEqual([]);
		await confirm(customer, customer.token);
		const body = await exported(customer);
		expect(body.requests).toMatchObject([{ kind: "inflation", branch: expect.any(String) }]);
		expect(JSON.stringify(body)).not.toContain(hash);
	});

	test("holds guests' requests after a password reset by mail, too", async () => {
		const customer = await anAccount(testShop, { isConfirmed: false });
		const { number } = await aRequest("event", { email: customer.email });
		await testShop.call("POST", "/auth/password-reset", { body: { email: customer.email, locale: "cs" } });
		const { secret } = await accountMailTo(testShop, customer.email);
		const password = "jiné heslo na konfety";
		await testShop.call("POST", `/auth/password-reset/${secret}`, { body: { password } });
		const { token } = (await testShop.call("POST", "/auth/login", { body: { email: customer.email, password } })).body;
		expect((await exported({ ...customer, token })).requests).toMatchObject([{ number }]);
	});

	test("holds no guests' requests for a stranger who registered the e-mail, whoever opens the link; deleting that account leaves them", async () => {
		const stranger = await anAccount(testShop, { isConfirmed: false });
		const { email } = stranger;
		const requests = [await aRequest("decoration", { email }, "declined"), await aRequest("rental", { email })];
		const before = await Promise.all(requests.map(keptOf));
		for (const token of [undefined, (await anAccount(testShop)).token]) await confirm(stranger, token);
		expect((await exported(stranger)).requests).toEqual([]);
		await remove(stranger);
		expect(await Promise.all(requests.map(keptOf))).toEqual(before);
	});

	test("holds the answers to the questionnaire about the customer's own orders, and no others", async () => {
		const [customer, other] = [await anAccount(testShop), await anAccount(testShop)];
		const order = await aCustomerOrder(testShop, customer);
		await answer(order, "Všechno v pořádku.");
		await answer(await aCustomerOrder(testShop, other), "Cizí slova.");
		expect((await exported(customer)).satisfactionAnswers).toEqual([
			{
				...{ order: order.number, recommendation: 9, stars: { choice: 5 }, text: "Všechno v pořádku." },
				...{ locale: "cs", createdAt: NOW },
			},
		]);
	});

	test("has empty lists for an account without requests", async () => {
		expect(await exported(await anAccount(testShop))).toMatchObject({ requests: [], satisfactionAnswers: [] });
	});
});

describe("POST /account/delete", () => {
	test("the customer's answers to the questionnaire are deleted, those of others stay", async () => {
		const [customer, other] = [await anAccount(testShop), await anAccount(testShop)];
		const [own, foreign] = [await aCustomerOrder(testShop, customer), await aCustomerOrder(testShop, other)];
		await answer(own, "Všechno v pořádku.");
		await answer(foreign, "Cizí slova.");
		await remove(customer);
		expect(await countRows(testShop, "satisfaction_answers", `order_id = ${own.id}`)).toBe(0);
		expect(await countRows(testShop, "satisfaction_answers", `order_id = ${foreign.id}`)).toBe(1);
	});

	test.each<[Kind, RequestState[]]>([
		["decoration", ["confirmed", "done"]],
		["event", ["declined"]],
		["rental", ["confirmed", "ready", "out", "done"]],
		["inflation", ["cancelled"]],
	])("a request for a %s that went through %j loses everything personal, and its link is 404", async (kind, states) => {
		const customer = await anAccount(testShop);
		const request = await aRequest(kind, customer, ...states);
		const before = (await read(request)).body;
		await remove(customer);
		const { state, text } = await keptOf(request);
		expect(state).toBe(states.at(-1));
		for (const word of [customer.email, ...Object.values(OWN), "777999888", "aleč", request.hash])
			expect(text.toLowerCase(), word).not.toContain(word.toLowerCase());
		expect((await read(request)).status).toBe(404);
		// What the shop counts stays: for what, when and for how much.
		const kept = { ...before.details };
		for (const field of ["place", "motif", "colours", "title", "about"]) if (field in kept) kept[field] = "";
		const { rows } = await testShop.shop.db.execute(sql`
			select details, price_minor, request_key, number from service_requests where id = ${request.id}`);
		expect(rows).toEqual([
			{ details: kept, price_minor: before.price_with_tax, request_key: null, number: request.number },
		]);
	});

	test.each<[Kind, RequestState[]]>([
		["decoration", []],
		["inflation", ["confirmed", "ready"]],
		["rental", ["confirmed", "ready", "out"]],
	])("a request for a %s still under way, %j, is unchanged, and its link still opens it", async (kind, states) => {
		const customer = await anAccount(testShop);
		const request = await aRequest(kind, customer, ...states);
		const before = (await read(request)).body;
		await remove(customer);
		expect(await read(request)).toMatchObject({ status: 200, body: before });
	});

	test("requests of others stay, and so do guests' requests with the e-mail that never came to the account", async () => {
		const customer = await anAccount(testShop);
		const foreign = await aRequest("event", await anAccount(testShop), "declined");
		const guests = await aRequest("event", { email: customer.email }, "declined");
		await remove(customer);
		for (const request of [foreign, guests]) expect((await keptOf(request)).text).toContain(OWN.lastname);
	});

	test("requests of two deleted accounts do not collide", async () => {
		for (const customer of [await anAccount(testShop), await anAccount(testShop)]) {
			const requests = [await aRequest("event", customer, "declined"), await aRequest("event", customer, "declined")];
			await remove(customer);
			for (const request of requests) expect((await keptOf(request)).text).not.toContain(OWN.lastname);
		}
	});

	test("a request that is finished while the account is being deleted loses everything personal too", async () => {
		const customer = await anAccount(testShop);
		const request = await aRequest("event", customer);
		const { shop } = testShop;
		let removing: Promise<void> | undefined;
		await transaction(shop.db, async (tx) => {
			await moveRequest(shop, tx, { id: request.id, to: "declined", actor: "command" });
			removing = remove(customer);
			await expect
				.poll(async () => {
					const { rows } = await shop.db.execute<{ waits: boolean }>(sql`
						select exists (select from pg_stat_activity
							where datname = current_database() and wait_event_type = 'Lock' and query like '%service_requests%') as waits`);
					return rows[0]?.waits;
				})
				.toBe(true);
		});
		await removing;
		expect((await keptOf(request)).text).not.toContain(OWN.lastname);
	});
});
