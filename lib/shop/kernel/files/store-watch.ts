import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SECOND_MS } from "../../../domain/durations.ts";
import { log } from "../base/log.ts";
import { isErrno } from "../db/embedded/process-identity.ts";
import { changedMs } from "./name-marks.ts";
import { StoreError } from "./s3-errors.ts";

/** A store that did not answer is asked again after so long, by one who then waits for it. */
const AGAIN_MS = 15 * SECOND_MS;

/** Asks a store that may be away. */
export type StoreWatch = {
	/** What `work` resolves to; "away" when the store did not do it, or did not answer somebody else a moment ago. */
	ask<Done>(work: () => Promise<Done>): Promise<Done | "away">;
};

/**
 * All processes of this computer know by a file in `folder` that the store is away, so the log says it once, however many ask and
 * however often they start anew, and once that it is back.
 */
export function storeWatch(folder: string, againMs = AGAIN_MS): StoreWatch {
	const mark = join(folder, "away");
	return {
		async ask(work) {
			const awayMs = await changedMs(mark);
			if (awayMs !== null) {
				if (Date.now() - awayMs < againMs) return "away";
				await touch(mark);
			}
			try {
				const done = await work();
				if (awayMs !== null) await sayBack(mark);
				return done;
			} catch (error) {
				if (!(error instanceof StoreError)) throw error;
				await sayAway(folder, mark, error.message);
				return "away";
			}
		},
	};
}

async function sayAway(folder: string, mark: string, sentence: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	try {
		await writeFile(mark, `${sentence}\n`, { flag: "wx" });
	} catch (error) {
		if (!isErrno(error, "EEXIST")) throw error;
		return touch(mark);
	}
	log.error(
		{ store: sentence },
		"the store of pictures and feeds is away; what this computer has goes on being served",
	);
}

async function sayBack(mark: string): Promise<void> {
	try {
		await rm(mark);
	} catch (error) {
		if (isErrno(error, "ENOENT")) return;
		throw error;
	}
	log.info("the store of pictures and feeds is back");
}

async function touch(mark: string): Promise<void> {
	const now = new Date();
	await utimes(mark, now, now).catch((error: unknown) => {
		// Somebody else found it back meanwhile.
		if (!isErrno(error, "ENOENT")) throw error;
	});
}
