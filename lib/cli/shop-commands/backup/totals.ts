import type { Manifest } from "#lib/shop/backoffice/backup/manifest.ts";

const MB = 1_000_000;

/** "446 products, 12 orders, 81 250 rows in 4.2 MB, 3 pictures in 0.4 MB". */
export function totalsOf({ tables, pictures }: Manifest): string {
	const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
	const sum = (key: "rows" | "bytes") => tables.reduce((total, table) => total + table[key], 0);
	const megabytes = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;
	const shown = `${grouped(rowsOf("products"))} products, ${grouped(rowsOf("orders"))} orders`;
	return `${shown}, ${grouped(sum("rows"))} rows in ${megabytes(sum("bytes"))}, ${grouped(pictures.count)} pictures in ${megabytes(pictures.totalBytes)}`;
}

function grouped(count: number): string {
	return `${count}`.replace(/\B(?=(\d{3})+$)/g, " ");
}
