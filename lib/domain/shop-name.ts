/** The demo's name, with which the texts are written. */
export const DEMO_NAME = "Konfety";

const named = new WeakMap<object, unknown>();

/**
 * The texts of a shop that is called otherwise than the demo: its name stands wherever theirs does, in Czech behind a word that takes the case
 * ("v obchodě Balónkov"). Without a name, or with the demo's, they stay as they are. A process has one name; the texts are made once.
 */
export function nameShop<Texts extends object>(texts: Texts, name: string | undefined): Texts {
	if (!name || name === DEMO_NAME) return texts;
	const known = named.get(texts);
	if (known) return known as Texts;
	const made: Texts = JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
		typeof value === "string" ? inPlaceOfDemo(value, name) : value,
	);
	named.set(texts, made);
	return made;
}

function inPlaceOfDemo(text: string, name: string): string {
	return text
		.replace(/\bv(\s)Konfetách/g, (_, space: string) => `v${space}obchodě ${name}`)
		.replace(/\bz(\s)Konfet\b/g, (_, space: string) => `z${space}obchodu ${name}`)
		.replace(/\bKonfety\b/g, () => name);
}
