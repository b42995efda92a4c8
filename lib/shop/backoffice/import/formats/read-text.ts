import type { Encoding } from "./encoding.ts";
import { BrokenFile } from "./imported.ts";

/**
 * A stream of bytes as text, without a byte order mark. Throws `BrokenFile` at the line with bytes that are invalid in the
 * encoding.
 */
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

/** The beginning of a file as text, for recognising its format. */
export function headOf(bytes: Uint8Array, encoding: Encoding = "utf-8"): string {
	// In stream mode, because the last character may be cut.
	return new TextDecoder(encoding).decode(bytes, { stream: true });
}

function breaksIn(text: string): number {
	return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
