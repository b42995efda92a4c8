import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/**
 * Caches files drawn from immutable documents, keyed by the document's whole data: the `max` most recently used. Concurrent
 * callers share one drawing; a failed one is retried. The caller checks access first.
 */
export function keptFiles<Paper extends object>(draw: (paper: Paper) => Promise<Buffer>, max: number) {
	const kept = new LRUCache<string, Promise<Buffer>>({ max });
	return (paper: Paper): Promise<Buffer> => {
		const key = createHash("sha256").update(JSON.stringify(paper)).digest("base64");
		const file = kept.get(key) ?? draw(paper);
		kept.set(key, file);
		file.catch(() => kept.delete(key));
		return file;
	};
}
