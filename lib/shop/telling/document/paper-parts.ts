import { type MarkedToken, marked, type Token, type Tokens } from "marked";
import { typographic } from "../../content/markdown/typography.ts";
import type { TextPart } from "./text-paper.ts";

/** A Czech text as parts of a PDF; emphasis is lost, links become their text. */
export function paperParts(markdown: string): TextPart[] {
	return partsOf(marked.lexer(markdown), 0);
}

function partsOf(tokens: Token[], depth: number): TextPart[] {
	return (tokens as MarkedToken[]).flatMap((token): TextPart[] => {
		switch (token.type) {
			case "heading":
				return [{ kind: "heading", level: levelOf(token.depth), text: wordsOf(token.tokens) }];
			case "list":
				return token.items.flatMap((item, at) => itemParts(item, markOf(token, at), depth));
			case "table":
				return [tableOf(token)];
			case "hr":
				return [{ kind: "rule" }];
			case "blockquote":
				return partsOf(token.tokens, depth);
			case "paragraph":
			case "text":
				return [{ kind: "paragraph", text: wordsOf(token.tokens ?? [token]) }];
			default:
				return [];
		}
	});
}

function levelOf(depth: number): 2 | 3 | 4 {
	if (depth <= 2) return 2;
	return depth === 3 ? 3 : 4;
}

function markOf({ ordered, start }: Tokens.List, at: number): string {
	return ordered ? `${Number(start || 1) + at}.` : "•";
}

/** The first paragraph belongs to the item; the rest goes below it. */
function itemParts(item: Tokens.ListItem, mark: string, depth: number): TextPart[] {
	const [first, ...rest] = partsOf(item.tokens, depth + 1);
	if (first?.kind === "paragraph") return [{ kind: "item", mark, depth, text: first.text }, ...rest];
	return [{ kind: "item", mark, depth, text: "" }, ...(first ? [first] : []), ...rest];
}

function tableOf({ header, rows }: Tokens.Table): TextPart {
	const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => wordsOf(tokens));
	return { kind: "table", head: cells(header), rows: rows.map(cells) };
}

function wordsOf(tokens: Token[]): string {
	return typographic(
		plainWords(tokens)
			.replace(/[ \n]+/g, " ")
			.trim(),
		"cs",
	);
}

function plainWords(tokens: Token[]): string {
	return (tokens as MarkedToken[])
		.map((token) => {
			if (token.type === "br") return " ";
			if ("tokens" in token && token.tokens) return plainWords(token.tokens);
			return "text" in token ? token.text : token.raw;
		})
		.join("");
}
