import { expect, test } from "vitest";
import { writeReviews } from "#demo/reviews/write-reviews.ts";
import { readCatalogue } from "#demo/seed/read-catalogue.ts";
import { SEASON_CATEGORIES } from "#lib/domain/time/season.ts";

const FIRST_ROW = 8;

const all = await readCatalogue();
const reviews = writeReviews(all, new Set());
const inCategory = (key: string) =>
	all.filter(({ categories }) =>
		categories.some((one) => one === key || (key === "kostymy" && one.endsWith("-kostymy"))),
	);

test.each(Object.entries(SEASON_CATEGORIES))("the first row of %s is of goods that people like", (_, key) => {
	const first = inCategory(key)
		.toSorted((a, b) => (b.popularity ?? 40) - (a.popularity ?? 40))
		.slice(0, FIRST_ROW);
	expect(first).toHaveLength(FIRST_ROW);
	for (const { code } of first) {
		const stars = (reviews.get(code) ?? []).map((review) => review.stars);
		const average = stars.reduce<number>((sum, one) => sum + one, 0) / stars.length;
		expect({ code, isLiked: stars.length >= 3 && average >= 4.5 }).toEqual({ code, isLiked: true });
	}
});

test("for New Year's Eve there are costumes to choose from", () => {
	const costumes = inCategory("silvestr").filter(({ categories: [home] }) => home.endsWith("-kostymy"));
	expect(costumes.map(({ code }) => code)).toContain("KO-1101");
	expect(costumes.length).toBeGreaterThanOrEqual(6);
});
