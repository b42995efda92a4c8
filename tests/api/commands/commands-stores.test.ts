import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { addDays, pragueDay, weekdayOf } from "#lib/domain/time/calendar-day.ts";
import { holidayOf } from "#lib/domain/time/holidays.ts";
import { dump, expectRefused, shop, tagsDuring, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";

withCommandShop();

// Commands have the real clock. This is a Tuesday within the next two weeks that is no holiday.
const today = pragueDay(new Date());
let tuesday = addDays(today, 2);
while (weekdayOf(tuesday) !== 2 || holidayOf(tuesday)) tuesday = addDays(tuesday, 1);
const NEXT_CHRISTMAS = `${Number(today.slice(0, 4)) + 1}-12-25`;
const NEXT_EVE = `${Number(today.slice(0, 4)) + 1}-12-24`;

const brno = async (locale = "cs"): Promise<StoreCard> => {
	const { body } = await testShop.call("GET", `/stores/${locale}`);
	return body.find(({ slug }: StoreCard) => slug === "brno");
};
const dayOf = async (day: string, locale = "cs") => (await brno(locale)).special_days.find((one) => one.day === day);
const brnoIs = (text: string) => ({ code: 0, out: [`Konfety Brno – Josefská, ${text}`], err: [] });

beforeEach(() => testShop.shop.db.execute(sql`delete from branch_exceptions`));

describe("stores close", () => {
	test("closes a branch on one day, with its note in both languages, and announces it", async () => {
		const typed = ["--day", tuesday, "--note-cs", "Inventura", "--note-en", "Stocktaking"];
		const tags = await tagsDuring(async () => {
			expect(await shop("stores", "close", "brno", ...typed)).toEqual(brnoIs(`${tuesday}: 09:00-18:00 → closed`));
		});
		expect(tags).toEqual(["settings"]);
		expect(await dayOf(tuesday)).toEqual({ day: tuesday, hours: null, holiday: null, note: "Inventura" });
		expect((await dayOf(tuesday, "en"))?.note).toBe("Stocktaking");
	});

	test("takes the branch's id too; a repeat changes and announces nothing", async () => {
		const { id } = await brno();
		await shop("stores", "close", `${id}`, "--day", tuesday);
		const before = await dump();
		const tags = await tagsDuring(async () => {
			const said = await shop("stores", "close", "brno", "--day", tuesday);
			expect(said).toEqual(brnoIs(`${tuesday}: closed already; nothing was changed.`));
		});
		expect(tags).toEqual([]);
		expect(await dump()).toEqual(before);
	});

	test("a new note counts as a change", async () => {
		await shop("stores", "close", "brno", "--day", tuesday);
		await shop("stores", "close", "brno", "--day", tuesday, "--note-cs", " Stěhujeme se ");
		expect((await dayOf(tuesday))?.note).toBe("Stěhujeme se");
	});

	test("may close today, but not yesterday", async () => {
		expect((await shop("stores", "close", "brno", "--day", today)).code).toBe(0);
		const yesterday = addDays(today, -1);
		await expectRefused(["stores", "close", "brno", "--day", yesterday], 1, [
			`${yesterday} is over; nothing was changed.`,
		]);
	});

	test("a dry run writes nothing", async () => {
		const before = await dump();
		const said = await shop("stores", "close", "brno", "--day", tuesday, "--dry-run");
		expect(said).toEqual(brnoIs(`${tuesday}: 09:00-18:00 → closed (dry run, nothing written)`));
		expect(await dump()).toEqual(before);
	});

	test("refuses an unknown branch with the nearest name", async () => {
		const { code, err } = await shop("stores", "close", "brnno", "--day", tuesday);
		expect(code).toBe(1);
		expect(err[0]).toMatch(/^There is no branch "brnno"\. Did you mean brno\? Branches: brno, ceske-budejovice, /);
	});
});

describe("stores open", () => {
	test("opens a branch at other hours, and at its usual hours again", async () => {
		const note = ["--note-cs", "Stříbrná neděle"];
		const hours = ["--day", tuesday, "--hours", "08:00-20:30"];
		expect(await shop("stores", "open", "brno", ...hours, ...note)).toEqual(
			brnoIs(`${tuesday}: 09:00-18:00 → 08:00-20:30`),
		);
		expect(await dayOf(tuesday)).toMatchObject({ hours: ["08:00", "20:30"], note: "Stříbrná neděle" });
		const tags = await tagsDuring(async () => {
			const said = await shop("stores", "open", "brno", "--day", tuesday, "--usual");
			expect(said).toEqual(brnoIs(`${tuesday}: 08:00-20:30 → 09:00-18:00`));
		});
		expect(tags).toEqual(["settings"]);
		expect(await dayOf(tuesday)).toBeUndefined();
		expect((await shop("stores", "open", "brno", "--day", tuesday, "--usual")).out).toEqual([
			`Konfety Brno – Josefská, ${tuesday}: 09:00-18:00 already; nothing was changed.`,
		]);
	});

	test("cannot open a shop above 200 m² on Christmas Day, or after noon on its eve, as the law says", async () => {
		const law = (day: string, may: string) => [
			`brno is larger than 200 m²: on ${day} ${may} (Act 223/2016); nothing was changed.`,
		];
		const open = (day: string, hours: string) => ["stores", "open", "brno", "--day", day, "--hours", hours];
		await expectRefused(open(NEXT_CHRISTMAS, "10:00-12:00"), 1, law(NEXT_CHRISTMAS, "it must be closed"));
		await expectRefused(open(NEXT_EVE, "08:00-13:00"), 1, law(NEXT_EVE, "it may be open 08:00-12:00 at most"));
		expect((await shop(...open(NEXT_EVE, "08:00-11:30"))).code).toBe(0);
		expect((await shop("stores", "open", "zlin", "--day", NEXT_CHRISTMAS, "--hours", "10:00-12:00")).code).toBe(0);
	});
});

describe("what is not understood", () => {
	const DAY = ["--day", tuesday];
	test.each([
		["close", [], "The branch is missing."],
		["close", ["brno"], "The option --day is missing."],
		["close", ["brno", "--day", "2027-02-30"], '--day is a day such as 2026-12-24, not "2027-02-30".'],
		["close", ["brno", "--day", "9.12.2026"], '--day is a day such as 2026-12-24, not "9.12.2026".'],
		["close", ["brno", "--day", "2026-12-24 18:00"], '--day is a day such as 2026-12-24, not "2026-12-24 18:00".'],
		["close", ["brno", ...DAY, "--hours", "9-12"], "There is no option --hours. Did you mean --day?"],
		["close", ["brno", ...DAY, "--note-cs", "x".repeat(121)], "A note has at most 120 characters, not 121."],
		["open", ["brno", ...DAY], "The option --hours is missing, or --usual."],
		["open", ["brno", ...DAY, "--usual", "--hours", "09:00-12:00"], "Either --hours or --usual, not both."],
		...["9-12", "09:00-24:00", "12:00-09:00", "09:00-09:00", "09:00–12:00"].map((hours) => [
			"open",
			["brno", ...DAY, "--hours", hours],
			`--hours are such as 09:00-12:00, the end after the beginning, not "${hours}".`,
		]),
	] as [string, string[], string][])("stores %s %j", async (word, args, sentence) => {
		const { code, out, err } = await shop("stores", word, ...args);
		expect({ code, out, sentence: err[0] }).toEqual({ code: 2, out: [], sentence });
		expect(err[1]).toMatch(new RegExp(`^Usage: npm run shop -- stores ${word} <branch> --day <day>`));
	});
});

describe("stores list", () => {
	test("shows each branch with its state and its special days", async () => {
		await shop("stores", "close", "brno", "--day", today);
		const { code, out } = await shop("stores", "list");
		expect(code).toBe(0);
		expect(out).toHaveLength(14);
		expect(out[0]).toMatch(/^Id {2}Slug +Name +Phone +Now +Days unlike the week$/);
		expect(out[1]).toContain("Konfety Praha – Smíchov");
		const line = out.find((one) => / brno /.test(one));
		expect(line).toContain("+420 800 100 202  closed until ");
		expect(line).toContain(`${today} closed`);
	});

	test("shows as JSON what the API answers", async () => {
		const { out } = await shop("stores", "list", "--json");
		expect(JSON.parse(out.join(""))).toEqual((await testShop.call("GET", "/stores/cs")).body);
	});

	test("the commands stand in the overview, and each has its help", async () => {
		const overview = (await shop("help")).out.join("\n");
		for (const name of ["stores list", "stores close", "stores open"]) {
			expect(overview).toContain(`  ${name} `);
			const { code, out } = await shop(...name.split(" "), "--help");
			expect(code).toBe(0);
			expect(out[0]).toContain(`npm run shop -- ${name} `);
		}
	});
});
