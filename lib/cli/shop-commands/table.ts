/** Lines of a table with aligned columns; `right` are the right-aligned columns, from 0. */
export function alignColumns(header: string[], rows: string[][], right: number[]): string[] {
	const all = [header, ...rows];
	const widths = header.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
	return all.map((cells) =>
		widths
			.map((width, column) => {
				const cell = cells[column] ?? "";
				return right.includes(column) ? cell.padStart(width) : cell.padEnd(width);
			})
			.join("  ")
			.trimEnd(),
	);
}
