import { text } from "node:stream/consumers";
import { z } from "zod";
import type { FileStore } from "../../kernel/files/file-store.ts";

/** A file of a backup: compressed by zstd; its hash is of what lies there. */
const packedFile = z.object({ file: z.string(), bytes: z.int().nonnegative(), sha256: z.string().length(64) });

const manifestSchema = z.object({
	format: z.literal(1),
	/** Its folder below `backups`: the moment, as a name of a file. */
	name: z.string(),
	/** The moment that it shows: all of it was so at once. */
	takenAt: z.iso.datetime(),
	finishedAt: z.iso.datetime(),
	shop: z.object({ name: z.string(), url: z.string() }),
	/** Version of the server. */
	postgres: z.string(),
	/** Hashes of the migrations that the database had, in their order. */
	migrations: z.array(z.string()),
	/** Rows as lines of COPY, in PostgreSQL's text format. */
	tables: z.array(
		packedFile.extend({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.int().nonnegative() }),
	),
	/** Null: it has given no number yet, and begins with `startValue`. */
	sequences: z.array(z.object({ name: z.string(), lastValue: z.string().nullable(), startValue: z.string() })),
	/** Pictures that an import brought, listed in `file` by lines of JSON. */
	pictures: packedFile.extend({
		count: z.int().nonnegative(),
		totalBytes: z.int().nonnegative(),
		missing: z.int().nonnegative(),
	}),
});

/** What a backup has. It is written last, so that a backup which was broken off has none and counts for nothing. */
export type Manifest = z.output<typeof manifestSchema>;
export type PackedFile = z.output<typeof packedFile>;

export const pictureLine = z.object({ name: z.string(), bytes: z.int().nonnegative(), sha256: z.string().length(64) });
export type PictureLine = z.output<typeof pictureLine>;

const FOLDER = "backups/";
const MANIFEST = "backup.json";
const MANIFEST_NAME = /^backups\/(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\/backup\.json$/;

/** "2026-11-28T03-49-20-123Z": names sort as the moments do. */
export const nameOf = (moment: Date): string => moment.toISOString().replaceAll(/[:.]/g, "-");

/** Name of a backup's own file in its target. */
export const ownFile = (backup: string, file: string): string => `${FOLDER}${backup}/${file}`;

/** Name of a picture in a target: by its content, so that all backups there share it. */
export const pictureFileOf = (sha256: string): string => `pictures/${sha256.slice(0, 2)}/${sha256}`;

export async function writeManifest(target: FileStore, manifest: Manifest): Promise<void> {
	await target.write(
		ownFile(manifest.name, MANIFEST),
		Buffer.from(`${JSON.stringify(manifest, null, "\t")}\n`, "utf8"),
	);
}

/** Names of the whole backups at a target, the oldest first. */
export async function backupsAt(target: FileStore): Promise<string[]> {
	const names: string[] = [];
	for await (const { name } of target.list(FOLDER)) {
		const [, backup] = MANIFEST_NAME.exec(name) ?? [];
		if (backup) names.push(backup);
	}
	return names.sort();
}

/** Throws a sentence when there is no such backup, or what it has cannot be read by this version of the shop. */
export async function readManifest(target: FileStore, backup: string): Promise<Manifest> {
	const body = await target.read(ownFile(backup, MANIFEST));
	if (!body) throw new Error(`There is no backup ${backup} at ${target.place}.`);
	const read = manifestSchema.safeParse(parsed(await text(body)));
	if (!read.success) throw new Error(`${MANIFEST} of ${backup} cannot be read: ${z.prettifyError(read.error)}`);
	return read.data;
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}
