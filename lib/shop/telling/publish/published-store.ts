/** Published files between this computer's folder and the store. Whoever calls these has the turn "published". */
import { createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "../../kernel/files/file-store.ts";
import { type PublishedFile, type PublishedList, publishedName, writeList } from "./published-list.ts";
import { changedMsOf, draftName } from "./snapshot.ts";

/** Which files in the folder are published, and which of them may go: parts of the sitemap. */
export type PublishedKinds = { isPublished(file: string): boolean; isPart(file: string): boolean };

/**
 * Makes the folder what the list says, times of change too, so that every computer answers with the same ETag. False when a file is
 * not as the list says: somebody stopped between the files and their list. What is served changes file by file, the index of the
 * sitemap after its parts.
 */
export async function takePublished(
	dir: string,
	store: FileStore,
	{ list, kinds }: { list: PublishedList; kinds: PublishedKinds },
): Promise<boolean> {
	await mkdir(dir, { recursive: true });
	for (const file of list.files) {
		const path = join(dir, file.file);
		const here = await changeOf(path);
		if (here?.bytes === file.bytes && here.changedMs === file.changedMs) continue;
		if (here?.bytes === file.bytes && (await hashOf(path)) === file.sha256) await setChanged(path, file.changedMs);
		else if (!(await fetchFile(dir, store, file))) return false;
	}
	const named = new Set(list.files.map(({ file }) => file));
	for (const file of await readdir(dir)) if (kinds.isPart(file) && !named.has(file)) await rm(join(dir, file));
	return true;
}

/**
 * Makes the store what the folder is. A file whose content the store has already keeps the time that it has there. Files that this
 * version of the shop does not know stay.
 */
export async function givePublished(
	dir: string,
	store: FileStore,
	{ list, kinds, begunMs }: { list: PublishedList | null; kinds: PublishedKinds; begunMs: number },
): Promise<void> {
	const known = new Map(list?.files.map((file) => [file.file, file]));
	const files: PublishedFile[] = [];
	for (const file of (await readdir(dir)).filter(kinds.isPublished).sort(partsFirst(kinds)))
		files.push(await giveFile(dir, store, { file, known: known.get(file) }));
	const written = new Set(files.map(({ file }) => file));
	const others = [...known.values()].filter(({ file }) => !written.has(file));
	const gone = others.filter(({ file }) => kinds.isPart(file));
	await writeList(store, { begunMs, files: [...others.filter(({ file }) => !kinds.isPart(file)), ...files] });
	for (const { file } of gone) await store.remove(publishedName(file));
}

async function giveFile(
	dir: string,
	store: FileStore,
	{ file, known }: { file: string; known: PublishedFile | undefined },
): Promise<PublishedFile> {
	const path = join(dir, file);
	const here = await changeOf(path);
	if (!here) throw new Error(`A published file that went: ${file}`);
	if (known?.bytes === here.bytes && known.changedMs === here.changedMs) return known;
	const sha256 = await hashOf(path);
	if (known?.sha256 === sha256) {
		await setChanged(path, known.changedMs);
		return known;
	}
	await store.write(publishedName(file), createReadStream(path));
	return { file, ...here, sha256 };
}

/** False when the store has another content than the list says. */
async function fetchFile(dir: string, store: FileStore, { file, sha256, changedMs }: PublishedFile): Promise<boolean> {
	const body = await store.read(publishedName(file));
	if (!body) return false;
	const draft = join(dir, draftName(file, randomBytes(6)));
	try {
		const hash = createHash("sha256");
		body.on("data", (chunk) => hash.update(chunk));
		await pipeline(body, createWriteStream(draft));
		if (hash.digest("hex") !== sha256) return false;
		await setChanged(draft, changedMs);
		await rename(draft, join(dir, file));
		return true;
	} finally {
		await rm(draft, { force: true });
	}
}

/** An index is read by somebody before its parts. */
const partsFirst = (kinds: PublishedKinds) => (a: string, b: string) =>
	Number(kinds.isPart(b)) - Number(kinds.isPart(a)) || (a < b ? -1 : 1);

async function changeOf(path: string): Promise<{ bytes: number; changedMs: number } | null> {
	const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return null;
		throw error;
	});
	return found && { bytes: found.size, changedMs: changedMsOf(found) };
}

/** Half a millisecond more, since the file system's fractions of a second are rounded. */
const setChanged = (path: string, changedMs: number) => {
	const atS = (changedMs + 0.5) / 1_000;
	return utimes(path, atS, atS);
};

async function hashOf(path: string): Promise<string> {
	const hash = createHash("sha256");
	await pipeline(createReadStream(path), hash);
	return hash.digest("hex");
}
