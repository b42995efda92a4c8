import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { SECOND_MS } from "../../../domain/durations.ts";
import { errorText } from "../base/error-text.ts";
import { log } from "../base/log.ts";
import { isErrno } from "../db/embedded/process-identity.ts";
import { fileExists, writeAtomically } from "./disk-file.ts";
import type { FileStore } from "./file-store.ts";
import { nameMarks } from "./name-marks.ts";
import { storeWatch } from "./store-watch.ts";

/** Files of this computer's disk that all computers of the shop share, when they have a store. */
export type SharedFiles = {
	/** Whether the file is there: on the disk, or brought to it from the store just now; null when neither has it. */
	find(path: string): Promise<"here" | "brought" | null>;
	/** Writes it whole to the disk; to the store soon after, or when it is back. */
	write(path: string, data: Buffer): Promise<void>;
	/** Of this disk alone from now on; the store forgets it after a month, unless it is written or found again. */
	leave(path: string): Promise<void>;
	/** Resolves when everything that was written is in the store, or waits for it: to the number of those that wait. */
	settled(): Promise<number>;
};

/** Files of this disk alone. */
export const ownFiles: SharedFiles = {
	find: async (path) => ((await fileExists(path)) ? "here" : null),
	write: writeAtomically,
	leave: async () => {},
	settled: async () => 0,
};

/** What the shop keeps about its store, below its data. */
export const stateFolder = (root: string) => join(root, "store");
/** Written here, and not in the store yet. */
export const owedFiles = (root: string) => nameMarks(join(stateFolder(root), "owed"));
/** In the store, and replaced here. */
export const leavingFiles = (root: string) => nameMarks(join(stateFolder(root), "leaving"));

/** A name in the store is the path below the data's folder. */
export const nameOf = (root: string, path: string) => relative(root, path).split(sep).join("/");

/** What the store did not have is not asked for again before. */
const MISSED_MS = 15 * SECOND_MS;
const MISSED_MAX = 50_000;
const PUTS_AT_ONCE = 4;

/**
 * Files below `root` with a store behind them: looked for on the disk, then there. While the store is away the disk alone has
 * them. `brief` is asked for what somebody waits for, `patient` is given what was written.
 */
export function sharedFiles(root: string, { brief, patient }: { brief: FileStore; patient: FileStore }): SharedFiles {
	const watch = storeWatch(stateFolder(root));
	const [owed, leaving] = [owedFiles(root), leavingFiles(root)];
	const missed = new LRUCache<string, true>({ max: MISSED_MAX, ttl: MISSED_MS });
	const bringing = new Map<string, Promise<"brought" | null>>();
	const putting = pLimit(PUTS_AT_ONCE);
	const puts = new Map<string, Promise<void>>();
	const waiting = new Set<string>();

	const bring = async (path: string, name: string) => {
		const found = await watch.ask(async () => {
			const body = await brief.read(name);
			// Pictures are small, and an error of the disk is none of the store.
			return body && (await buffer(body));
		});
		if (found === null) missed.set(name, true);
		if (found === null || found === "away") return null;
		await writeAtomically(path, found);
		await leaving.settle(name);
		return "brought" as const;
	};
	const put = async (name: string) => {
		try {
			const done = await putting(() => putOwed(root, name, patient, watch));
			if (done === "away") waiting.add(name);
			else waiting.delete(name);
		} catch (error) {
			waiting.add(name);
			log.error({ name, error: errorText(error) }, "a file was not put into the store");
		}
		puts.delete(name);
	};
	return {
		async find(path) {
			if (await fileExists(path)) return "here";
			const name = nameOf(root, path);
			if (missed.has(name)) return null;
			const asked = bringing.get(name) ?? bring(path, name).finally(() => bringing.delete(name));
			bringing.set(name, asked);
			return asked;
		},
		async write(path, data) {
			const name = nameOf(root, path);
			// Before the file: one that is written and not noted would never come into the store.
			await owed.note(name);
			await writeAtomically(path, data);
			await leaving.settle(name);
			puts.set(name, put(name));
		},
		leave: (path) => leaving.note(nameOf(root, path)),
		async settled() {
			await Promise.all(puts.values());
			return waiting.size;
		},
	};
}

/**
 * Puts a file that is noted into the store; its note goes with it. Two computers may put the same name at once: a name says how
 * its picture looks, so both are right, and the store has one of them whole.
 */
export async function putOwed(
	root: string,
	name: string,
	store: FileStore,
	watch: ReturnType<typeof storeWatch>,
): Promise<"put" | "gone" | "away"> {
	const data = await readFile(join(root, name)).catch((error: unknown) => {
		if (isErrno(error, "ENOENT")) return null;
		throw error;
	});
	if (data !== null && (await watch.ask(() => store.write(name, data))) === "away") return "away";
	await owedFiles(root).settle(name);
	return data === null ? "gone" : "put";
}
