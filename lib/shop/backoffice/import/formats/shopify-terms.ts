import { oneLine } from "../plain-text.ts";
import type { Trait } from "./imported.ts";
import type { CsvRow } from "./read-csv.ts";

/** Columns with the category, in order of preference; of tags only a single one counts, since several form no path. */
const CATEGORY_COLUMNS = ["Product Category", "Type", "Collection", "Tags"];

/** The category by the product's first row: names from the top, and their column. */
export function categoryOf(row: CsvRow): { column: string; paths: { line: number; path: string[] }[] } {
	for (const column of CATEGORY_COLUMNS) {
		const text = row.cell(column);
		if (text === "" || (column === "Tags" && text.includes(","))) continue;
		const path = text
			.split(/[>|]/)
			.map(oneLine)
			.filter((name) => name !== "");
		if (path.length > 0) return { column, paths: [{ line: row.line, path }] };
	}
	return { column: "", paths: [] };
}

/** Options of a variant, named in the product's first row; "Title" means that there are none. */
export function optionTraits(row: CsvRow, first: CsvRow): Trait[] {
	return [1, 2, 3].flatMap((number) => {
		const name = oneLine(first.cell(`Option${number} Name`));
		const value = oneLine(row.cell(`Option${number} Value`));
		if (name === "" || value === "" || name.toLowerCase() === "title") return [];
		return [{ line: row.line, name, values: [value] }];
	});
}
