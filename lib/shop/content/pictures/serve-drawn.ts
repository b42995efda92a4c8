/** Answers with pictures that are drawn on their first request, at addresses which name their version. */
import { readFile } from "node:fs/promises";
import { PICTURE_VERSION } from "./drawn-files.ts";

/** Largest id of a row. */
const ID_MAX = 2 ** 31 - 1;
const FOR_EVER = "public, max-age=31536000, immutable";
const SHORTLY = "public, max-age=60";

export const MISSING = { status: 404, headers: { "Cache-Control": "no-store" } };
export const AWAY = { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "5" } };

/** The version that a file's name in an address says; null when it is no such name. */
export function readVersion(file: string, ending: ".jpg" | ""): string | null {
	const version = file.endsWith(ending) ? file.slice(0, file.length - ending.length) : "";
	return PICTURE_VERSION.test(version) ? version : null;
}

/** The id of a row in an address; null when it is none. */
export function readId(id: string): number | null {
	return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= ID_MAX ? Number(id) : null;
}

export function movedTo(path: string): Response {
	// Cached briefly: the next change makes another version.
	return new Response(null, { status: 308, headers: { Location: path, "Cache-Control": SHORTLY } });
}

/** `path`: where the current version lies once it is drawn; `order` has it drawn, or a stand-in, and says where that lies. */
export type Drawn = { version: string; type: string; vary?: string; path: string; order: () => Promise<string> };

export async function answerDrawn(
	{ version, type, vary, path, order }: Drawn,
	ifNoneMatch: string | null,
): Promise<Response> {
	const kept = { "Cache-Control": FOR_EVER, ETag: `"${version}"`, ...(vary && { Vary: vary }) };
	if (isKnown(ifNoneMatch, kept.ETag)) return new Response(null, { status: 304, headers: kept });
	const ready = await readIfThere(path);
	const drawnPath = ready ? path : await order();
	const picture = ready ?? (await readFile(drawnPath));
	return new Response(picture, {
		headers: {
			"Content-Type": type,
			"Content-Length": String(picture.length),
			// A stand-in is replaced once the outside picture is downloaded, so it is cached briefly.
			...(drawnPath === path ? kept : { "Cache-Control": SHORTLY, ...(vary && { Vary: vary }) }),
		},
	});
}

/** Whether the caller's copy is this one (RFC 9110 § 13.1.2). */
function isKnown(ifNoneMatch: string | null, tag: string): boolean {
	const tags = (ifNoneMatch ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
	return tags.includes(tag) || tags.includes("*");
}

/** Small enough to read whole: an unread stream, as after HEAD, would keep its file open for ever. */
export async function readIfThere(path: string): Promise<Buffer<ArrayBuffer> | null> {
	return readFile(path).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return null;
		throw error;
	});
}
