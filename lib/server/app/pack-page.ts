/** A page of Next's store in a tenth of its room: its HTML, the router's data and their segments compressed together. */
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { IncrementalCachedAppPageValue } from "next/dist/server/response-cache/types.js";
import { exactBytes } from "../exact-bytes.ts";

type Page = IncrementalCachedAppPageValue;
/** Bytes of each part, in their order; null for one that the page lacks. */
type Parts = { html: number; rsc: number | null; segments: [name: string, bytes: number][] | null };
export type PackedPage = Page & { packed: Parts };

export const isPacked = (value: object): value is PackedPage => "packed" in value;

/** What is compressed stands as the router's data, so that the store measures it. */
export function packPage(page: Page): PackedPage {
	const html = Buffer.from(page.html);
	const segments = page.segmentData ? [...page.segmentData] : null;
	const bodies = [html, page.rscData ?? Buffer.alloc(0), ...(segments ?? []).map(([, body]) => body)];
	const packed = {
		html: html.length,
		rsc: page.rscData?.length ?? null,
		segments: segments?.map(([name, { length }]): [string, number] => [name, length]) ?? null,
	};
	return {
		...page,
		html: "",
		rscData: exactBytes(zstdCompressSync(Buffer.concat(bodies))),
		segmentData: undefined,
		packed,
	};
}

export function unpackPage({ packed, ...page }: PackedPage): Page {
	const bytes = zstdDecompressSync(page.rscData ?? Buffer.alloc(0));
	let at = 0;
	const next = (length: number) => {
		at += length;
		return bytes.subarray(at - length, at);
	};
	const html = next(packed.html).toString();
	const rscData = packed.rsc === null ? undefined : next(packed.rsc);
	const segmentData = packed.segments && new Map(packed.segments.map(([name, length]) => [name, next(length)]));
	return { ...page, html, rscData, segmentData: segmentData ?? undefined };
}
