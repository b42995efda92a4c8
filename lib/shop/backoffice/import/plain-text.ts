import { decodeHTMLStrict } from "entities";

/** Comments, and elements whose content is no text; an unclosed one goes to the end, as in a browser. */
const UNSEEN =
	/<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|object|svg|math)\b[\s\S]*?(?:<\/\1\b[^>]*(?:>|$)|$)/gi;
/** A tag; ">" inside a quoted value does not end it. */
const TAG = /<[a-z/!?](?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*(?:>|$)/gi;
const PARAGRAPH = /^<\/?(?:p|div|ul|ol|table|h[1-6]|section|article|blockquote|hr)\b/i;
const LINE = /^<(?:br|\/dt|\/dd)\b/i;

/**
 * Marks for the beginning of rows and cells and the end of rows, until a row is joined; the text has lost these characters by
 * then.
 */
const [ROW, CELL, ROW_END] = ["\u0001", "\u0002", "\u0003"];
const ROWS = new RegExp(`${ROW}([^${ROW}${ROW_END}]*)`, "g");
const STRAY = new RegExp(`[${CELL}${ROW_END}]`, "g");
/** Where a word may be divided: search and feeds would take it for a letter. */
const SOFT_HYPHEN = "\u00ad";
const EMPTY = /^(?:\s|&nbsp;|&#160;|&#xa0;)*$/i;

/** One line without control characters, with single spaces. */
export function oneLine(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
}

/**
 * Rich text as plain text: tags dropped, character references decoded, a blank line between paragraphs, a line for a list
 * item and for a table row, "a: b" for two cells and "a · b · c" for more. Nothing that looks like a tag is left, even if
 * written with references, so that the text is safe wherever it is shown.
 */
export function plainText(html: string): string {
	const clean = html
		.toWellFormed()
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n]/gu, " ");
	const isRich = /<[a-z/!]/i.test(clean);
	const text = isRich ? clean.replace(/\s+/g, " ").replace(UNSEEN, "").replace(TAG, spacing) : clean;
	const lines = text
		.replace(ROWS, rowLine)
		.replace(STRAY, "")
		.replace(/\n– \s+/g, "\n– ");
	return tidy(withoutTags(decodeHTMLStrict(lines).replaceAll(SOFT_HYPHEN, "")));
}

function spacing(tag: string): string {
	if (/^<tr\b/i.test(tag)) return ROW;
	if (/^<t[dh]\b/i.test(tag)) return CELL;
	if (/^<\/tr\b/i.test(tag)) return ROW_END;
	if (/^<\/table\b/i.test(tag)) return `${ROW_END}\n\n`;
	if (PARAGRAPH.test(tag)) return "\n\n";
	if (/^<li\b/i.test(tag)) return "\n– ";
	return LINE.test(tag) ? "\n" : "";
}

/** A row as a line; a single-cell row, used for page layout, keeps its own lines. */
function rowLine(_: string, row: string): string {
	const [first, ...others] = row.split(CELL).filter((cell) => !EMPTY.test(cell));
	if (first === undefined) return "";
	if (others.length === 0) return `${first}\n`;
	const cells = [first, ...others].map((cell) => cell.replace(/\s+/g, " ").trim());
	return `${others.length === 1 ? cells.join(": ").replace(":: ", ": ") : cells.join(" · ")}\n`;
}

/** After tags are dropped once, remains of nested ones lose their "<", so that no new tag can arise. */
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
