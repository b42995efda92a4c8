/** Descriptions of pages, as search engines and networks show them. */

/** Characters that are shown; more would be cut in the middle of a word. */
export const DESCRIPTION_MAX = 160;
/** What is shorter says too little to be clicked. */
const DESCRIPTION_MIN = 70;

/** A text on one line: well-formed, no control characters, spaces collapsed. A no-break space stays where it stands alone. */
export function oneLine(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, (blank) => (blank === "\u00a0" ? blank : " "))
		.trim();
}

/** A text on one line of at most `max` characters: what is longer ends after a sentence, or in "…" after its last whole word. */
export function shortDescription(text: string, max = DESCRIPTION_MAX): string {
	const line = oneLine(text);
	if (line.length <= max) return line;
	const begun = beginning(line, max - 1);
	return /[.!?]$/.test(begun) ? begun : `${begun}…`;
}

/** What must not hang before the dots: commas and dashes, and words that lost their noun. */
const HANGING =
	/(?:[\s,;:–—-]|(?<=\s)(?:[ksvzouai]|na|do|za|ke|od|po|ve|se|ze|pro|při|nad|pod|nebo|and|or|the|an|to|of|in|on|at|for|with))+$/iu;

/** At most `max` characters of it, up to the end of a word where there is one. */
function beginning(line: string, max: number): string {
	const whole = /^.*\S(?= )/s.exec(line.slice(0, max + 1))?.[0];
	return whole === undefined ? cutWord(line.slice(0, max)) : whole.replace(HANGING, "");
}

/** A word without an end: half a character, and a character reference begun, are left out. */
function cutWord(word: string): string {
	return word.replace(/[\ud800-\udbff]$/, "").replace(/&#?\w*$/, "");
}

/** Whether a description can stand alone. */
export function saysEnough(text: string): boolean {
	return oneLine(text).length >= DESCRIPTION_MIN;
}

/** Sentences one after another; a blank one is left out, an unfinished one gets its full stop. */
export function sentences(...texts: string[]): string {
	const lines = texts.map(oneLine).filter((line) => line !== "");
	return lines
		.map((line, index) => (index === lines.length - 1 || /[.!?…:]["“”)]?$/.test(line) ? line : `${line}.`))
		.join(" ");
}
