import type { TokenizerAndRendererExtension, Tokens } from "marked";

/** A line that begins with `:::`; a question ends at the next line that is only `:::`. */
export type DirectiveToken = Tokens.Generic & {
	type: "directive";
	raw: string;
	word: string;
	/** The rest of the line. */
	rest: string;
	/** Markdown of an answer; null when its end is missing. */
	answer: string | null;
};

const FIRST_LINE = /^:::[ \t]*([^\s:]*)[ \t]*([^\n]*)(?:\n|$)/;
/** Czech and English keywords mean the same. */
const WORDS = new Map([
	["produkty", "products"],
	["products", "products"],
	["vyzva", "cta"],
	["cta", "cta"],
	["otazka", "question"],
	["question", "question"],
]);

export const directiveExtension: TokenizerAndRendererExtension = {
	name: "directive",
	level: "block",
	// A paragraph ends before such a line.
	start: (source) => source.match(/^:::/m)?.index,
	tokenizer(source): DirectiveToken | undefined {
		const first = FIRST_LINE.exec(source);
		if (!first) return undefined;
		const [line, typed = "", rest = ""] = first;
		const word = WORDS.get(typed) ?? typed;
		const token = { type: "directive" as const, word, rest: rest.trim(), answer: null };
		if (word !== "question") return { ...token, raw: line };
		const body = source.slice(line.length);
		const end = /^:::[ \t]*(?:\n|$)/m.exec(body);
		// The end of a later question does not end this one.
		const next = /^:::[ \t]*\S/m.exec(body);
		if (!end || (next && next.index < end.index)) return { ...token, raw: line };
		return { ...token, raw: line + body.slice(0, end.index) + end[0], answer: body.slice(0, end.index) };
	},
	// The renderer never reaches it: directives become blocks. Nested ones are left out.
	renderer: () => "",
};
