/** The demo's name, which the texts in `messages` contain. */
export const DEMO_NAME = "Konfety";

const named = new WeakMap<object, unknown>();

/**
 * Replaces the demo's name in the texts by the shop's, in Czech after a word that takes the case ("v obchodě
 * Balónkov"). Without a name, or with the demo's, they are unchanged. A process has one name, so the result is cached.
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
