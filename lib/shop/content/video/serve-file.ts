import { createHash } from "node:crypto";
import { byteRange } from "../../../domain/byte-range.ts";

type Asked = { range: string | undefined; ifRange: string | undefined; ifNoneMatch: string | undefined };

/** A browser may cache a file as long as its signed address works. */
const CACHE_CONTROL = "private, max-age=3600";

/** A whole file, the requested range (206, 416), or 304 when the browser has it already. */
export function fileResponse(bytes: Buffer, contentType: string, { range, ifRange, ifNoneMatch }: Asked): Response {
	const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
	const headers = { "Accept-Ranges": "bytes", "Cache-Control": CACHE_CONTROL, ETag: etag };
	const known = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
	if (known.includes(etag) || known.includes("*")) return new Response(null, { status: 304, headers });
	// A range of a changed file would not fit the part that the client has.
	const asked = ifRange === undefined || ifRange === etag ? byteRange(range, bytes.length) : null;
	if (asked === "unsatisfiable") {
		return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${bytes.length}` } });
	}
	const part = asked ? bytes.subarray(asked.first, asked.last + 1) : bytes;
	return new Response(new Uint8Array(part), {
		status: asked ? 206 : 200,
		headers: {
			...headers,
			"Content-Type": contentType,
			"Content-Length": `${part.length}`,
			...(asked && { "Content-Range": `bytes ${asked.first}-${asked.last}/${bytes.length}` }),
		},
	});
}
