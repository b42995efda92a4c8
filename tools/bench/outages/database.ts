import { lockDataDir } from "#lib/shop/kernel/db/embedded/lock.ts";
import { openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import { onServer } from "../scratch-database.ts";

export type StoppableDatabase = {
	url: string;
	/** The same server by the user that makes databases. */
	serverUrl: string;
	/** Stops the server, as for an update of PostgreSQL. */
	stop(): Promise<void>;
	/** Starts it again at the same address; throws when another program has taken its port meanwhile. */
	start(): Promise<void>;
	close(): Promise<void>;
};

/** An empty database on a server of its own in this folder; what an earlier run left there goes away. */
export async function openStoppable(dataDir: string): Promise<StoppableDatabase> {
	const lock = await lockDataDir(dataDir, "A benchmark");
	const open = () => openEmbedded({ dataDir, log: (line) => console.error(line) });
	try {
		const before = await open();
		await onServer(before.serverUrl, `drop database ${new URL(before.url).pathname.slice(1)} with (force)`);
		// Takes the running server over and makes the database anew.
		let server = await open();
		const { url, serverUrl } = server;
		return {
			url,
			serverUrl,
			stop: () => server.stop(),
			async start() {
				server = await open();
				if (server.url !== url) throw new Error(`The database's port ${new URL(url).port} was taken meanwhile.`);
			},
			async close() {
				await server.stop();
				lock.release();
			},
		};
	} catch (error) {
		lock.release();
		throw error;
	}
}
