import type { DemoText } from "#demo/facts/languages.ts";
import { lineName } from "./words/lines.ts";
import { DEPARTMENTS, GROUP_DESCRIPTION, GROUPS, TINTS, TOP } from "./words/texts.ts";

/** Prefix of the keys of all categories of test goods. */
export const KEY_PREFIX = "generated-";
export const LEAF_PREFIX = `${KEY_PREFIX}category-`;
/** The size of a category does not grow with the catalogue (decisions 7). */
export const GOODS_PER_LEAF = 1000;
const LEAVES_PER_GROUP = 10;
/** One transaction fills a group of leaf categories. */
export const GOODS_AT_ONCE = GOODS_PER_LEAF * LEAVES_PER_GROUP;
const GROUPS_PER_DEPARTMENT = 10;

export type Shelf = {
	key: string;
	parentKey: string | null;
	position: number;
	tint: string;
	name: DemoText;
	description: DemoText;
};

const TOP_SHELF: Shelf = {
	key: `${KEY_PREFIX}goods`,
	parentKey: null,
	// After everything else in the menu.
	position: 10_000,
	tint: TINTS[0],
	...TOP,
};

/** Number, from 0, of the leaf category of the product with this number, from 1. */
export function leafOf(number: number): number {
	return Math.floor((number - 1) / GOODS_PER_LEAF);
}

/** Leaf categories of the products with these numbers. */
export function leavesOf({ from, to }: { from: number; to: number }): number[] {
	const first = leafOf(from);
	return Array.from({ length: leafOf(to) - first + 1 }, (_, index) => first + index);
}

export function leafKey(leaf: number): string {
	return `${LEAF_PREFIX}${leaf + 1}`;
}

/** Categories from the top down to this leaf. */
export function wayTo(leaf: number): Shelf[] {
	const group = Math.floor(leaf / LEAVES_PER_GROUP);
	const department = Math.floor(group / GROUPS_PER_DEPARTMENT);
	const tint = TINTS[department % TINTS.length] ?? TINTS[0];
	const departmentShelf: Shelf = {
		key: `${KEY_PREFIX}department-${department + 1}`,
		parentKey: TOP_SHELF.key,
		position: department,
		tint,
		name: numbered(DEPARTMENTS, department),
		description: GROUP_DESCRIPTION,
	};
	const groupShelf: Shelf = {
		key: `${KEY_PREFIX}group-${group + 1}`,
		parentKey: departmentShelf.key,
		position: group,
		tint,
		name: numbered(GROUPS, group % GROUPS_PER_DEPARTMENT),
		description: GROUP_DESCRIPTION,
	};
	const name = lineName(leaf);
	return [
		TOP_SHELF,
		departmentShelf,
		groupShelf,
		{
			key: leafKey(leaf),
			parentKey: groupShelf.key,
			position: leaf,
			tint,
			name: { cs: name, en: name },
			description: GROUP_DESCRIPTION,
		},
	];
}

/** The name in its turn; from the second round on with the round's number. */
function numbered(names: readonly DemoText[], index: number): DemoText {
	const name = names[index % names.length] ?? TOP.name;
	const round = Math.floor(index / names.length) + 1;
	return round === 1 ? name : { cs: `${name.cs} ${round}`, en: `${name.en} ${round}` };
}
