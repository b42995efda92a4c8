/** Two machines with three apps, two doors and two workers, their database with a replica, their store of files, and nginx in front. */
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { layPlainPictures } from "#tests/support/browser/plain-pictures.ts";
import { type Nginx, startNginx } from "#tests/support/servers/nginx-server.ts";
import { type ReplicaServer, startReplica } from "#tests/support/servers/replica-server.ts";
import { anS3Server, type S3Server } from "#tests/support/servers/s3-server.ts";
import { openStoppable, type StoppableDatabase } from "../bench/outages/database.ts";
import { clearData } from "../clear-data.ts";
import { layMachine, type Machine } from "./machine.ts";

const FOLDER = join(tmpdir(), "konfety-cluster");
export const DATABASE_DIR = resolve(".data/cluster-database");
/** Where the browser tests look for the shop's mails, and run its commands. */
const ONE_DATA_DIR = resolve(".data/e2e");
const APPS = ["2", "1"] as const;
/** Browser tests open shops of their own right after theirs. */
const MACHINES_AFTER = 10;

export type Cluster = {
	/** Of nginx: what visitors call. */
	url: string;
	machines: readonly [Machine, Machine];
	database: StoppableDatabase;
	replica: ReplicaServer;
	store: S3Server;
	nginx: Nginx;
	close(): Promise<void>;
};

/** All of it on data made anew, with nginx at `port` and the machines a little after it. Takes some minutes: each machine builds its pages. */
export async function openCluster(port: number, say: (line: string) => void): Promise<Cluster> {
	const opened: (() => Promise<unknown>)[] = [];
	const close = async () => {
		for (const end of opened.toReversed()) await end();
		rmSync(FOLDER, { recursive: true, force: true });
	};
	try {
		rmSync(FOLDER, { recursive: true, force: true });
		await clearData(ONE_DATA_DIR);
		say("Starting a database, its replica and a store of files …");
		const database = await openStoppable(DATABASE_DIR);
		opened.push(() => database.close());
		rmSync(".data/cluster-replica", { recursive: true, force: true });
		const replica = await startReplica(database, DATABASE_DIR, resolve(".data/cluster-replica"));
		opened.push(() => replica.stop());
		const store = await anS3Server();
		opened.push(() => store.stop());
		const settings = {
			SHOP_URL: `http://localhost:${port}`,
			DATABASE_URL: database.url,
			DATABASE_REPLICA_URL: replica.url,
			SESSION_SECRET: "a-secret-that-all-machines-of-the-cluster-share",
			TRUSTED_PROXIES: "1",
			PICTURES_AHEAD: "0",
			...store.env,
		};
		const [one, two] = [
			layMachine({
				name: "one",
				code: join(FOLDER, "one"),
				dataDir: ONE_DATA_DIR,
				port: port + MACHINES_AFTER,
				settings: { ...settings, WEB_CONCURRENCY: APPS[0] },
			}),
			layMachine({
				name: "two",
				code: join(FOLDER, "two"),
				dataDir: join(FOLDER, "two-data"),
				port: port + MACHINES_AFTER + 1,
				settings: { ...settings, WEB_CONCURRENCY: APPS[1] },
			}),
		];
		shareOutbox(one.dataDir, two.dataDir);
		for (const machine of [one, two]) {
			say(`Building and starting machine ${machine.name} …`);
			await machine.start();
			opened.push(() => machine.stop());
			await layPlainPictures(machine.dataDir);
		}
		const nginx = await startNginx([one.url, two.url], { port });
		opened.push(() => nginx.close());
		return { url: `http://localhost:${port}`, machines: [one, two], database, replica, store, nginx, close };
	} catch (error) {
		await close();
		throw error;
	}
}

/** Mails of both go to one place, as to one mail server. */
function shareOutbox(first: string, second: string): void {
	const outbox = join(first, "outbox");
	mkdirSync(outbox, { recursive: true });
	if (!existsSync(join(second, "outbox"))) symlinkSync(outbox, join(second, "outbox"));
}
