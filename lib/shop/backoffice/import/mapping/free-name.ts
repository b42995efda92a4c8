import { slugify } from "../../../../domain/words/slug.ts";

/** The wish, or the first free one of "wish-2", "wish-3" …; it is then taken. */
export function freeName(wish: string, taken: Set<string>): string {
	let name = wish;
	// A slug has 80 characters at most; 76 leave room for a number.
	for (let number = 2; taken.has(name); number++) name = `${wish.slice(0, 76)}-${number}`;
	taken.add(name);
	return name;
}

/** A name with a free slug. */
export function freeNamed(name: string, taken: Set<string>): { name: string; slug: string } {
	return { name, slug: freeName(slugify(name), taken) };
}
