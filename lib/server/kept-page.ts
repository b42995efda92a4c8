import { gzipSync } from "node:zlib";
import { SECOND_MS } from "#lib/domain/durations.ts";

export type KeptPage = { html: Buffer; gzip: Buffer; headers: Record<string, string> };

/** Of the page's own headers those that hold for whatever address it is sent at. */
const KEPT_HEADERS = [
	"content-type",
	"content-security-policy",
	"permissions-policy",
	"referrer-policy",
	"x-content-type-options",
	"x-frame-options",
];
const FRESH_MS = SECOND_MS;

/**
 * A page kept as it is sent: at most a second old, then fetched anew behind the answer that still sends the old one. The first
 * visitor waits for it; null when it cannot be had.
 */
export function keepPage(fetchPage: () => Promise<Response>, nowMs = () => performance.now()) {
	let kept: KeptPage | null = null;
	let keptAtMs = 0;
	let coming: Promise<void> | null = null;

	const refresh = async () => {
		try {
			const reply = await fetchPage();
			if (!reply.ok) throw new Error(`answered ${reply.status}`);
			const html = Buffer.from(await reply.arrayBuffer());
			const headers = KEPT_HEADERS.flatMap((name) => {
				const value = reply.headers.get(name);
				return value === null ? [] : [[name, value]];
			});
			kept = { html, gzip: gzipSync(html), headers: Object.fromEntries(headers) };
			keptAtMs = nowMs();
		} catch {
			// The old one is better than none; the next visitor asks again.
		} finally {
			coming = null;
		}
	};
	return async (): Promise<KeptPage | null> => {
		if (kept && nowMs() - keptAtMs < FRESH_MS) return kept;
		coming ??= refresh();
		if (!kept) await coming;
		return kept;
	};
}
