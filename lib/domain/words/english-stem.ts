const IRREGULAR: Record<string, string> = {
	children: "child",
	feet: "foot",
	geese: "goose",
	men: "man",
	mice: "mouse",
	teeth: "tooth",
	women: "woman",
};

/** Words in which "-ing" is not a suffix. */
const WHOLE = new Set(["ceiling", "earring", "evening", "morning", "pudding", "wedding"]);

/**
 * Stem of an English word in lower case without diacritics, shared with its plural, "-ing" and "-ed": "parties" and
 * "party", "printed" and "prints". Not for display. Never throws.
 */
export function englishStem(word: string): string {
	const singular = IRREGULAR[word] ?? withoutPlural(word);
	if (WHOLE.has(singular)) return singular;
	return withoutSilentE(withoutVerbEnding(singular));
}

function withoutPlural(word: string): string {
	if (/^(cal|el|hal|kni|lea|li|loa|scar|shel|thie|wi|wol)ves$/.test(word)) return `${word.slice(0, -3)}f`;
	if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
	if (/(ss|sh|ch|x|z)es$/.test(word) && word.length > 4) return word.slice(0, -2);
	if (word.length > 3 && /[^su]s$/.test(word) && !word.endsWith("is")) return word.slice(0, -1);
	return word.length > 4 && word.endsWith("ie") ? `${word.slice(0, -2)}y` : word;
}

function withoutVerbEnding(word: string): string {
	const verb = /^(.*[aeiouy].*?)(ing|ed)$/.exec(word)?.[1];
	if (verb === undefined || verb.length < 3) return word;
	// "wrapping" doubles the consonant of "wrap"; "rolling" keeps that of "roll".
	return /([^aeiouylsz])\1$/.test(verb) ? verb.slice(0, -1) : verb;
}

function withoutSilentE(word: string): string {
	return word.length > 4 && word.endsWith("e") ? word.slice(0, -1) : word;
}
