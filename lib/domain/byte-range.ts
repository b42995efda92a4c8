/** First and last byte, counted from 0. */
export type ByteRange = { first: number; last: number };

/**
 * The bytes that a `Range` header asks for (RFC 9110 § 14.2). Null sends the whole file: no header, several ranges or a
 * malformed one. "unsatisfiable": the range begins after the end of the file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | "unsatisfiable" {
	const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replaceAll(" ", "") ?? "");
	if (!match) return null;
	const [, from = "", to = ""] = match;
	if (from === "" && to === "") return null;
	// "-500" is the last 500 bytes.
	if (from === "") return Number(to) === 0 || size === 0 ? "unsatisfiable" : tail(Number(to), size);
	if (to !== "" && Number(to) < Number(from)) return null;
	if (Number(from) >= size) return "unsatisfiable";
	return { first: Number(from), last: Math.min(to === "" ? size - 1 : Number(to), size - 1) };
}

function tail(length: number, size: number): ByteRange {
	return { first: Math.max(0, size - length), last: size - 1 };
}
