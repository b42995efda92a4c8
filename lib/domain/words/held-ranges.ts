/** Word joiner: nothing to see, and no line ends there. */
const JOINER = "\u2060";

/** A range of numbers ("12–24", "9:00–13:00") stays on one line: browsers end lines after its dash. */
export function heldRanges(text: string): string {
	return text.replace(/(?<=\d–)(?=\d)/g, JOINER);
}
