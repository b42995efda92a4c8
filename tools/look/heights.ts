/** What a folder of pictures holds, in its heights.json: a line for each picture. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const entrySchema = z.object({
	/** Of the page or state. */
	name: z.string(),
	widthPx: z.number(),
	locale: z.string(),
	/** Of the whole page, of which the picture may show the first screen alone. */
	heightPx: z.number(),
	file: z.string(),
	/** Of the picture. */
	pictureHeightPx: z.number(),
});
export type Entry = z.infer<typeof entrySchema>;

const NAME = "heights.json";

/** In the order of their files; nothing of a folder that has no pictures yet. */
export function readHeights(folder: string): Entry[] {
	try {
		return z.array(entrySchema).parse(JSON.parse(readFileSync(join(folder, NAME), "utf8")));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
		throw error;
	}
}

/** Lines stay where they were from run to run, so that two tables can be compared. */
export function writeHeights(folder: string, entries: readonly Entry[]): void {
	const lines = entries.map((entry) => `\t${JSON.stringify(entry)}`);
	writeFileSync(join(folder, NAME), `[\n${lines.join(",\n")}\n]\n`);
}

/** By what pictures of two runs are of the same. */
export const keyOf = ({ name, widthPx, locale }: Pick<Entry, "name" | "widthPx" | "locale">) =>
	`${name} ${widthPx} ${locale}`;

/** Entries in the order of their files, one language and width after another. */
export const inOrder = (entries: readonly Entry[]) =>
	entries.toSorted(
		(one, other) =>
			one.locale.localeCompare(other.locale) || one.widthPx - other.widthPx || one.file.localeCompare(other.file),
	);
