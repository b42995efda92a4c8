import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { keepPostmaster } from "./keep-postmaster.ts";
import { ensureOwnDatabase, type OwnDatabase } from "./own-database.ts";
import { choosePlace, type Place } from "./place.ts";
import { settlePostmaster, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { isErrno } from "./process-identity.ts";

export type EmbeddedDatabase = OwnDatabase & {
	/** Stops the server and waits until its files are complete on disk. */
	stop(): Promise<void>;
	/** True when the server was still running after the process that started it was killed. */
	tookOver: boolean;
};

/**
 * PostgreSQL for one data directory: creates it, starts it, or takes it over when it already runs. `log` gets a line for
 * anything unusual; with `isKept` a server that ends by itself is started again. Hold the directory's lock (lock.ts) when calling; throws an Error with a sentence when there can be no
 * server.
 */
export async function openEmbedded(options: {
	dataDir: string;
	log: (line: string) => void;
	isKept?: boolean;
	/** For data that may be lost in a crash, such as that of tests: no write waits for the disk. */
	isThrowaway?: boolean;
}): Promise<EmbeddedDatabase> {
	const { isKept = false, isThrowaway = false } = options;
	const dataDir = resolve(options.dataDir);
	const place = choosePlace(dataDir, findBinaries(), options.log);
	const password = await ensureCluster(place, dataDir, options.log);
	const running = await settlePostmaster(place);
	const port = running?.port ?? (await startPostmaster(place, { preferredPort: readState(dataDir), isThrowaway }));
	// One that recovers from an archive says that it has started before it is writable.
	if (!running) await settlePostmaster(place);
	writeState(dataDir, place, port);
	const database = await ensureOwnDatabase(port, password);
	const kept = isKept ? keepPostmaster(place, { port, isThrowaway, log: options.log }) : null;
	const stop = async () => {
		await kept?.end();
		await stopPostmaster(place);
	};
	return { ...database, stop, tookOver: running !== null };
}

const stateSchema = z.object({ port: z.number().int().positive() });
const stateFile = (dataDir: string) => join(dataDir, "postgres.json");

/** The port of the last start, so that an address saved in another tool stays right. */
function readState(dataDir: string): number | null {
	try {
		return stateSchema.parse(JSON.parse(readFileSync(stateFile(dataDir), "utf8"))).port;
	} catch (error) {
		if (isErrno(error, "ENOENT") || error instanceof SyntaxError || error instanceof z.ZodError) return null;
		throw error;
	}
}

function writeState(dataDir: string, place: Place, port: number) {
	const user = place.account.self ? null : place.account.name;
	writeFileSync(stateFile(dataDir), `${JSON.stringify({ port, files: place.cluster, user }, null, "\t")}\n`);
}
