import { fold } from "./fold.ts";

export type TextPart = { text: string; isMatch: boolean };

/** How much of a typed word must agree with a word in another form: "balonky" marks "balon" in "Balónek". */
const MIN_SHARE = 0.6;
const MIN_LETTERS = 3;

/** A text in parts, those which a query's words begin marked; diacritics and case do not matter. The parts together are the text. */
export function matchMarks(text: string, query: string): TextPart[] {
	const typed = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
	const parts: TextPart[] = [];
	const add = (piece: string, isMatch: boolean) => {
		const last = parts.at(-1);
		if (piece === "") return;
		if (last?.isMatch === isMatch) last.text += piece;
		else parts.push({ text: piece, isMatch });
	};
	for (const piece of text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
		const length = Math.max(0, ...typed.map((word) => matchedLength(piece, word)));
		add(piece.slice(0, length), true);
		add(piece.slice(length), false);
	}
	return parts;
}

/** How many characters of a word agree with a typed one from the beginning; 0 when too few to be the same word. */
function matchedLength(word: string, typed: string): number {
	let agreed = 0;
	let end = 0;
	for (const letter of word) {
		const folded = fold(letter);
		// An accent of its own stays with its letter: folded it is nothing.
		if (!typed.startsWith(folded, agreed)) break;
		agreed += folded.length;
		end += letter.length;
	}
	if (agreed === typed.length) return end;
	return agreed >= MIN_LETTERS && agreed >= typed.length * MIN_SHARE ? end : 0;
}
