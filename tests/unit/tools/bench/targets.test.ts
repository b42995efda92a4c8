import { expect, test } from "vitest";
import { picturePath } from "#lib/domain/goods/pictures.ts";
import { pictureIn } from "#tools/bench/targets.ts";

test("the first picture of goods is found in a page, as wide as a list shows it", () => {
	const [first, second] = ["0123456789abcdef0123", "f".repeat(20)].map((key) => `${picturePath(key)}/320`);
	expect(pictureIn(`<img src="/media/sheet/0"><img srcset="${first} 320w, ${second} 480w">`)).toBe(first);
});

test("a page without pictures cannot be measured", () => {
	expect(() => pictureIn("<p>nothing</p>")).toThrow("The shop shows too little to be measured");
});
