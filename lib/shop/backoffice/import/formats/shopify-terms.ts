import { oneLine } from "../plain-text.ts";
import type { Trait } from "./imported.ts";
import type { CsvRow } from "./read-csv.ts";

/** Columns that say where goods stand, the first that does; a lone tag does too, several say nothing of a tree. */
const CATEGORY_COLUMNS = ["Product Category", "Type", "Collection", "Tags"];

/** Where goods stand, by their first row: names from the top, and the column that says so. */
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

/** Options of a variant, which the product's first row names; "Title" is written where there is nothing to choose. */
export function optionTraits(row: CsvRow, first: CsvRow): Trait[] {
	return [1, 2, 3].flatMap((number) => {
		const name = oneLine(first.cell(`Option${number} Name`));
		const value = oneLine(row.cell(`Option${number} Value`));
		if (name === "" || value === "" || name.toLowerCase() === "title") return [];
		return [{ line: row.line, name, values: [value] }];
	});
}
