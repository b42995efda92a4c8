import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { isAlive, isErrno, processIdentity } from "./process-identity.ts";

/** The owner may have got a signal and not yet written that it is stopping. */
const WAIT_FOR_RUNNING_MS = 250;
/** Longer than a server takes to finish its requests. */
const WAIT_FOR_STOPPING_MS = 12_000;
const RETRY_MS = 60;
/** The guard is held for microseconds; an older one was left by a process killed while it held it. */
const GUARD_STALE_MS = 500;

const ownerSchema = z.object({
	pid: z.number().int(),
	identity: z.string().nullable(),
	what: z.string(),
	startedAt: z.string(),
	url: z.string().optional(),
	isStopping: z.boolean().optional(),
});

export type DataDirOwner = z.output<typeof ownerSchema>;

export type DataDirLock = {
	/** Writes the address into the lock, for the message of a second start. */
	setUrl(url: string): void;
	/** Announces that the folder will soon be free: others then wait instead of giving up. */
	setStopping(): void;
	/** Frees the folder; also happens when the process exits. Safe to call twice. */
	release(): void;
};

const ownerFile = (dataDir: string) => join(dataDir, "owner.json");

/**
 * The process that works on this data directory now, or null. A process that ended, or whose number another program has, does
 * not count.
 */
export function readOwner(dataDir: string): DataDirOwner | null {
	let text: string;
	try {
		text = readFileSync(ownerFile(dataDir), "utf8");
	} catch (error) {
		if (isErrno(error, "ENOENT")) return null;
		throw error;
	}
	const owner = parseOwner(text);
	if (!owner || !isAlive(owner.pid)) return null;
	if (owner.identity !== null && owner.identity !== processIdentity(owner.pid)) return null;
	return owner;
}

function parseOwner(text: string): DataDirOwner | null {
	try {
		return ownerSchema.parse(JSON.parse(text));
	} catch (error) {
		// a full disk can leave an empty file, which names no owner
		if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
		throw error;
	}
}

/** Reading and replacing the owner must be one step among processes; making a directory is atomic everywhere. */
async function guarded<T>(dataDir: string, act: () => T): Promise<T> {
	const guard = join(dataDir, "owner.guard");
	for (;;) {
		try {
			mkdirSync(guard);
			break;
		} catch (error) {
			if (!isErrno(error, "EEXIST")) throw error;
		}
		const ageMs = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
		if (ageMs > GUARD_STALE_MS) removeGuard(guard);
		await sleep(10);
	}
	try {
		return act();
	} finally {
		removeGuard(guard);
	}
}

function removeGuard(guard: string) {
	try {
		rmdirSync(guard);
	} catch (error) {
		if (!isErrno(error, "ENOENT")) throw error;
	}
}

function writeOwner(dataDir: string, owner: DataDirOwner) {
	const draft = `${ownerFile(dataDir)}.${process.pid}`;
	writeFileSync(draft, `${JSON.stringify(owner, null, "\t")}\n`);
	renameSync(draft, ownerFile(dataDir));
}

/**
 * Makes this process the only owner of the data directory. `what` names it in a refusal, e.g. "The shop". Waits for an owner
 * that is stopping; throws an Error that names an owner that is running.
 */
export async function lockDataDir(dataDir: string, what: string): Promise<DataDirLock> {
	makeWritable(dataDir);
	const mine: DataDirOwner = {
		pid: process.pid,
		identity: processIdentity(process.pid),
		what,
		startedAt: new Date().toISOString(),
	};
	const startedMs = performance.now();
	for (;;) {
		const owner = await guarded(dataDir, () => {
			const current = readOwner(dataDir);
			if (!current) writeOwner(dataDir, mine);
			return current;
		});
		if (!owner) break;
		const waitMs = owner.isStopping ? WAIT_FOR_STOPPING_MS : WAIT_FOR_RUNNING_MS;
		if (performance.now() - startedMs > waitMs) throw new Error(refusal(owner));
		await sleep(RETRY_MS);
	}
	let held = true;
	let current = mine;
	const update = (change: Partial<DataDirOwner>) => {
		if (!held) return;
		current = { ...current, ...change };
		writeOwner(dataDir, current);
	};
	const release = () => {
		if (!held) return;
		held = false;
		process.off("exit", release);
		const owner = readOwner(dataDir);
		if (owner?.pid === mine.pid && owner.startedAt === mine.startedAt) rmSync(ownerFile(dataDir), { force: true });
	};
	process.on("exit", release);
	return { setUrl: (url) => update({ url }), setStopping: () => update({ isStopping: true }), release };
}

function makeWritable(dataDir: string) {
	try {
		mkdirSync(dataDir, { recursive: true });
		const probe = join(dataDir, `.write-test-${process.pid}`);
		writeFileSync(probe, "");
		rmSync(probe);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Error(`The data folder ${dataDir} cannot be written (${reason}). Set DATA_DIR to a folder of your own.`);
	}
}

function refusal(owner: DataDirOwner): string {
	const started = new Date(owner.startedAt);
	const time = started.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
	const today = started.toDateString() === new Date().toDateString();
	const since = today ? time : `${started.toLocaleDateString("en-GB", { day: "numeric", month: "long" })} ${time}`;
	const facts = [`process ${owner.pid}`, owner.url, `since ${since}`].filter(Boolean).join(", ");
	return `${owner.what} already runs on this data (${facts}). Stop it, or set DATA_DIR to another folder.`;
}
