/** A folder of texts for `content import`; beside the shop of command-shop.ts. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach } from "vitest";
import { folder, shop } from "./command-shop.ts";

export let texts: string;

/** Empties the folder before each test of the file that calls this. */
export function withContentFolder(): void {
	beforeEach(() => {
		texts = join(folder, "texts");
		rmSync(texts, { recursive: true, force: true });
	});
}

export function writeAsIs(path: string, text: string | Buffer) {
	mkdirSync(join(texts, path, ".."), { recursive: true });
	writeFileSync(join(texts, path), text);
}

/** A file of the folder; `head` are lines of its front matter. */
export function write(path: string, head: string[], body = "Text.") {
	writeAsIs(path, `---\n${head.join("\n")}\n---\n\n${body}\n`);
}

/** Runs `content import` on the folder. */
export const importTexts = (...typed: string[]) => shop("content", "import", texts, ...typed);
