const ELLIPSIS = "…";
/** What must not be parted from the character before it: marks, variation selectors, joiners, skin tones. */
const JOINED = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u;

/** How many characters a text has, each as one, however it is stored. */
export function lengthOf(text: string): number {
	let length = 0;
	for (const _ of text) length += 1;
	return length;
}

/** At most `max` characters (code points) of a text; a longer one ends in "…" after its last whole word. */
export function cutText(text: string, max: number): string {
	// Most texts are short: one has no more characters than it has units.
	if (text.length <= max) return text;
	const characters = [...text];
	if (characters.length <= max) return text;
	const kept = characters.slice(0, max - 1).join("");
	const isWordEnd = /^\s/u.test(characters[max - 1] ?? "");
	const whole = isWordEnd ? kept : (/^[\s\S]*\S(?=\s)/u.exec(kept)?.[0] ?? wholeCharacters(characters, max - 1));
	return `${whole.replace(/[\s,;:–—-]+$/u, "")}${ELLIPSIS}`;
}

/** The beginning of a word that is longer than the limit, no character parted from what belongs to it. */
function wholeCharacters(characters: string[], max: number): string {
	let end = max;
	while (end > 0 && (JOINED.test(characters[end] ?? "") || characters[end - 1] === "\u200d")) end -= 1;
	return characters.slice(0, end).join("");
}
