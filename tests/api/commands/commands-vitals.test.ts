import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays, pragueDay } from "#lib/domain/time/calendar-day.ts";
import { dump, expectRefused, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

const USAGE = "Usage: npm run shop -- vitals [--days <number>] [--device phone|computer] [--json | --csv]";

/** Lines of the table, cells parted by one bar. */
async function told(...options: string[]): Promise<string[]> {
	const { code, out } = await shop("vitals", ...options);
	expect(code).toBe(0);
	return out.map((line) => line.split(/ {2,}/).join("|"));
}

describe("vitals", () => {
	const today = pragueDay(new Date());

	test("says plainly that nothing was measured, and why that may be", async () => {
		expect(await told()).toEqual([
			"Nothing was measured in these days.",
			"Only visitors who agreed to analytical cookies are measured, and a page is counted when they leave it.",
		]);
	});

	describe("of loads", () => {
		beforeAll(async () => {
			const tell = (kind: string, device: string, values: object) =>
				testShop.call("POST", "/vitals", { body: { kind, device, values } });
			for (const LCP of [2000, 2000, 3000, 5000]) await tell("product", "phone", { LCP, CLS: 0.3 });
			await tell("home", "computer", { TTFB: 90 });
			await tell("home", "phone", { TTFB: 190 });
			await testShop.shop.db.execute(sql`
				insert into vital_counts values
					(${addDays(today, -27)}, 'home', 'computer', 'TTFB', 90, 2),
					(${addDays(today, -28)}, 'home', 'computer', 'TTFB', 90, 4),
					(${addDays(today, -399)}, 'home', 'computer', 'TTFB', 2000, 8)`);
		});

		test("are told by kind of page and vital: the value of 75 of 100, its rating, the share of good, and how many", async () => {
			const before = await dump();
			expect(await told()).toEqual([
				"Page|Vital|P75|Rating|Good|Loads",
				"home|TTFB|90|good|100 %|4",
				"product|LCP|3000|needs improvement|50 %|4",
				"product|CLS|0.294|poor|0 %|4",
			]);
			expect(await dump()).toEqual(before);
		});

		test.each([
			[["--device", "phone"], "home TTFB 1"],
			[["--device", "computer"], "home TTFB 3"],
			[["--days", "1"], "home TTFB 2"],
			[["--days", "28"], "home TTFB 4"],
			[["--days", "29"], "home TTFB 8"],
			[["--days", "400"], "home TTFB 16"],
		])("of %j are those of the device and the days", async (options, first) => {
			const { out } = await shop("vitals", "--json", ...options);
			const [row] = JSON.parse(out.join("\n")).rows;
			expect(`${row.page} ${row.vital} ${row.loads}`).toBe(first);
		});

		test("are told as JSON and as CSV", async () => {
			const { out } = await shop("vitals", "--json", "--device", "phone");
			const report = JSON.parse(out.join("\n"));
			expect(report).toMatchObject({ from: addDays(today, -27), to: today });
			expect(report.rows.at(-1)).toEqual({
				...{ page: "product", vital: "CLS", p75: 0.294, rating: "poor", good_percent: 0, loads: 4 },
			});
			const { out: csv } = await shop("vitals", "--csv", "--device", "phone");
			expect(csv.join("\n").split("\r\n")).toEqual([
				"\ufeffpage;vital;p75;rating;good_percent;loads",
				"home;TTFB;188;good;100;1",
				"product;LCP;3000;needs improvement;50;4",
				"product;CLS;0,294;poor;0;4",
			]);
		});
	});

	test.each([
		[["--days", "0"], '--days takes a whole number from 1 to 400, not "0".'],
		[["--days", "401"], '--days takes a whole number from 1 to 400, not "401".'],
		[["--days", "many"], '--days takes a whole number from 1 to 400, not "many".'],
		[["--device", "tablet"], '--device takes phone or computer, not "tablet".'],
		[["--json", "--csv"], "Give --json or --csv, not both."],
		[["--day", "7"], "There is no option --day. Did you mean --days?"],
		[["home"], '"home" is one argument too many.'],
	])("%j is not understood", async (typed, sentence) => {
		await expectRefused(["vitals", ...typed], 2, [sentence, USAGE]);
	});
});
