/** The configurations that the shop is deployed with (`deploy/`), with a test's own places in those that are marked. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const DEPLOY = join(import.meta.dirname, "../../../deploy");

/** A file of `deploy` with parts replaced. Throws when a part is not in it: the test would try something else than what is deployed. */
export function deployed(file: string, replaced: readonly (readonly [string, string])[] = []): string {
	let text = readFileSync(join(DEPLOY, file), "utf8");
	for (const [from, to] of replaced) {
		if (!text.includes(from)) throw new Error(`deploy/${file} has no "${from}"`);
		text = text.replaceAll(from, to);
	}
	return text;
}
