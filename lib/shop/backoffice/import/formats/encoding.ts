/** Supported encodings; names as in the platform's `TextDecoder`. */
export const ENCODINGS = ["utf-8", "windows-1250", "iso-8859-2", "utf-16le"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Every byte is valid in windows-1250; Czech text has these characters alone. "Ĺ" is missing: it is what half of a UTF-8 "ž"
 * becomes.
 */
const CZECH_TEXT =
	/^[\t\n\r\x20-\x7eáčďéěíňóřšťúůýžľĺŕôäöüßÁČĎÉĚÍŇÓŘŠŤÚŮÝŽĽŔÔÄÖÜ\u00a0\u00ad§°×÷±µ·¨´©®™•–—…„“”‚‘’«»‹›€]*$/u;
const DECLARED = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)/;

/**
 * The encoding of a file, which is read to its end at most twice: UTF-16 by its byte order mark, else UTF-8 if valid, else
 * the one that XML declares, else windows-1250 if that gives Czech text. null when none fits.
 */
export async function encodingOf(open: () => AsyncIterable<Uint8Array>): Promise<Encoding | null> {
	const head = await firstOf(open());
	if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
	if (await isUtf8(open())) return "utf-8";
	const declared = DECLARED.exec(new TextDecoder("latin1").decode(head))?.[1];
	if (declared !== undefined) {
		const encoding = encodingNamed(declared);
		return encoding === "utf-8" ? null : encoding;
	}
	const decoder = new TextDecoder("windows-1250");
	for await (const bytes of open()) if (!CZECH_TEXT.test(decoder.decode(bytes))) return null;
	return "windows-1250";
}

/** The encoding by any of its names, such as "CP1250"; null when it is not supported. */
export function encodingNamed(name: string): Encoding | null {
	try {
		const { encoding } = new TextDecoder(name);
		return ENCODINGS.find((one) => one === encoding) ?? null;
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

async function firstOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
	for await (const bytes of chunks) return bytes;
	return new Uint8Array();
}

async function isUtf8(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		for await (const bytes of chunks) decoder.decode(bytes, { stream: true });
		decoder.decode();
		return true;
	} catch (error) {
		if (error instanceof TypeError) return false;
		throw error;
	}
}
