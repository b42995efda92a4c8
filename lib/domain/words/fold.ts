/** Letters that Unicode does not decompose into a letter and a mark. */
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/** Text in lower case without diacritics; broken surrogates become U+FFFD. Never throws. */
export function fold(text: string): string {
	return text
		.toWellFormed()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}
