import { decodeEntities } from "./entities.ts";

/** Comments, and elements whose content is no text; what is not closed goes to the end, as in a browser. */
const UNSEEN =
	/<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|object|svg|math)\b[\s\S]*?(?:<\/\1\b[^>]*(?:>|$)|$)/gi;
/** A tag; ">" inside a quoted value does not end it. */
const TAG = /<[a-z/!?](?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*(?:>|$)/gi;
const PARAGRAPH = /^<\/?(?:p|div|ul|ol|table|h[1-6]|section|article|blockquote|hr)\b/i;
const LINE = /^<(?:br|\/tr|\/dt|\/dd)\b/i;

/** One line without control characters, spaces collapsed. */
export function oneLine(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
}

/**
 * Rich text as plain text: tags dropped, character references decoded, a blank line between paragraphs. Nothing that looks
 * like a tag is left, not even one that was written as references, so that the text is harmless wherever it is shown.
 */
export function plainText(html: string): string {
	const clean = html
		.toWellFormed()
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n]/gu, " ");
	const isRich = /<[a-z/!]/i.test(clean);
	const text = isRich ? clean.replace(/\s+/g, " ").replace(UNSEEN, "").replace(TAG, spacing) : clean;
	return tidy(withoutTags(decodeEntities(text)));
}

function spacing(tag: string): string {
	if (PARAGRAPH.test(tag)) return "\n\n";
	if (/^<li\b/i.test(tag)) return "\n– ";
	return LINE.test(tag) ? "\n" : "";
}

/** What is left of nested tags after dropping them once loses its "<", so that no new tag can arise. */
function withoutTags(text: string): string {
	return text.replace(TAG, "").replace(/<+([a-z/!?]?)/gi, (run, next) => (next === "" ? run : next));
}

function tidy(text: string): string {
	const lines = text.split("\n").map((line) =>
		line
			.replace(/[^\P{Cc}]/gu, " ")
			.replace(/\s+/g, " ")
			.trim(),
	);
	return lines
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}
