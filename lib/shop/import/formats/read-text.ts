import { BrokenFile } from "./imported.ts";

/** A stream of bytes as text in UTF-8, a byte order mark left out. Throws `BrokenFile` at the line with other bytes. */
export async function* readText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let line = 1;
	const decode = (chunk: Uint8Array, stream: boolean) => {
		try {
			return decoder.decode(chunk, { stream });
		} catch (error) {
			if (!(error instanceof TypeError)) throw error;
			const [before = ""] = new TextDecoder("utf-8").decode(chunk).split("\ufffd");
			throw new BrokenFile(line + breaksIn(before), "the text is not in UTF-8; save the file in UTF-8");
		}
	};
	for await (const chunk of bytes) {
		const text = decode(chunk, true);
		line += breaksIn(text);
		if (text !== "") yield text;
	}
	decode(new Uint8Array(), false);
}

/** The beginning of a file as text, by which its format is recognised; null when it is not UTF-8. */
export function headOf(bytes: Uint8Array): string | null {
	try {
		// As a stream, for the last character may be cut in two.
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
	} catch (error) {
		if (error instanceof TypeError) return null;
		throw error;
	}
}

function breaksIn(text: string): number {
	return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
