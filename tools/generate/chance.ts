import { seededRandom } from "#lib/shop/goods/media/random.ts";

export type Chance = ReturnType<typeof chanceOf>;

/** Choices determined by the number, so that every run makes the same goods. */
export function chanceOf(number: number) {
	const random = seededRandom(`goods ${number}`);
	const share = () => random.between(0, 1);
	/** An integer from 0 to `count` − 1; with `lean` above 1 low numbers are more frequent. */
	const index = (count: number, lean = 1) => Math.floor(share() ** lean * count);
	const pick = <Item>(items: readonly Item[], lean = 1): Item => {
		const item = items[index(items.length, lean)];
		if (item === undefined) throw new Error("There is nothing to choose from");
		return item;
	};
	return { share, index, pick, isOnce: (part: number) => share() < part };
}
