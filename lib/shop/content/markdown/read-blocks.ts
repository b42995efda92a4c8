import { Marked, type Token, type Tokens } from "marked";
import type { Block } from "../../../contract/schemas/blocks.ts";
import { isHttps, isOwnPath } from "../../../domain/links.ts";
import type { Locale } from "../../../domain/locale.ts";
import { checkTokens, type Fault, isDirective, lineBreaks } from "./check-tokens.ts";
import { type DirectiveToken, directiveExtension } from "./directive.ts";
import { sanitise } from "./sanitise.ts";
import { typographic } from "./typography.ts";

/** A product's code or a picture's name in a text. */
export type Named = { kind: "product" | "picture"; name: string; line: number };
export type ReadText = { blocks: Block[]; named: Named[]; faults: Fault[] };

type Reading = ReadText & { locale: Locale };
const PICTURE = "picture:";
const KNOWN_DIRECTIVES = 'known: "::: produkty KOD1 KOD2", "::: vyzva Text | /cesta", "::: otazka Otázka?"';
const CODE = /^[\w.-]{1,40}$/;

const marked = new Marked({ gfm: true, extensions: [directiveExtension] });

/**
 * Turns Markdown into blocks: sanitised HTML, and between it pictures, goods, calls to action and questions. Never fails:
 * reports forbidden content with its line, and replaces it by something harmless. Pictures keep their names in the text.
 */
export function readBlocks(markdown: string, locale: Locale): ReadText {
	try {
		return readNested(markdown, locale);
	} catch (error) {
		// Quotes and lists are parsed recursively, so deep nesting overflows the stack.
		if (!(error instanceof RangeError)) throw error;
		return { blocks: [], named: [], faults: [{ line: 1, message: "quotes or lists lie too deep in each other" }] };
	}
}

function readNested(markdown: string, locale: Locale): ReadText {
	const reading: Reading = { blocks: [], named: [], faults: [], locale };
	let line = 1;
	let words: Token[] = [];
	const tokens = marked.lexer(markdown);
	const flush = () => {
		addHtml(words, reading);
		words = [];
	};
	for (const token of tokens) {
		const picture = pictureOf(token);
		if (isDirective(token) || picture) {
			flush();
			if (picture) addPicture(picture, line, reading);
			else if (isDirective(token)) addDirective(token, line, reading);
		} else {
			checkTokens([token], { locale, raw: token.raw, line }, reading.faults);
			words.push(token);
		}
		line += lineBreaks(token.raw);
	}
	flush();
	checkHeadings(tokens, reading.faults);
	const { blocks, named, faults } = reading;
	return { blocks, named, faults: faults.sort((a, b) => a.line - b.line) };
}

function addHtml(tokens: Token[], { blocks }: Reading): void {
	const html = sanitise(marked.parser(tokens)).trim();
	if (html !== "") blocks.push({ kind: "html", html: `${html}\n` });
}

/** The picture that is a paragraph's only content; null when there is none, or more. */
function pictureOf(token: Token): Tokens.Image | null {
	if (token.type !== "paragraph" || token.tokens?.length !== 1) return null;
	const [only] = token.tokens;
	return only?.type === "image" ? (only as Tokens.Image) : null;
}

function addPicture({ href, text }: Tokens.Image, line: number, reading: Reading): void {
	const key = href.slice(PICTURE.length);
	if (!href.startsWith(PICTURE) || !/^[a-z0-9-]{1,80}$/.test(key)) {
		reading.faults.push({ line, message: `a picture is named as "picture:key", not "${href}"` });
		return;
	}
	const alt = typographic(text.trim(), reading.locale);
	if (alt === "") reading.faults.push({ line, message: "a picture says in its brackets what is to be seen" });
	reading.named.push({ kind: "picture", name: key, line });
	reading.blocks.push({ kind: "picture", key, alt });
}

function addDirective(token: DirectiveToken, line: number, reading: Reading): void {
	switch (token.word) {
		case "products":
			addProducts(token.rest, line, reading);
			break;
		case "cta":
			addCallToAction(token.rest, line, reading);
			break;
		case "question":
			addQuestion(token, line, reading);
			break;
		default: {
			const shown = token.word === "" ? '":::" ends nothing' : `unknown ":::" word "${token.word}"`;
			reading.faults.push({ line, message: `${shown}; ${KNOWN_DIRECTIVES}` });
		}
	}
}

function addProducts(rest: string, line: number, { blocks, named, faults }: Reading): void {
	const codes = rest.split(/[\s,]+/).filter((code) => code !== "");
	const [strange] = codes.filter((code) => !CODE.test(code));
	if (codes.length === 0) faults.push({ line, message: "codes of products are missing" });
	if (strange !== undefined) faults.push({ line, message: `"${strange}" is no code of a product` });
	if (codes.length === 0 || strange !== undefined) return;
	named.push(...codes.map((name) => ({ kind: "product" as const, name, line })));
	blocks.push({ kind: "products", codes: [...new Set(codes)] });
}

function addCallToAction(rest: string, line: number, { blocks, faults, locale }: Reading): void {
	const [text = "", link = "", ...more] = rest.split("|").map((part) => part.trim());
	if (text === "" || more.length > 0 || !(isOwnPath(link) || isHttps(link))) {
		faults.push({ line, message: 'a call to action is "::: vyzva Text | /path" or with an https address' });
		return;
	}
	blocks.push({ kind: "cta", text: typographic(text, locale), link });
}

function addQuestion({ rest, answer, raw }: DirectiveToken, line: number, reading: Reading): void {
	const { locale, blocks, faults } = reading;
	if (rest === "") faults.push({ line, message: 'the question is missing behind ":::"' });
	if (answer === null) faults.push({ line, message: 'the answer has no end, a line with ":::" alone' });
	if (rest === "" || answer === null) return;
	const tokens = marked.lexer(answer);
	checkTokens(tokens, { locale, raw: raw.slice(raw.indexOf("\n") + 1), line: line + 1 }, faults);
	if (tokens.some(({ type }) => type === "heading")) faults.push({ line, message: "an answer has no headings" });
	const html = sanitise(marked.parser(tokens)).trim();
	if (html === "") faults.push({ line, message: "the answer is missing" });
	const question = { question: typographic(rest, locale), html: `${html}\n` };
	const last = blocks.at(-1);
	if (last?.kind === "faq") last.questions.push(question);
	else blocks.push({ kind: "faq", questions: [question] });
}

/** Screen-reader users who jump between headings must not miss a level. */
function checkHeadings(tokens: Token[], faults: Fault[]): void {
	let line = 1;
	let depth = 1;
	for (const token of tokens) {
		if (token.type === "heading") {
			const heading = token as Tokens.Heading;
			if (heading.depth > depth + 1) {
				faults.push({ line, message: `"${"#".repeat(heading.depth)}" skips a level of headings` });
			}
			depth = heading.depth;
		}
		line += lineBreaks(token.raw);
	}
}
