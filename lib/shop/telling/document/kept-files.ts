import { createHash } from "node:crypto";

/**
 * Files that are drawn of frozen papers, kept in memory by all that stands on them: the `max` asked for last. Whoever asks at
 * once shares one drawing; one that failed is tried again. Who may see a paper is asked before.
 */
export function keptFiles<Paper extends object>(draw: (paper: Paper) => Promise<Buffer>, max: number) {
	const kept = new Map<string, Promise<Buffer>>();
	return (paper: Paper): Promise<Buffer> => {
		const key = createHash("sha256").update(JSON.stringify(paper)).digest("base64");
		const file = kept.get(key) ?? draw(paper);
		// Put last again: a Map keeps the order in which keys came.
		kept.delete(key);
		kept.set(key, file);
		const [oldest] = kept.keys();
		if (kept.size > max && oldest !== undefined) kept.delete(oldest);
		file.catch(() => kept.delete(key));
		return file;
	};
}
