import { describe, expect, test } from "vitest";
import { isWoman, REVIEWERS } from "#demo/facts/reviewers.ts";
import { type ReviewedKind, reviewedKind } from "#demo/reviews/kinds.ts";
import { reviewCount, writeReviews } from "#demo/reviews/write-reviews.ts";
import { readCatalogue } from "#demo/seed/read-catalogue.ts";
import { REVIEW_TEXT_MIN_LENGTH } from "#lib/domain/goods/goods-limits.ts";

const all = await readCatalogue();
const written = writeReviews(all, new Set());
const told = all.flatMap((product) =>
	(written.get(product.code) ?? []).map((review) => ({ ...review, code: product.code, kind: reviewedKind(product) })),
);

const BALLOONS: ReviewedKind[] = [
	"foil",
	"foilNumber",
	"foilSign",
	"latex",
	"giant",
	"balloonGarland",
	"bouquet",
	"blower",
	"holder",
];
const COSTUMES: ReviewedKind[] = ["childCostume", "adultCostume", "hat", "mask", "wig", "makeUp", "skin", "prop"];

/** Words that belong to some kinds of goods alone. */
const WORDS_OF: [word: RegExp, kinds: ReviewedKind[]][] = [
	[/bal[oó]n|balloon|heli|pumpi?č?k/i, BALLOONS],
	[/kost[yý]m|převlek|costume/i, COSTUMES],
	[/(?<!\p{L})švy|(?<!\p{L})šev(?!\p{L})|seam/iu, ["childCostume", "adultCostume", "hat", "mask", "wig", ...BALLOONS]],
	[/sfouk|hoř[ií]|vosk|candle/i, ["candle", "firework"]],
	[
		/nepropouš|neprosák|nepromáčel|(?<!\p{L})omáčk|prostřeli|limonád/iu,
		["plate", "cup", "straw", "napkin", "cloth", "serving", "tableSet"],
	],
	[/bonbon|ran a pak/i, ["pinata", "serving"]],
	[/pelich|ostříhat/i, ["wig"]],
	[/kelím|cup\b/i, ["cup"]],
	[/ubrous|napkin/i, ["napkin"]],
	[/paruk|wig\b/i, ["wig"]],
];

describe("reviews of the demo goods", () => {
	test("no two have the same text", () => {
		const texts = told.map(({ text }) => text);
		expect(texts.length).toBeGreaterThan(900);
		expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
	});

	test.each(WORDS_OF)("%s is said of its own kinds of goods alone", (word, kinds) => {
		expect(told.filter(({ text, kind }) => word.test(text) && !kinds.includes(kind))).toEqual([]);
	});

	test("each is long enough, filled and begins as people write", () => {
		expect(told.filter(({ text }) => text.length < REVIEW_TEXT_MIN_LENGTH || /[{}]|undefined/.test(text))).toEqual([]);
	});

	test("goods that sell well have several, and four and a half stars of them", () => {
		for (const product of all.filter(({ popularity = 40 }) => popularity >= 68)) {
			const stars = (written.get(product.code) ?? []).map((review) => review.stars);
			const average = stars.reduce<number>((sum, one) => sum + one, 0) / stars.length;
			expect({ code: product.code, several: stars.length >= 3, liked: average >= 4.5 }).toEqual({
				code: product.code,
				several: true,
				liked: true,
			});
			expect(stars).toHaveLength(reviewCount(product));
		}
	});

	test("nothing has bad reviews alone", () => {
		expect(
			all.filter(({ code }) => written.get(code)?.every(({ stars }) => stars < 3) && written.get(code)?.length),
		).toEqual([]);
	});

	test("there are women enough to sign what women say", () => {
		expect(REVIEWERS.filter(isWoman).length).toBeGreaterThan(20);
		expect(["Jana K.", "Jana a Petr V.", "Jakub Š.", "Lucie V."].map(isWoman)).toEqual([true, false, false, true]);
	});
});
