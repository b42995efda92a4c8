export type NamedPart = { title: string; traits: { name: string; values: string[] }[] };

/** Names of a product made from several items, and of its variants; a name is null when nothing distinguishes the item. */
export type GroupNames = { title: string; names: (string | null)[] };

/**
 * Names of a product that a file has as several items. The product's name is the words with which all items begin. A
 * variant's name is the properties in which the items differ, else the rest of its own name, else the whole name.
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

/** The words with which all names begin. */
function sharedWords(names: string[]): string[] {
	const [first = [], ...others] = names.map((name) => name.split(" "));
	const end = first.findIndex((word, index) => others.some((words) => words[index] !== word));
	return end === -1 ? first : first.slice(0, end);
}

/** Without the punctuation that joined it to the removed part. */
function trimmed(text: string): string {
	return text.replace(/^[\s,;:/|–—-]+|[\s,;:/|(–—-]+$/g, "");
}

/** Values of the properties that every item has and that differ between items. */
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

/** Keeps only the first of equal names. */
function marked(names: string[]): (string | null)[] {
	return names.map((name, index) => (names.indexOf(name) === index ? name : null));
}
