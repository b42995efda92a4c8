import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS } from "../../../domain/durations.ts";
import { errorText } from "../../kernel/base/error-text.ts";
import { log } from "../../kernel/base/log.ts";
import { type HeldFile, holdFile } from "./held-file.ts";
import type { PressDesk } from "./press-desk.ts";
import { changedMsOf } from "./snapshot.ts";

const WAIT_MS = 20 * SECOND_MS;
const LOOK_MS = 200;
/** Requests for files that do not exist start a run no more often than this. */
const MISSED_MS = 60 * SECOND_MS;
const RETRY_AFTER_S = 30;
/** The file may change at any time; caches must revalidate. */
const CACHE_CONTROL = "public, no-cache";
const NOT_KEPT = { "Cache-Control": "no-store" };

/** Where the published files are, and who writes them. */
export type Published = { dir: string; press: PressDesk; waitMs?: number };

let missedAtMs = Number.NEGATIVE_INFINITY;

/**
 * A published file, or 304 when the client has it already. When it is not written yet, requests a run and waits; then 503
 * with `Retry-After`, or 404 when a run did not write it. `name` is one of the shop's own names, never a visitor's input.
 */
export async function serveSnapshot(
	request: Request,
	{ name, contentType }: { name: string; contentType: string },
	{ dir, press, waitMs = WAIT_MS }: Published,
): Promise<Response> {
	const path = join(dir, name);
	const file = (await holdFile(path)) ?? (await whenWritten(path, { press, waitMs, signal: request.signal }));
	if (file === "never") return new Response(null, { status: 404, headers: NOT_KEPT });
	if (file === "later") {
		return new Response(null, { status: 503, headers: { ...NOT_KEPT, "Retry-After": `${RETRY_AFTER_S}` } });
	}
	const { size } = file.stats;
	const changedMs = changedMsOf(file.stats);
	const changedAt = new Date(changedMs);
	// Weak, because the server compresses the body.
	const etag = `W/"${size.toString(36)}-${changedMs.toString(36)}"`;
	const headers = { ETag: etag, "Last-Modified": changedAt.toUTCString(), "Cache-Control": CACHE_CONTROL };
	const whole = { ...headers, "Content-Type": contentType, "Content-Length": `${size}` };
	const isUnchanged = isKnown(request.headers, etag, changedAt);
	if (!isUnchanged && request.method !== "HEAD") return new Response(file.stream(request.signal), { headers: whole });
	await file.close();
	return isUnchanged ? new Response(null, { status: 304, headers }) : new Response(null, { headers: whole });
}

async function whenWritten(
	path: string,
	{ press, waitMs, signal }: { press: PressDesk; waitMs: number; signal: AbortSignal },
): Promise<HeldFile | "never" | "later"> {
	const startedMs = performance.now();
	const before = await press.lastRunMs();
	if (before !== null && startedMs - missedAtMs < MISSED_MS) return "never";
	try {
		await press.ask();
	} catch (error) {
		log.warn({ error: errorText(error) }, "the press cannot be asked");
		return "later";
	}
	while (performance.now() - startedMs < waitMs && !signal.aborted) {
		await sleep(Math.min(LOOK_MS, waitMs));
		// Read before looking for the file: a run that ends in between has written it.
		const hasRun = (await press.lastRunMs()) !== before;
		const file = await holdFile(path);
		if (file) return file;
		if (hasRun) {
			missedAtMs = performance.now();
			return "never";
		}
	}
	return "later";
}

/** RFC 9110: with If-None-Match, If-Modified-Since is ignored. */
function isKnown(headers: Headers, etag: string, changedAt: Date): boolean {
	const tags = headers.get("If-None-Match");
	if (tags !== null) return tags.split(",").some((tag) => ["*", etag, etag.slice(2)].includes(tag.trim()));
	const sinceMs = Date.parse(headers.get("If-Modified-Since") ?? "");
	// The header has a precision of seconds.
	return Math.floor(changedAt.getTime() / SECOND_MS) * SECOND_MS <= sinceMs;
}
