import { expect, test } from "vitest";
import { promoterScore, starsAverage } from "#lib/domain/order/satisfaction.ts";

test.each<[number[], number | null]>([
	[[], null],
	[[10], 100],
	[[9], 100],
	[[8], 0],
	[[7], 0],
	[[6], -100],
	[[0], -100],
	[[10, 10, 8, 3], 25],
	[[10, 6, 6], -33],
])("of recommendations %j the score is %j", (recommendations, score) => {
	expect(promoterScore(recommendations)).toBe(score);
});

test.each<[number[], number | null]>([
	[[], null],
	[[5], 5],
	[[5, 4], 4.5],
	[[5, 5, 4], 4.7],
	[[1, 1, 2], 1.3],
])("of stars %j the average is %j", (stars, average) => {
	expect(starsAverage(stars)).toBe(average);
});
