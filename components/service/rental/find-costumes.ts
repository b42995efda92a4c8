import type { RentalCostume } from "#lib/contract/schemas/request.ts";
import { compareSizes, plainSize } from "#lib/domain/goods/size-span.ts";
import { fold } from "#lib/domain/words/fold.ts";

/** What somebody looks for among the costumes, each "" for no matter: ids of branch and category, a size, words of the name. */
export type CostumeWish = { near: string; whom: string; size: string; words: string };

export const NO_WISH: CostumeWish = { near: "", whom: "", size: "", words: "" };

/** Those that fit all of the wish; size and branch must be those of the same costume. */
export function findCostumes(costumes: readonly RentalCostume[], wish: CostumeWish): RentalCostume[] {
	const words = fold(wish.words).split(/\s+/).filter(Boolean);
	return costumes.filter(
		({ name, category, sizes }) =>
			(wish.whom === "" || String(category.id) === wish.whom) &&
			words.every((word) => fold(name).includes(word)) &&
			sizes.some(
				(one) =>
					(wish.size === "" || plainSize(one.name) === wish.size) &&
					(wish.near === "" || one.branch_ids.some((id) => String(id) === wish.near)),
			),
	);
}

/** Sizes of these costumes, each once, from the smallest. */
export function sizesOf(costumes: readonly RentalCostume[]): string[] {
	const names = costumes.flatMap(({ sizes }) => sizes.map(({ name }) => plainSize(name)));
	return [...new Set(names)].sort(compareSizes);
}

/** Categories of these costumes without the words with which all of their names end, as "kostýmy"; none where there is one alone. */
export function whomsOf(costumes: readonly RentalCostume[]): { id: string; name: string }[] {
	const found = new Map(costumes.map(({ category }) => [String(category.id), category.name.split(" ")]));
	const names = [...found.values()];
	if (names.length < 2) return [];
	let shared = 0;
	const last = (words: string[]) => words[words.length - 1 - shared];
	while (names.every((words) => words.length > shared + 1 && last(words) === last(names[0] ?? []))) shared += 1;
	return [...found].map(([id, words]) => ({ id, name: words.slice(0, words.length - shared).join(" ") }));
}
