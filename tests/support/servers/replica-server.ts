/** A standby of an embedded server: the real thing, streaming. */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chooseAccount } from "#lib/shop/kernel/db/embedded/account.ts";
import { findBinaries } from "#lib/shop/kernel/db/embedded/binaries.ts";
import type { EmbeddedDatabase } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import { choosePlace, handOver } from "#lib/shop/kernel/db/embedded/place.ts";
import { settlePostmaster, startPostmaster, stopPostmaster } from "#lib/shop/kernel/db/embedded/postmaster.ts";
import { onClient, query } from "../database/query.ts";
import { aFreePort } from "./free-port.ts";

export type ReplicaServer = {
	/** Address of the shop's database there, by its own role. */
	url: string;
	/** The same by the superuser. */
	serverUrl: string;
	/** Folder of the server's own files. */
	files: string;
	stop(): Promise<void>;
	/** Starts it again at the same address, as after a crash. */
	start(): Promise<void>;
};

/** Copies the server in `primaryDir` into `dataDir` while it works, and starts the copy as its standby. */
export async function startReplica(
	primary: Pick<EmbeddedDatabase, "url" | "serverUrl">,
	primaryDir: string,
	dataDir: string,
): Promise<ReplicaServer> {
	const cluster = join(dataDir, "postgres");
	mkdirSync(dataDir, { recursive: true });
	mkdirSync(join(cluster, "pg_wal"), { recursive: true, mode: 0o700 });
	const label = await onClient(primary.serverUrl, async (client) => {
		await client.query("select pg_backup_start('replica', fast => true)");
		cpSync(join(primaryDir, "postgres"), cluster, {
			recursive: true,
			filter: (path) => !/postmaster\.(pid|opts)$|pg_wal\/.+/.test(path),
		});
		const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
		return rows[0]?.labelfile ?? "";
	});
	const at = new URL(primary.serverUrl);
	writeFileSync(join(cluster, "backup_label"), label);
	writeFileSync(join(cluster, "standby.signal"), "");
	writeFileSync(
		join(cluster, "postgresql.auto.conf"),
		`primary_conninfo = 'host=${at.hostname} port=${at.port} user=${at.username} password=${at.password}'\n`,
	);
	const account = chooseAccount();
	handOver(account, cluster);
	for (const name of readdirSync(cluster, { recursive: true, encoding: "utf8" }))
		handOver(account, join(cluster, name));
	const place = choosePlace(dataDir, findBinaries(), () => {});
	const port = await startPostmaster(place, { preferredPort: await aFreePort(), isThrowaway: false });
	const on = (url: string) => Object.assign(new URL(url), { port: `${port}` }).href;
	await query(on(primary.serverUrl), "select pg_is_in_recovery()");
	return {
		url: on(primary.url),
		serverUrl: on(primary.serverUrl),
		files: cluster,
		stop: () => stopPostmaster(place),
		async start() {
			// Takes away what a killed one left.
			await settlePostmaster(place);
			const again = await startPostmaster(place, { preferredPort: port, isThrowaway: false });
			if (again !== port) throw new Error(`The replica's port ${port} was taken meanwhile.`);
		},
	};
}
