/** Descriptions of pages for search engines and social networks. */

/** Characters that search engines show; they cut a longer text in the middle of a word. */
export const DESCRIPTION_MAX = 160;
/** A shorter description says too little to attract clicks. */
const DESCRIPTION_MIN = 70;

/** A text on one line: well-formed Unicode, no control characters, spaces collapsed. A single no-break space stays. */
export function oneLine(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, (blank) => (blank === "\u00a0" ? blank : " "))
		.trim();
}

/** A text on one line of at most `max` characters; a longer one is cut after a sentence, or after a whole word with "…". */
export function shortDescription(text: string, max = DESCRIPTION_MAX): string {
	const line = oneLine(text);
	if (line.length <= max) return line;
	const begun = beginning(line, max - 1);
	return /[.!?]$/.test(begun) ? begun : `${begun}…`;
}

/** What must not precede the "…": commas, dashes, and words that need a noun after them. */
const HANGING =
	/(?:[\s,;:–—-]|(?<=\s)(?:[ksvzouai]|na|do|za|ke|od|po|ve|se|ze|pro|při|nad|pod|nebo|and|or|the|an|to|of|in|on|at|for|with))+$/iu;

/** The first `max` characters at most, cut at the end of a word if possible. */
function beginning(line: string, max: number): string {
	const whole = /^.*\S(?= )/s.exec(line.slice(0, max + 1))?.[0];
	return whole === undefined ? cutWord(line.slice(0, max)) : whole.replace(HANGING, "");
}

/** A cut word without a broken end: half a surrogate pair or an unfinished character reference. */
function cutWord(word: string): string {
	return word.replace(/[\ud800-\udbff]$/, "").replace(/&#?\w*$/, "");
}

/** Whether a description is long enough to stand alone. */
export function saysEnough(text: string): boolean {
	return oneLine(text).length >= DESCRIPTION_MIN;
}

/** Joins sentences; blank ones are left out, and a missing full stop is added. */
export function sentences(...texts: string[]): string {
	const lines = texts.map(oneLine).filter((line) => line !== "");
	return lines
		.map((line, index) => (index === lines.length - 1 || /[.!?…:]["“”)]?$/.test(line) ? line : `${line}.`))
		.join(" ");
}
