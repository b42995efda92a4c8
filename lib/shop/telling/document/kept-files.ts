import { createHash } from "node:crypto";

/**
 * Caches files drawn from immutable documents, keyed by the document's whole data: the `max` most recently used. Concurrent
 * callers share one drawing; a failed one is retried. The caller checks access first.
 */
export function keptFiles<Paper extends object>(draw: (paper: Paper) => Promise<Buffer>, max: number) {
	const kept = new Map<string, Promise<Buffer>>();
	return (paper: Paper): Promise<Buffer> => {
		const key = createHash("sha256").update(JSON.stringify(paper)).digest("base64");
		const file = kept.get(key) ?? draw(paper);
		// Moved to the end: a Map keeps the order of insertion.
		kept.delete(key);
		kept.set(key, file);
		const [oldest] = kept.keys();
		if (kept.size > max && oldest !== undefined) kept.delete(oldest);
		file.catch(() => kept.delete(key));
		return file;
	};
}
