import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addVoucher, aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import { dump, expectRefused, rowsOf, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";

withCommandShop();

const create = (...typed: string[]) => shop("vouchers", "create", ...typed);
const PERCENT = ["--type", "percent", "--value", "15"];
const MADE_UP = /^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/;

const rowOf = async (code: string) =>
	(
		await rowsOf(sql`
			select type, value, service_type, active_from, active_to, quantity, used, quantity_per_user, minimal_price, group_id,
				requires_email, owner_id, commission_percent from vouchers where code = ${code}`)
	)[0];

const PLAIN = {
	service_type: "eshop",
	active_from: null,
	active_to: null,
	quantity: null,
	used: 0,
	quantity_per_user: null,
	minimal_price: null,
	group_id: null,
	requires_email: false,
	owner_id: null,
	commission_percent: null,
};

describe("vouchers create", () => {
	test("makes a voucher that shoppers can use at once", async () => {
		expect(await create(...PERCENT, "--code", "leto 15")).toEqual({
			code: 0,
			out: ["Voucher LETO15: 15 % off"],
			err: [],
		});
		expect(await rowOf("LETO15")).toEqual({ ...PLAIN, type: "percent", value: "15.0000" });
		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop, { priceMinor: 10_000 }) }]);
		expect((await addVoucher(testShop, cart.id, "leto15")).totals.discount_with_tax).toBe(1_500);
	});

	test("takes every condition of a voucher", async () => {
		const conditions = [
			...["--from", "2026-12-01", "--to", "2026-12-24 18:00", "--quantity", "100", "--per-user", "2"],
			...["--minimal-price", "599,90", "--group", "3", "--needs-email", "--service", "rental"],
			...["--owner", "Influencer@Konfety.example", "--commission", "7,5"],
		];
		const { out } = await create("--type", "order", "--value", "99.50", "--code", "VSE-1", ...conditions);
		expect(out).toEqual([
			"Voucher VSE-1: 99,50 Kč off, not to be removed, for the service rental, from 2026-12-01 00:00, until 2026-12-24 18:00, for 100 orders, 2 per user, with goods for 599,90 Kč at least, for group 3 (Školy a školky), with an e-mail, by Influencer@Konfety.example, commission 7,5 %",
		]);
		expect(await rowOf("VSE-1")).toEqual({
			type: "order",
			value: "99.5000",
			service_type: "rental",
			active_from: "2026-11-30 23:00:00+00",
			active_to: "2026-12-24 17:00:00+00",
			quantity: 100,
			used: 0,
			quantity_per_user: 2,
			minimal_price: "599.9000",
			group_id: 3,
			requires_email: true,
			owner_id: 2,
			commission_percent: "7.50",
		});
	});

	test("makes a code up when none is given", async () => {
		const { code, out } = await create("--type", "amount", "--value", "200");
		const [, made = ""] = /^Voucher (.*): 200,00 Kč off$/.exec(out[0] ?? "") ?? [];
		expect({ code, lines: out.length }).toEqual({ code: 0, lines: 1 });
		expect(made).toMatch(MADE_UP);
		expect(await rowOf(made)).toMatchObject({ type: "amount", value: "200.0000", quantity: null });
	});

	test("makes many vouchers for one order each, and prints one code a line", async () => {
		const { out } = await create("--type", "amount", "--value", "200", "--count", "250", "--to", "2026-12-24");
		const [facts, ...codes] = out;
		expect(facts).toBe("250 vouchers: 200,00 Kč off, until 2026-12-25 00:00, for 1 order");
		expect(new Set(codes).size).toBe(250);
		for (const code of codes) expect(code).toMatch(MADE_UP);
		const list = codes.map((code) => `'${code}'`).join();
		expect(await countRows(testShop, "vouchers", `code in (${list}) and quantity = 1 and used = 0`)).toBe(250);
	});

	test("makes as many as were asked for, also when some of the generated codes are taken", async () => {
		// A trigger for which every code that begins with a digit, a quarter of all, is taken.
		await testShop.shop.db.execute(
			sql.raw(`
			create function taken() returns trigger language plpgsql as
				$$ begin if new.code ~ '^[0-9]' then return null; end if; return new; end $$;
			create trigger taken before insert on vouchers for each row execute function taken()`),
		);
		const before = await countRows(testShop, "vouchers");
		const { out } = await create("--type", "amount", "--value", "200", "--count", "250");
		await testShop.shop.db.execute(sql`drop function taken cascade`);
		const [, ...codes] = out;
		expect(new Set(codes).size).toBe(250);
		expect(await countRows(testShop, "vouchers")).toBe(before + 250);
	});

	test("a dry run says what would be made and writes nothing", async () => {
		const before = await dump();
		expect((await create(...PERCENT, "--code", "SUCHY", "--dry-run")).out).toEqual([
			"Voucher SUCHY: 15 % off (dry run, nothing written)",
		]);
		expect((await create(...PERCENT, "--dry-run")).out).toEqual([
			"Voucher with a made-up code: 15 % off (dry run, nothing written)",
		]);
		expect((await create(...PERCENT, "--count", "3", "--dry-run")).out).toEqual([
			"3 vouchers: 15 % off, for 1 order (dry run, nothing written)",
		]);
		expect(await dump()).toEqual(before);
	});

	test.each([
		[["--code", "konfety10"], "There is a voucher KONFETY10 already; nothing was made."],
		[["--code", "konfety10", "--dry-run"], "There is a voucher KONFETY10 already; nothing was made."],
		[["--group", "9"], "There is no group 9; nothing was made."],
		[["--owner", "nikdo@example.cz"], "There is no customer nikdo@example.cz; nothing was made."],
	])("%j is refused", async (more, sentence) => {
		await expectRefused(["vouchers", "create", ...PERCENT, ...more], 1, [sentence]);
	});

	test.each<[string[], string]>([
		[[], "The option --type is missing: amount, percent, order."],
		[["--type", "percents", "--value", "1"], 'There is no voucher type "percents". Did you mean percent?'],
		[["--type", "percent"], "The option --value is missing."],
		[
			["--type", "percent", "--value", "0"],
			'The value is a percentage above 0 and up to 100, with 2 decimals at most, not "0".',
		],
		[
			["--type", "percent", "--value", "100.01"],
			'The value is a percentage above 0 and up to 100, with 2 decimals at most, not "100.01".',
		],
		[
			["--type", "percent", "--value", "1.005"],
			'The value is a percentage above 0 and up to 100, with 2 decimals at most, not "1.005".',
		],
		[["--type", "amount", "--value", "x"], 'The value is not a number: "x". Write 49, 49,90 or 49.90.'],
		[["--type", "amount", "--value", "0"], "The value must be more than nothing."],
		[[...PERCENT, "--minimal-price", "0"], "The minimal price must be more than nothing."],
		[[...PERCENT, "--code", "A_B"], 'A code is up to 40 letters, digits and hyphens, not "A_B".'],
		[[...PERCENT, "--code", "A", "--count", "2"], "Many vouchers make up their codes: leave --code out."],
		[[...PERCENT, "--quantity", "5", "--count", "2"], "Each of many vouchers may be used once: leave --quantity out."],
		[[...PERCENT, "--count", "0"], '--count takes a whole number from 1 to 10000, not "0".'],
		[[...PERCENT, "--quantity", "1.5"], '--quantity takes a whole number from 1 to 1000000, not "1.5".'],
		[[...PERCENT, "--per-user", "a"], '--per-user takes a whole number from 1 to 1000000, not "a".'],
		[
			[...PERCENT, "--from", "zítra"],
			'--from is a day such as 2026-12-24, or a time such as "2026-12-24 18:00", not "zítra".',
		],
		[[...PERCENT, "--from", "2026-12-25", "--to", "2026-12-24"], "--to must be later than --from."],
		[[...PERCENT, "--commission", "8"], "A commission needs its influencer: say who by --owner."],
		[[...PERCENT, "--service", "E shop"], 'A service is a word of small letters such as eshop, not "E shop".'],
		[[...PERCENT, "LETO"], '"LETO" is one argument too many.'],
		[[...PERCENT, "--cod", "X"], "There is no option --cod. Did you mean --code?"],
	])("%j is not understood", async (typed, sentence) => {
		expect(await create(...typed)).toEqual({
			code: 2,
			out: [],
			err: [
				sentence,
				"Usage: npm run shop -- vouchers create --type <amount|percent|order> --value <number> [options]",
			],
		});
	});
});

describe("vouchers list", () => {
	test("shows each voucher, the newest first, with how often orders used it", async () => {
		await create("--type", "percent", "--value", "12,5", "--code", "SEZNAM-A", "--quantity", "2", "--per-user", "2");
		await create("--type", "amount", "--value", "50", "--code", "SEZNAM-B", "--from", "2099-01-01", "--group", "3");
		await create("--type", "order", "--value", "50", "--code", "SEZNAM-C", "--to", "2020-01-01", "--needs-email");
		await create("--type", "amount", "--value", "50", "--code", "SEZNAM-D", "--quantity", "1", "--minimal-price", "10");
		for (const code of ["SEZNAM-A", "SEZNAM-D"]) {
			const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
			await addVoucher(testShop, cart.id, code, { guestEmail: "jana@example.cz" });
			expect((await placeOrder(testShop, cart.id)).status).toBe(201);
		}
		const { code, out } = await shop("vouchers", "list", "--code", "seznam-");
		expect(code).toBe(0);
		expect(out.map((line) => line.split(/ {2,}/))).toEqual([
			["Code", "Type", "Takes off", "State", "Used", "Per user", "From", "Until", "Goods from", "For"],
			["SEZNAM-D", "amount", "50,00 Kč off", "used up", "1 of 1", "10,00 Kč"],
			["SEZNAM-C", "order", "50,00 Kč off", "ended", "0", "2020-01-02 00:00", "with an e-mail"],
			["SEZNAM-B", "amount", "50,00 Kč off", "coming", "0", "2099-01-01 00:00", "group 3 (Školy a školky)"],
			["SEZNAM-A", "percent", "12,5 % off", "active", "1 of 2", "2"],
		]);
		expect((await shop("vouchers", "list", "--code", "SEZNAM-", "--limit", "1")).out).toHaveLength(2);
	});

	test("shows the newest vouchers when no beginning of a code is given", async () => {
		for (const code of ["PRVNI", "DRUHY"]) await create(...PERCENT, "--code", code);
		const { out } = await shop("vouchers", "list", "--limit", "2");
		expect(out.map((line) => line.split(/ {2,}/)[0])).toEqual(["Code", "DRUHY", "PRVNI"]);
	});

	test("shows them also as JSON", async () => {
		await create(...PERCENT, "--code", "JSON-1", "--from", "2026-12-01", "--minimal-price", "599.90");
		const { out } = await shop("vouchers", "list", "--code", "JSON-1", "--json");
		expect(JSON.parse(out.join(""))).toEqual([
			{
				code: "JSON-1",
				type: "percent",
				value: 15,
				state: expect.stringMatching(/active|coming/),
				used: 0,
				quantity: null,
				quantity_per_user: null,
				active_from: "2026-11-30T23:00:00.000Z",
				active_to: null,
				minimal_price: 599.9,
				service_type: "eshop",
				group_id: null,
				requires_email: false,
				owner: null,
				commission_percent: null,
			},
		]);
		expect((await shop("vouchers", "list", "--code", "%")).out).toEqual(["No code begins %."]);
	});

	test.each([
		[["--limit", "0"], '--limit takes a whole number from 1 to 10000, not "0".'],
		[["x"], '"x" is one argument too many.'],
	])("%j is not understood", async (typed, sentence) => {
		expect(await shop("vouchers", "list", ...typed)).toEqual({
			code: 2,
			out: [],
			err: [sentence, "Usage: npm run shop -- vouchers list [--code <beginning>] [--limit <number>] [--json]"],
		});
	});

	test("both commands stand in the overview, and each has its help", async () => {
		const overview = (await shop("help")).out.join("\n");
		for (const name of ["vouchers list", "vouchers create"]) {
			expect(overview).toContain(`  ${name} `);
			const { code, out } = await shop(...name.split(" "), "--help");
			expect(code).toBe(0);
			expect(out[0]).toContain(`npm run shop -- ${name} `);
		}
	});
});
