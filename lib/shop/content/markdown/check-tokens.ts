import type { MarkedToken, Token } from "marked";
import { isAllowedLink } from "../../../domain/links.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { DirectiveToken } from "./directive.ts";
import { typographic } from "./typography.ts";

/** A fault at a line of the text, from line 1. */
export type Fault = { line: number; message: string };
type Report = (message: string, raw: string) => void;

const SMALLEST_HEADING = 4;

export const isDirective = (token: Token): token is DirectiveToken => token.type === "directive";

/**
 * Reports what a text may not contain (raw HTML, pictures within a line, forbidden links, a first-level heading) and puts
 * no-break spaces between words. Changes the tokens: HTML becomes plain text, so that it never runs.
 */
export function checkTokens(tokens: Token[], of: { locale: Locale; raw: string; line: number }, faults: Fault[]): void {
	let at = 0;
	for (const token of tokens) {
		const found = of.raw.indexOf(token.raw, at);
		const start = found < 0 ? at : found;
		const line = of.line + lineBreaks(of.raw.slice(0, start));
		at = found < 0 ? at : found + token.raw.length;
		const report: Report = (message, before) => faults.push({ line: line + lineBreaks(before), message });
		checkToken(token as MarkedToken | DirectiveToken, of.locale, report);
		for (const inner of innerTokens(token as MarkedToken)) {
			checkTokens(inner, { locale: of.locale, raw: token.raw, line }, faults);
		}
	}
}

export function lineBreaks(text: string): number {
	return text.split("\n").length - 1;
}

function innerTokens(token: MarkedToken): Token[][] {
	if (token.type === "list") return [token.items];
	if (token.type === "table") return [token.header, ...token.rows].map((row) => row.flatMap(({ tokens }) => tokens));
	return "tokens" in token && token.tokens ? [token.tokens] : [];
}

function checkToken(token: MarkedToken | DirectiveToken, locale: Locale, report: Report): void {
	const word = (message: string) => report(message, token.raw.slice(0, token.raw.search(/\S/)));
	switch (token.type) {
		case "directive":
			word('a line with ":::" stands for itself, not inside of something else');
			break;
		case "html":
			word("HTML is not let through; write Markdown");
			asWords(token);
			break;
		case "heading":
			if (token.depth === 1) word('a heading begins with "##"; "#" is the title, which the front matter has');
			if (token.depth > SMALLEST_HEADING) word('the smallest heading is "####"');
			token.depth = Math.min(Math.max(token.depth, 2), SMALLEST_HEADING);
			break;
		case "image":
			word("a picture stands on a line of its own, with an empty line before and after");
			asWords(token);
			break;
		case "link":
			if (!isAllowedLink(token.href)) {
				word(`a link leads to a path of the shop, https, mailto or tel, not to "${token.href}"`);
			}
			break;
		case "text":
			if (/^[ \t]*:::/m.test(token.raw)) word('a line with ":::" has an empty line before it');
			// After a tag, marked would treat the text as already escaped.
			token.escaped = false;
			token.text = typographic(token.text, locale);
	}
}

/** Shown as typed; the renderer escapes it. */
function asWords(token: MarkedToken): void {
	const { raw } = token;
	Object.assign(token, { type: "text", text: raw, escaped: false, tokens: undefined });
}
