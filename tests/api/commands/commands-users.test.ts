import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { expectRefused, rowsOf, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

const users = (...typed: string[]) => shop("users", ...typed);
const JANA = "zakaznice@konfety.example";
const NOBODY = "There is no customer x@y.cz. Find one by `npm run shop -- users list --email <part>`.";
const usage = (command: string) => `Usage: npm run shop -- users ${command}`;

describe("users list", () => {
	const USAGE = usage("list [--email <part>] [--group <number>] [--limit <number>] [--json]");

	test("shows customers with their group and orders, filtered by e-mail or group", async () => {
		const { out } = await users("list", "--email", "ZAKAZ");
		expect(out).toHaveLength(2);
		expect(out[0]).toMatch(/^E-mail +Name +Group +E-mail confirmed +Since +Orders$/);
		expect(out[1]).toMatch(
			/^zakaznice@konfety\.example +Jana Nováková +1 Zákazníci +yes +\d{4}-\d\d-\d\d \d\d:\d\d +0$/,
		);
		const influencers = JSON.parse((await users("list", "--group", "2", "--json")).out.join("\n"));
		expect(influencers).toMatchObject([
			{ email: "influencer@konfety.example", group: { id: 2, name: "Influenceři" }, is_confirmed: true, orders: 0 },
		]);
		expect((await users("list", "--limit", "1", "--json")).out.join("").match(/"email"/g)).toHaveLength(1);
		expect((await users("list", "--email", "_%_")).out).toEqual(["There are no such customers."]);
	});

	test.each([
		["0%_O", ["50%_off@zbytky.example"]],
		["%", ["50%_off@zbytky.example"]],
		["off@ZBYTKY", ["50xyoff@zbytky.example", "50%_off@zbytky.example"]],
		["o\\'b", ["O\\'Brien@zbytky.example"]],
		["\\", ["O\\'Brien@zbytky.example"]],
	])("takes a part of an e-mail by the letter, in any case: %s", async (part, found) => {
		await testShop.shop.db.execute(sql`
			insert into users (email, password_hash, group_id)
			select email, '', 1 from unnest(${sql.param(["50%_off@zbytky.example", "50xyoff@zbytky.example", "O\\'Brien@zbytky.example"])}::text[]) email
			on conflict do nothing`);
		const listed = JSON.parse((await users("list", "--email", part, "--json")).out.join("\n"));
		expect(listed.map(({ email }: { email: string }) => email)).toEqual(found);
	});

	test.each([
		[["--limit", "0"], '--limit takes a whole number from 1 to 10000, not "0".'],
		[["--group", "x"], '--group takes the number of a group, not "x".'],
	])("does not understand %j", async (typed, sentence) => {
		await expectRefused(["users", "list", ...typed], 2, [sentence, USAGE]);
	});
});

describe("users show", () => {
	test("shows the customer's data, and nothing of the password", async () => {
		const token = await testShop.tokenOf("customer");
		const { code, out } = await users("show", JANA.toUpperCase());
		expect(code).toBe(0);
		expect(out).toEqual([
			`E-mail     ${JANA}, confirmed`,
			"Name       Jana Nováková",
			"Phone      +420 777 123 456",
			"Group      1 Zákazníci",
			"Address    Lidická 12, 60200 Brno, CZ",
			"Language   cs",
			expect.stringMatching(/^Since {6}\d{4}-\d\d-\d\d \d\d:\d\d$/),
			"Orders     0",
			"Addresses  0",
			"Signed in  in 1 browser",
		]);
		const json = (await users("show", JANA, "--json")).out.join("\n");
		expect(JSON.parse(json)).toMatchObject({ email: JANA, sessions: 1, group: { id: 1, discount: 0 }, vouchers: [] });
		expect(json).not.toMatch(/password|argon/);
		await testShop.call("GET", "/auth/logout", { token });
	});

	test("refuses an unknown e-mail", async () => {
		await expectRefused(["users", "show", "x@y.cz"], 1, [NOBODY]);
		await expectRefused(["users", "show"], 2, ["The e-mail is missing.", usage("show <e-mail> [--json]")]);
	});
});

describe("users group", () => {
	test("makes a customer an influencer from the next request on, and back", async () => {
		const token = await testShop.tokenOf("customer");
		const status = async () => (await testShop.call("GET", "/account/influencer", { token })).status;
		expect((await users("group", JANA, "2", "--dry-run")).out).toEqual([
			`${JANA}: group 1 (Zákazníci) → 2 (Influenceři) (dry run, nothing written)`,
		]);
		expect(await status()).toBe(404);
		expect((await users("group", JANA.toUpperCase(), "2")).out).toEqual([
			`${JANA}: group 1 (Zákazníci) → 2 (Influenceři)`,
		]);
		expect(await status()).toBe(200);
		expect((await users("group", JANA, "2")).out).toEqual([
			`${JANA} is in group 2 (Influenceři) already; nothing was changed.`,
		]);
		await users("group", JANA, "1");
		expect(await status()).toBe(404);
	});

	test("refuses an unknown customer and an unknown group", async () => {
		const groups = await rowsOf<{ names: string }>(
			sql`select string_agg(id || ' (' || name || ')', ', ' order by id) as names from groups`,
		);
		await expectRefused(["users", "group", "x@y.cz", "2"], 1, [NOBODY]);
		await expectRefused(["users", "group", JANA, "99"], 1, [`There is no group 99. There are ${groups[0]?.names}.`]);
		await expectRefused(["users", "group", JANA, "two"], 2, [
			'"two" is no number of a group.',
			usage("group <e-mail> <group number> [--dry-run]"),
		]);
	});
});

describe("users reset-link", () => {
	const linkOf = async () => {
		const { code, out } = await users("reset-link", JANA);
		expect(code).toBe(0);
		const [link] = await rowsOf<{ until: string }>(sql`
			select to_char(expires_at at time zone 'Europe/Prague', 'YYYY-MM-DD HH24:MI') as until
			from account_links where used_at is null`);
		expect(out[0]).toBe(`New password of ${JANA}, until ${link?.until}:`);
		const [, secret = ""] = /^https:\/\/konfety\.test\/zmena-hesla\/([\w-]{43})$/.exec(out[1] ?? "") ?? [];
		return secret;
	};
	const reset = (secret: string, password: string) =>
		testShop.call("POST", `/auth/password-reset/${secret}`, { body: { password } });

	test("prints a link that works once and ends older ones; only its hash is kept", async () => {
		const [older, newer] = [await linkOf(), await linkOf()];
		expect(JSON.stringify(await rowsOf(sql`select * from account_links`))).not.toContain(newer);
		expect((await reset(older, "Nove-heslo-1")).status).toBe(404);
		expect((await reset(newer, "Nove-heslo-1")).status).toBe(200);
		expect((await reset(newer, "Nove-heslo-2")).status).toBe(404);
		const login = (password: string) => testShop.call("POST", "/auth/login", { body: { email: JANA, password } });
		expect((await login("Nove-heslo-1")).status).toBe(200);
		expect((await login("KonfetyDemo1")).status).toBe(401);
		// The other tests sign in as before.
		expect((await reset(await linkOf(), "KonfetyDemo1")).status).toBe(200);
	});

	test("refuses an unknown e-mail", async () => {
		await expectRefused(["users", "reset-link", "x@y.cz"], 1, [NOBODY]);
		await expectRefused(["users", "reset-link"], 2, ["The e-mail is missing.", usage("reset-link <e-mail>")]);
	});
});

describe("users end-sessions", () => {
	test("signs one customer out of every browser, and nobody else", async () => {
		const [first, second, other] = [
			await testShop.tokenOf("customer"),
			await testShop.tokenOf("customer"),
			await testShop.tokenOf("influencer"),
		];
		expect((await users("end-sessions", JANA)).out[0]).toMatch(`${JANA} was signed out of `);
		const statuses = await Promise.all(
			[first, second, other].map(async (token) => (await testShop.call("GET", "/me", { token })).status),
		);
		expect(statuses).toEqual([401, 401, 200]);
		expect((await users("end-sessions", JANA)).out).toEqual([`${JANA} is signed in nowhere.`]);
		await testShop.tokenOf("customer");
		expect((await users("end-sessions", JANA)).out).toEqual([`${JANA} was signed out of 1 browser.`]);
	});

	test("refuses an unknown e-mail", async () => {
		await expectRefused(["users", "end-sessions", "x@y.cz"], 1, [NOBODY]);
		await expectRefused(["users", "end-sessions"], 2, ["The e-mail is missing.", usage("end-sessions <e-mail>")]);
	});
});

test.each(["list", "show", "group", "reset-link", "end-sessions"])("users %s explains itself", async (name) => {
	const { code, out } = await users(name, "--help");
	expect([code, out[0]]).toEqual([0, expect.stringContaining(`npm run shop -- users ${name} `)]);
});
