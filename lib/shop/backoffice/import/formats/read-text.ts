import type { Encoding } from "./encoding.ts";
import { BrokenFile } from "./imported.ts";

/** A stream of bytes as text, a byte order mark left out. Throws `BrokenFile` at the line with bytes that the encoding does not have. */
export async function* readText(
	bytes: AsyncIterable<Uint8Array>,
	encoding: Encoding = "utf-8",
): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding, { fatal: true });
	let line = 1;
	const decode = (chunk: Uint8Array, stream: boolean) => {
		try {
			return decoder.decode(chunk, { stream });
		} catch (error) {
			if (!(error instanceof TypeError)) throw error;
			const [before = ""] = new TextDecoder(encoding).decode(chunk).split("\ufffd");
			throw new BrokenFile(
				line + breaksIn(before),
				`the text is not in ${encoding.toUpperCase()}; save the file in UTF-8`,
			);
		}
	};
	for await (const chunk of bytes) {
		const text = decode(chunk, true);
		line += breaksIn(text);
		if (text !== "") yield text;
	}
	decode(new Uint8Array(), false);
}

/** The beginning of a file as text, by which its format is recognised. */
export function headOf(bytes: Uint8Array, encoding: Encoding = "utf-8"): string {
	// As a stream, for the last character may be cut in two.
	return new TextDecoder(encoding).decode(bytes, { stream: true });
}

function breaksIn(text: string): number {
	return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
