/** Content codings (RFC 9110 § 8.4) of what the door sends. */
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gunzip, gzip } from "node:zlib";
import { exactBytes } from "../exact-bytes.ts";

export type Encoding = "br" | "gzip" | "identity";
export type Compressed = Exclude<Encoding, "identity">;

/** Shorter bodies fit into one packet anyway. */
const WORTH_BYTES = 1024;
const TEXT = /^(text\/|image\/svg\+xml|application\/([\w.-]+\+)?(json|xml|javascript)\b)/;
/**
 * What is sent once must be quick. Kept pages are sent for seconds or hours: `often` makes one that is asked for again and again
 * a tenth smaller, for fifty milliseconds of a processor (docs/measured.md). Files are sent for ever.
 */
const QUALITY = {
	once: { br: 3, gzip: 3 },
	page: { br: 6, gzip: 6 },
	often: { br: 10, gzip: 9 },
	files: { br: 11, gzip: 9 },
};
/** What browsers send by themselves needs no parsing. */
const USUAL = new Set(["gzip, deflate, br", "gzip, deflate, br, zstd"]);

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const ofCoding = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Whether compressing pays. `bytes` is undefined when nobody knows yet. */
export function isWorthCompressing(contentType: string | undefined, bytes: number | undefined): boolean {
	return TEXT.test(contentType ?? "") && (bytes === undefined || bytes >= WORTH_BYTES);
}

/** The best coding that the client accepts (RFC 9110 § 12.5.3); one that names none gets the plain text. */
export function encodingFor(accepted: string | undefined): Encoding {
	if (!accepted) return "identity";
	if (USUAL.has(accepted)) return "br";
	const weights = new Map(
		accepted.split(",").map((part) => {
			const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
			const weight = parameters.find((parameter) => parameter.startsWith("q="));
			return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
		}),
	);
	const accepts = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
	return accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity";
}

/** The whole body, compressed to be kept. */
export async function compress(body: Buffer, encoding: Compressed, of: "page" | "often" | "files"): Promise<Buffer> {
	const quality = QUALITY[of];
	if (encoding === "gzip") return exactBytes(await asGzip(body, { level: quality.gzip }));
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality.br,
		[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
	};
	return exactBytes(await asBrotli(body, { params }));
}

/** What `compress` has made it of. */
export const decompress = (body: Buffer, encoding: Compressed): Promise<Buffer> => ofCoding[encoding](body);

/** Compresses what flows through. */
export function compressor(encoding: Compressed) {
	if (encoding === "gzip") return createGzip({ level: QUALITY.once.gzip });
	return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY.once.br } });
}
