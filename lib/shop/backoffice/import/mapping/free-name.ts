import { slugify } from "../../../../domain/words/slug.ts";

/** The wish, or the first of "wish-2", "wish-3" … that is not taken; it is taken from then on. */
export function freeName(wish: string, taken: Set<string>): string {
	let name = wish;
	// Words of addresses have 80 characters at most; behind 76 there is room for a number.
	for (let number = 2; taken.has(name); number++) name = `${wish.slice(0, 76)}-${number}`;
	taken.add(name);
	return name;
}

/** A name with a word for addresses that is not taken. */
export function freeNamed(name: string, taken: Set<string>): { name: string; slug: string } {
	return { name, slug: freeName(slugify(name), taken) };
}
