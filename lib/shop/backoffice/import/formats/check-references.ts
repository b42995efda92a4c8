import { BrokenFile } from "./imported.ts";

/** Start or end of a section in which "&" has no meaning, a character reference, and an "&" that is none. */
const TOKEN = /<!\[CDATA\[|<!--|<\?|\]\]>|-->|\?>|&(?:[a-zA-Z][\w.-]{0,30}|#\d{1,7}|#x[\da-fA-F]{1,6});|&/g;
const ENDS = new Map([
	["<![CDATA[", "]]>"],
	["<!--", "-->"],
	["<?", "?>"],
]);
const TOKEN_MAX_LENGTH = 40;

/**
 * Passes XML through up to an "&" that begins no character reference, and throws `BrokenFile` there. The parser would look
 * for the reference's end in all following text and report a line far away; this is the most common fault of feeds.
 */
export async function* checkReferences(text: AsyncIterable<string>): AsyncGenerator<string> {
	let held = "";
	let line = 1;
	let end: string | undefined;
	const check = (piece: string): number => {
		for (const { 0: token, index } of piece.matchAll(TOKEN)) {
			if (end !== undefined) end = token === end ? undefined : end;
			else if (token === "&") return index;
			else end = ENDS.get(token);
		}
		return -1;
	};
	const take = function* (piece: string): Generator<string> {
		const fault = check(piece);
		const right = fault === -1 ? piece : piece.slice(0, fault);
		line += right.split("\n").length - 1;
		yield right;
		if (fault !== -1) throw new BrokenFile(line, 'the XML is broken: an "&" stands in a text; it is written &amp;');
	};
	for await (const chunk of text) {
		const all = held + chunk;
		const start = unfinishedToken(all);
		held = all.slice(start);
		yield* take(all.slice(0, start));
	}
	yield* take(held);
}

/** Start of a token that may continue in the next chunk: none has a "<" or "&" inside. */
function unfinishedToken(text: string): number {
	const start = Math.max(text.lastIndexOf("<"), text.lastIndexOf("&"));
	if (start !== -1 && text.length - start < TOKEN_MAX_LENGTH) return start;
	return text.length - (/[\]?-]{1,2}$/.exec(text)?.[0].length ?? 0);
}
