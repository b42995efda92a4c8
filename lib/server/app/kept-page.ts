import { gzipSync } from "node:zlib";
import { SECOND_MS } from "#lib/domain/durations.ts";

export type KeptPage = { html: Buffer; gzip: Buffer; headers: Record<string, string> };

/** Headers of the page that are valid for every address at which it is sent. */
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
 * A cached page ready to send: after a second it is stale and refreshed in the background, while the old one is sent.
 * The first visitor waits for it; null when it cannot be fetched.
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
			// The old page is better than none; the next visitor causes a retry.
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
