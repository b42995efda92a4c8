import { describe, expect, test } from "vitest";
import { type Basket, type Rules, reckon, SPECIFIED, withVat } from "#tests/support/selling/calculator.ts";
import { totalsProblems } from "#tests/support/selling/compare-totals.ts";
import { chanceFrom, randomBasket, shrinkBasket } from "#tests/support/selling/random-basket.ts";
import { shopTotals } from "#tests/support/selling/shop-totals.ts";

const BASKETS = 10_000;
const SEED = 20_261_122;

const problemsOf = (basket: Basket, rules: Rules = SPECIFIED) =>
	totalsProblems(reckon(basket, rules), shopTotals(basket));

/** The first random basket about which the shop and a calculator disagree, shrunk; null when they never do. */
async function disagreement(rules: Rules): Promise<{ basket: Basket; problems: string[] } | null> {
	const next = chanceFrom(SEED);
	for (let made = 0; made < BASKETS; made++) {
		const basket = randomBasket(next);
		if (problemsOf(basket, rules).length === 0) continue;
		const smallest = await shrinkBasket(basket, (one) => problemsOf(one, rules).length > 0);
		return { basket: smallest, problems: problemsOf(smallest, rules) };
	}
	return null;
}

test(`${BASKETS} random baskets (seed ${SEED}) cost what an independent calculator says, to the haléř`, async () => {
	expect(await disagreement(SPECIFIED)).toBeNull();
}, 60_000);

test("the random baskets cover every case", () => {
	const next = chanceFrom(SEED);
	const baskets = Array.from({ length: BASKETS }, () => randomBasket(next));
	const reckoned = baskets.map((basket) => ({ ...basket, ...reckon(basket) }));
	const share = (has: (one: (typeof reckoned)[number]) => boolean) => reckoned.filter(has).length / BASKETS;
	expect(share(({ lines }) => lines.length === 0)).toBeGreaterThan(0.05);
	expect(share(({ lines }) => new Set(lines.map(({ vat }) => vat)).size === 3)).toBeGreaterThan(0.2);
	for (const decimals of [0, 1, 2, 3, 4])
		expect(share(({ currency }) => currency.code === `X${decimals}`)).toBeGreaterThan(0.05);
	for (const kind of ["percent", "amount", "order"] as const)
		expect(share(({ vouchers }) => vouchers.some(({ type }) => type === kind))).toBeGreaterThan(0.1);
	expect(share(({ goods, afterVouchers }) => goods > 0n && afterVouchers === 0n)).toBeGreaterThan(0.03);
	expect(share(({ rounding }) => rounding !== 0n)).toBeGreaterThan(0.05);
	expect(share(({ missingToFree }) => missingToFree === 1n)).toBeGreaterThan(0.02);
	expect(share(({ missingToFree }) => missingToFree === 0n)).toBeGreaterThan(0.2);
	expect(share(({ payment }) => payment > 0n)).toBeGreaterThan(0.2);
	for (const percent of [null, "0", "5", "10", "12.5", "33.33", "100"])
		expect(share(({ memberPercent }) => memberPercent === percent)).toBeGreaterThan(0.05);
});

/** Each does one thing otherwise than promised. */
const MUTANTS: Record<string, Partial<Rules>> = {
	"rounds a line, not a piece": {
		lineTotal: (line, currency, round) => {
			const { top, bottom } = withVat(line.net, line.vat);
			const haler = round({ top: top * 100n * BigInt(line.quantity), bottom });
			const [, digits = ""] = currency.rate.split(".");
			const rate = { top: BigInt(currency.rate.replace(".", "")), bottom: 10n ** BigInt(digits.length) };
			return currency.code === "CZK"
				? haler
				: round({ top: haler * rate.top * 10n ** BigInt(currency.decimals), bottom: 100n * rate.bottom });
		},
	},
	"drops what is below a haléř": { round: ({ top, bottom }) => top / bottom },
	"rounds halves to even": {
		round: ({ top, bottom }) => {
			const floor = top / bottom;
			const rest = 2n * (top % bottom);
			return rest > bottom || (rest === bottom && floor % 2n === 1n) ? floor + 1n : floor;
		},
	},
	"takes nothing off for members": { memberNet: ({ top, bottom }) => (top * 10_000n) / bottom },
	"rounds members' net prices to haléře": {
		memberNet: (net, percent, round) => {
			const { top, bottom } = percent;
			return 100n * round({ top: net.top * (100n * bottom - top) * 100n, bottom: net.bottom * 100n * bottom });
		},
	},
	"takes percents off the goods, not off what is left": {
		percentOff: ({ goods }, percent, round) => round({ top: goods * percent.top, bottom: percent.bottom * 100n }),
	},
	"does not round a percent up": {
		percentOff: ({ left }, percent) => (left * percent.top) / (percent.bottom * 100n),
	},
	"delivers free from 1 500 Kč on": { isFree: (afterVouchersCzk) => afterVouchersCzk >= 150_000n },
	"never delivers free": { isFree: () => false },
	"rounds cards to crowns too": {
		charged: (exact, paid, round) => SPECIFIED.charged(exact, { ...paid, isCash: true }, round),
	},
	"rounds other currencies in cash": {
		charged: (exact, { isCash, currency }, round) => {
			const unit = 10n ** BigInt(currency.decimals);
			return isCash ? round({ top: exact, bottom: unit }) * unit : exact;
		},
	},
};

describe("control: a calculator that", () => {
	test.each(Object.entries(MUTANTS))("%s is caught, with a failing basket of one or two lines", async (_, mutant) => {
		const found = await disagreement({ ...SPECIFIED, ...mutant });
		expect(found?.problems).not.toEqual([]);
		expect(found?.basket.lines.length).toBeLessThanOrEqual(2);
		expect(found?.basket.vouchers.length).toBeLessThanOrEqual(2);
	});
});

describe("the calculator itself", () => {
	const basket = (changes: Partial<Basket> = {}): Basket => ({
		currency: { code: "CZK", decimals: 2, rate: "1" },
		memberPercent: null,
		lines: [],
		vouchers: [],
		delivery: { net: "0", vat: "21.00", isFreeAbove: true },
		payment: { net: "0", vat: "21.00", isCash: false },
		...changes,
	});
	const line = (net: string, quantity = 1, vat = "21.00") => ({ net, vat, quantity });

	test.each<[string, Partial<Basket>, bigint]>([
		["49 Kč at 21 % (decisions 1)", { lines: [line("40.4959")] }, 4_900n],
		["three pieces rounded each (reliability 1.4)", { lines: [line("41.32", 3)] }, 15_000n],
		["a member's net price, rounded before the VAT", { memberPercent: "33.33", lines: [line("0.0041", 1)] }, 0n],
		["10 % off for a member, piece by piece", { memberPercent: "10", lines: [line("41.32", 3)] }, 13_500n],
		["everything free", { memberPercent: "100", lines: [line("41.32", 3)] }, 0n],
		["half a haléř up", { lines: [line("0.5")] }, 61n],
		[
			"a percentage off the remaining price",
			{ lines: [line("1000", 1, "0.00")], vouchers: ["50", "50"].map((value) => ({ type: "percent", value })) },
			25_000n,
		],
		["no total below zero", { lines: [line("50", 1, "0.00")], vouchers: [{ type: "amount", value: "100" }] }, 0n],
		[
			"100 Kč in euro, piece by piece (decisions 2)",
			{ currency: { code: "EUR", decimals: 2, rate: "0.0405" }, lines: [line("1", 3, "0.00")] },
			12n,
		],
		[
			"cash in whole crowns",
			{ lines: [line("10.50", 1, "0.00")], payment: { net: "0", vat: "21.00", isCash: true } },
			1_100n,
		],
		[
			"1 500 Kč are not above 1 500 Kč",
			{ lines: [line("1500", 1, "0.00")], delivery: { net: "100", vat: "0.00", isFreeAbove: true } },
			160_000n,
		],
		[
			"1 500,01 Kč are",
			{ lines: [line("1500.01", 1, "0.00")], delivery: { net: "100", vat: "0.00", isFreeAbove: true } },
			150_001n,
		],
	])("knows %s", (_, changes, total) => {
		expect(reckon(basket(changes)).total).toBe(total);
	});

	test("imports no code of the shop", async () => {
		const { readFileSync } = await import("node:fs");
		expect(readFileSync(new URL("../../support/selling/calculator.ts", import.meta.url), "utf8")).not.toMatch(
			/^import /m,
		);
	});
});

test("a failing basket is shrunk to its essential part", async () => {
	const next = chanceFrom(7);
	const big = Array.from({ length: 50 }, () => randomBasket(next)).find(
		({ lines, vouchers }) => lines.length > 4 && vouchers.length > 2,
	);
	if (!big) throw new Error("no big basket among 50");
	const hasThree = ({ lines }: Basket) => lines.some(({ quantity }) => quantity >= 3);
	const smallest = await shrinkBasket({ ...big, lines: big.lines.map((line) => ({ ...line, quantity: 7 })) }, hasThree);
	expect(smallest.lines).toEqual([{ net: expect.stringMatching(/^[0.]+$/), vat: expect.any(String), quantity: 3 }]);
	expect(smallest.vouchers).toEqual([]);
	expect(smallest.currency.code).toBe("CZK");
});
