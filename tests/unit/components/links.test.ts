import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** The opening tags of next/link in a file; a `>` inside braces or of an arrow ends none. */
function linksOf(text: string): string[] {
	return [...text.matchAll(/<Link\b/g)].map(({ index }) => {
		let depth = 0;
		for (let at = index; at < text.length; at++) {
			if (text[at] === "{") depth++;
			if (text[at] === "}") depth--;
			if (text[at] === ">" && depth === 0 && text[at - 1] !== "=") return text.slice(index, at);
		}
		return text.slice(index);
	});
}

test("no link is prefetched by itself: the idle moment and the connection decide (promises §7)", () => {
	const files = ["app", "components"].flatMap((folder) =>
		readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(".tsx"))
			.map((file) => join(folder, file)),
	);
	const links = files.flatMap((file) => linksOf(readFileSync(join(ROOT, file), "utf8")).map((tag) => ({ file, tag })));
	expect(links.length).toBeGreaterThan(50);
	expect(links.filter(({ tag }) => !tag.includes("prefetch={false}"))).toEqual([]);
});
