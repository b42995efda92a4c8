/** The URL form of a name: "Dětské kostýmy" → "detske-kostymy"; at most 80 characters, "x" when nothing is left. */
export function slugify(name: string): string {
	const plain = name
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase()
		.replace(/[łŁ]/g, "l")
		.replace(/ß/g, "ss")
		.replace(/[^a-z0-9]+/g, "-");
	return plain.slice(0, 80).replace(/^-+|-+$/g, "") || "x";
}
