const ELLIPSIS = "…";
/** Characters that must stay with the one before: combining marks, variation selectors, joiners, skin tones. */
const JOINED = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u;

/** Length of a text in characters (code points). */
export function lengthOf(text: string): number {
	let length = 0;
	for (const _ of text) length += 1;
	return length;
}

/** At most `max` characters (code points) of a text; a longer one ends in "…" after its last whole word. */
export function cutText(text: string, max: number): string {
	// Shortcut for most texts: code points are never more than UTF-16 units.
	if (text.length <= max) return text;
	const characters = [...text];
	if (characters.length <= max) return text;
	const kept = characters.slice(0, max - 1).join("");
	const isWordEnd = /^\s/u.test(characters[max - 1] ?? "");
	const whole = isWordEnd ? kept : (/^[\s\S]*\S(?=\s)/u.exec(kept)?.[0] ?? wholeCharacters(characters, max - 1));
	return `${whole.replace(/[\s,;:–—-]+$/u, "")}${ELLIPSIS}`;
}

/** The beginning of a word longer than the limit, not cut within a combined character. */
function wholeCharacters(characters: string[], max: number): string {
	let end = max;
	while (end > 0 && (JOINED.test(characters[end] ?? "") || characters[end - 1] === "\u200d")) end -= 1;
	return characters.slice(0, end).join("");
}
