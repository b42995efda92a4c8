/** A sentence in which a Czech date may come last: its full stop ends the sentence too. */
export function endedOnce(sentence: string): string {
	return sentence.replace(/(?<!\.)\.\.(?!\.)/g, ".");
}
