import type { FileStore } from "../../kernel/files/file-store.ts";
import { picturesOf } from "./back-up-pictures.ts";
import { type Manifest, pictureFileOf } from "./manifest.ts";
import { countLines, hashOf } from "./packing.ts";

export type CheckStep = (step: { phase: "checking"; done: number; total: number }) => void;

/** Sentences about what is missing, damaged, or has not the rows that were written; none when all of it can be restored. */
export type BackupFaults = {
	/** Without them nothing can be restored. */
	tables: string[];
	pictures: string[];
	/** Files of pictures that are not what was written; the next backup brings those that are gone. */
	damaged: string[];
};

/** Reads all of a backup back. */
export async function checkBackup(
	source: FileStore,
	manifest: Manifest,
	onProgress: CheckStep = () => {},
): Promise<BackupFaults> {
	const faults: BackupFaults = { tables: [], pictures: [], damaged: [] };
	const noting = async (into: string[], check: () => Promise<string | null>) => {
		const fault = await check().catch((error: Error) => error.message);
		if (fault !== null) into.push(fault);
	};
	const { tables, pictures } = manifest;
	const total = tables.length + pictures.count;
	for (const [index, table] of tables.entries()) {
		onProgress({ phase: "checking", done: index, total });
		await noting(faults.tables, async () => {
			const rows = await countLines(source, table);
			return rows === table.rows ? null : `${table.file} has ${rows} rows, ${table.rows} were written.`;
		});
	}
	await noting(faults.pictures, async () => {
		// Several goods may show the same picture.
		const wanted = new Map((await picturesOf(source, manifest)).map((picture) => [picture.sha256, picture]));
		for (const [index, { name, sha256 }] of [...wanted.values()].entries()) {
			onProgress({ phase: "checking", done: tables.length + index, total });
			await noting(faults.pictures, async () => {
				const file = pictureFileOf(sha256);
				const body = await source.read(file);
				if (!body) return `${file}, the picture ${name}, is missing at ${source.place}.`;
				if ((await hashOf(body)).sha256 === sha256) return null;
				faults.damaged.push(file);
				return `${file}, the picture ${name}, is not what was written at ${source.place}.`;
			});
		}
		return null;
	});
	return faults;
}
