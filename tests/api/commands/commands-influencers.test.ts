import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { anOrderWith, INFLUENCER_EMAIL as TEREZA } from "#tests/support/people/influencers.ts";
import { expectRefused, rowsOf, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

const influencers = (...typed: string[]) => shop("influencers", ...typed);
const NOBODY = "There is no influencer x@y.cz: nobody with this e-mail is in group 2 or has vouchers.";
const usage = (command: string) => `Usage: npm run shop -- influencers ${command}`;
const report = async (...typed: string[]) =>
	JSON.parse((await influencers("report", "--json", ...typed)).out.join("\n"));

/** An order that brings 7,60 Kč, placed so many days ago. */
async function anEarningOrder(daysAgo: number) {
	const order = await anOrderWith(testShop, ["TEREZA5"]);
	await testShop.shop.db.execute(
		sql`update orders set created_at = created_at - make_interval(days => ${daysAgo}) where id = ${order.id}`,
	);
}

afterEach(async () => {
	for (const table of ["commission_payouts", "voucher_redemptions"])
		await testShop.shop.db.execute(sql.raw(`delete from ${table}`));
	await testShop.shop.db.execute(sql`delete from commission_terms where user_id is not null`);
	await testShop.shop.db.execute(sql`update commission_terms set percent = 8, payable_after_days = 30`);
});

describe("influencers report", () => {
	const USAGE = usage("report [--email <e-mail>] [--from <time>] [--to <time>] [--json]");

	test("shows what each influencer earned, was paid, and is to be paid", async () => {
		await anEarningOrder(31);
		await anEarningOrder(2);
		await influencers("pay", TEREZA, "--amount", "5");
		expect((await influencers("report")).out).toEqual([
			"Influencer                  Orders      Goods    Earned     Paid    Unpaid  Payable",
			"influencer@konfety.example       2  190,00 Kč  15,20 Kč  5,00 Kč  10,20 Kč  2,60 Kč",
		]);
		expect((await influencers("report", "--email", TEREZA.toUpperCase())).out.slice(2)).toEqual([
			"",
			"Voucher  Commission  Orders      Goods    Earned",
			"TEREZA5         8 %       2  190,00 Kč  15,20 Kč",
		]);
		expect(await report()).toEqual([
			{
				email: TEREZA,
				used_count: 2,
				turnover: 19_000,
				margin: 1_520,
				paid: 500,
				unpaid: 1_020,
				payable: 260,
				vouchers: [{ code: "TEREZA5", used_count: 2, turnover: 19_000, margin: 1_520, commission_percent: 8 }],
			},
		]);
	});

	test("counts the orders of the period alone, but shows what is unpaid today", async () => {
		await anEarningOrder(31);
		await anEarningOrder(2);
		const day = (daysAgo: number) =>
			new Date(testShop.shop.now().getTime() - daysAgo * 86_400_000).toLocaleDateString("sv-SE", {
				timeZone: "Europe/Prague",
			});
		const [row] = await report("--from", day(5), "--to", day(2));
		expect(row).toMatchObject({ used_count: 1, margin: 760, unpaid: 1_520, payable: 760 });
		expect(row.vouchers[0]).toMatchObject({ used_count: 1, margin: 760 });
		expect((await report("--to", day(32)))[0]).toMatchObject({ used_count: 0, margin: 0, unpaid: 1_520 });
	});

	test("refuses an unknown e-mail and a period that ends before it begins", async () => {
		await expectRefused(["influencers", "report", "--email", "x@y.cz"], 1, [NOBODY]);
		await expectRefused(["influencers", "report", "--from", "2026-02-02", "--to", "2026-02-01"], 2, [
			"--to must be later than --from.",
			USAGE,
		]);
		await expectRefused(["influencers", "report", "--from", "soon"], 2, [
			'--from is a day such as 2026-12-24, or a time such as "2026-12-24 18:00", not "soon".',
			USAGE,
		]);
	});
});

describe("influencers pay", () => {
	const USAGE = usage("pay <e-mail> [--amount <crowns>] [--note <text>] [--by <name>] [--dry-run]");
	const payouts = () => rowsOf(sql`select user_id, amount_minor, by, note from commission_payouts order by id`);

	test("pays the commission that is old enough, once, and records who paid it and why", async () => {
		await anEarningOrder(31);
		await anEarningOrder(2);
		const typed = ["pay", TEREZA.toUpperCase(), "--note", "faktura  2026014", "--by", "anna"];
		expect((await influencers(...typed, "--dry-run")).out).toEqual([
			`Paid to ${TEREZA}: 7,60 Kč; unpaid is 7,60 Kč now. (dry run, nothing written)`,
		]);
		expect(await payouts()).toEqual([]);
		expect((await influencers(...typed)).out).toEqual([`Paid to ${TEREZA}: 7,60 Kč; unpaid is 7,60 Kč now.`]);
		expect(await payouts()).toEqual([{ user_id: 2, amount_minor: "760", by: "anna", note: "faktura 2026014" }]);
		await expectRefused(["influencers", ...typed], 1, [`Nothing is payable to ${typed[1]} today; unpaid is 7,60 Kč.`]);
	});

	test("pays a given amount for newer orders too, but never more than is unpaid", async () => {
		await anEarningOrder(2);
		await expectRefused(["influencers", "pay", TEREZA, "--amount", "7,61"], 1, [
			`Unpaid to ${TEREZA} is 7,60 Kč, which is less; nothing was written.`,
		]);
		expect((await influencers("pay", TEREZA, "--amount", "7,60")).out).toEqual([
			`Paid to ${TEREZA}: 7,60 Kč; unpaid is 0,00 Kč now.`,
		]);
		await expectRefused(["influencers", "pay", TEREZA, "--amount", "0.01"], 1, [
			`Unpaid to ${TEREZA} is 0,00 Kč, which is less; nothing was written.`,
		]);
	});

	test.each([
		[["x@y.cz"], 1, [NOBODY]],
		[["zakaznice@konfety.example"], 1, [NOBODY.replace("x@y.cz", "zakaznice@konfety.example")]],
		[[TEREZA], 1, [`Nothing is payable to ${TEREZA} today; unpaid is 0,00 Kč.`]],
		[[TEREZA, "--amount", "0"], 2, ["The amount must be more than nothing.", USAGE]],
		[[], 2, ["The e-mail is missing.", USAGE]],
	])("refuses %j", async (typed, code, err) => {
		await expectRefused(["influencers", "pay", ...typed], code, err);
	});

	test("does not understand a negative amount", async () => {
		expect(await influencers("pay", TEREZA, "--amount=-5")).toMatchObject({ code: 2, out: [] });
	});
});

describe("influencers terms", () => {
	const USAGE = usage("terms <e-mail|default> [--percent <percent>] [--days <number>] [--dry-run]");
	const say = async (...typed: string[]) => (await influencers("terms", ...typed)).out;

	test("shows the terms, changes everybody's or one influencer's, and says what they were before", async () => {
		const usual = "8 %, payable after 30 days";
		expect(await say("default")).toEqual([`Terms of default: ${usual}`]);
		expect(await say(TEREZA)).toEqual([`Terms of ${TEREZA}: ${usual} (those of default)`]);
		expect(await say(TEREZA, "--percent", "12,5", "--dry-run")).toEqual([
			`Terms of ${TEREZA}: ${usual} (those of default) → 12,5 %, payable after 30 days (dry run, nothing written)`,
		]);
		expect(await say(TEREZA)).toEqual([`Terms of ${TEREZA}: ${usual} (those of default)`]);
		await say(TEREZA, "--percent", "12,5");
		expect(await say(TEREZA, "--days", "1")).toEqual([
			`Terms of ${TEREZA}: 12,5 %, payable after 30 days → 12,5 %, payable after 1 day`,
		]);
		expect(await say(TEREZA, "--days", "1")).toEqual([`Terms of ${TEREZA} are 12,5 %, payable after 1 day already.`]);
		expect(await say("default", "--percent", "6", "--days", "45")).toEqual([
			`Terms of default: ${usual} → 6 %, payable after 45 days`,
		]);
		expect(await say(TEREZA)).toEqual([`Terms of ${TEREZA}: 12,5 %, payable after 1 day`]);
		expect(
			await rowsOf(sql`select user_id, percent, payable_after_days as days from commission_terms order by 1`),
		).toEqual([
			{ user_id: 2, percent: "12.50", days: 1 },
			{ user_id: null, percent: "6.00", days: 45 },
		]);
	});

	test("a new number of days counts for older orders too, a new percent does not", async () => {
		await anEarningOrder(2);
		await say(TEREZA, "--days", "2", "--percent", "50");
		expect((await report())[0]).toMatchObject({ margin: 760, payable: 760 });
	});

	test.each([
		[["x@y.cz"], 1, [NOBODY]],
		[
			["default", "--percent", "101"],
			2,
			['--percent takes a percentage from 0 to 100, with 2 decimals at most, not "101".', USAGE],
		],
		[
			["default", "--percent", "1.555"],
			2,
			['--percent takes a percentage from 0 to 100, with 2 decimals at most, not "1.555".', USAGE],
		],
		[["default", "--days", "1.5"], 2, ['--days takes a whole number from 0 to 3650, not "1.5".', USAGE]],
		[[], 2, ['The e-mail or "default" is missing.', USAGE]],
	])("refuses %j", async (typed, code, err) => {
		await expectRefused(["influencers", "terms", ...typed], code, err);
	});
});

test.each(["report", "pay", "terms"])("influencers %s explains itself", async (name) => {
	const { code, out } = await influencers(name, "--help");
	expect([code, out[0]]).toEqual([0, expect.stringContaining(`npm run shop -- influencers ${name} `)]);
});
