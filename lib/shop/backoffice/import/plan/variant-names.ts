export type NamedPart = { title: string; traits: { name: string; values: string[] }[] };

/** What one product made of several items is called, and its variants; a name is null when nothing tells the item from another. */
export type GroupNames = { title: string; names: (string | null)[] };

/**
 * Names of a product that a file has as several items. The product is called by the words with which all items begin. A variant
 * is called by the properties in which the items differ, else by the rest of its own name, else by the whole of it.
 */
export function namesOfGroup(parts: NamedPart[]): GroupNames {
	const titles = parts.map(({ title }) => title);
	const [first = ""] = titles;
	if (parts.length === 1) return { title: first, names: [""] };
	const shared = sharedWords(titles);
	const title = trimmed(shared.join(" ")) || first;
	const rests = titles.map((name) => trimmed(name.split(" ").slice(shared.length).join(" ")));
	const names = [differences(parts), rests, titles].find(isTelling);
	return { title, names: names ?? marked(titles) };
}

/** Words with which all names begin. */
function sharedWords(names: string[]): string[] {
	const [first = [], ...others] = names.map((name) => name.split(" "));
	const end = first.findIndex((word, index) => others.some((words) => words[index] !== word));
	return end === -1 ? first : first.slice(0, end);
}

/** Without the punctuation that joined it to what was there. */
function trimmed(text: string): string {
	return text.replace(/^[\s,;:/|–—-]+|[\s,;:/|(–—-]+$/g, "");
}

/** Values of the properties that every item has and that are not the same in all. */
function differences(parts: NamedPart[]): string[] {
	const [first] = parts;
	const textOf = ({ traits }: NamedPart, name: string) =>
		traits.find((trait) => trait.name === name)?.values.join(", ");
	const names = (first?.traits ?? []).map(({ name }) => name);
	const telling = names.filter((name) => {
		const values = parts.map((part) => textOf(part, name));
		return values.every((value) => value !== undefined) && new Set(values).size > 1;
	});
	return parts.map((part) => telling.map((name) => textOf(part, name)).join(" / "));
}

function isTelling(names: string[]): boolean {
	return names.every((name) => name !== "") && new Set(names).size === names.length;
}

/** Only the first of equal names stays. */
function marked(names: string[]): (string | null)[] {
	return names.map((name, index) => (names.indexOf(name) === index ? name : null));
}
