import { fold } from "./fold.ts";

export type TextPart = { text: string; isMatch: boolean };

/** Share of a typed word that must match a word in another form: "balonky" marks "balon" in "Balónek". */
const MIN_SHARE = 0.6;
const MIN_LETTERS = 3;

/**
 * Splits a text into parts and marks the beginnings of words that match the query, ignoring diacritics and case. The
 * parts joined are the text.
 */
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

/** How many first characters of a word match the typed one; 0 when too few to be the same word. */
function matchedLength(word: string, typed: string): number {
	let agreed = 0;
	let end = 0;
	for (const letter of word) {
		const folded = fold(letter);
		// A combining accent folds to "" and so stays with its letter.
		if (!typed.startsWith(folded, agreed)) break;
		agreed += folded.length;
		end += letter.length;
	}
	if (agreed === typed.length) return end;
	return agreed >= MIN_LETTERS && agreed >= typed.length * MIN_SHARE ? end : 0;
}
