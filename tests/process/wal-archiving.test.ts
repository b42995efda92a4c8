import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseAccount } from "#lib/shop/kernel/db/embedded/account.ts";
import { type EmbeddedDatabase, openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import { handOver } from "#lib/shop/kernel/db/embedded/place.ts";
import { onClient, query } from "#tests/support/database/query.ts";
import { killAll, postmasterOf, processTree } from "#tools/torture/processes.ts";
import { openTempFolder } from "./stub-shop.ts";

let root: string;
const opened: EmbeddedDatabase[] = [];

beforeEach(() => {
	root = openTempFolder();
});
afterEach(async () => {
	for (const database of opened.splice(0)) await database.stop();
	rmSync(root, { recursive: true, force: true });
});

async function open(dataDir: string): Promise<EmbeddedDatabase> {
	const database = await openEmbedded({ dataDir, log: () => {} });
	opened.push(database);
	return database;
}

/** Hands the files to the user who may start a server on them. */
function handOverAll(folder: string): void {
	const account = chooseAccount();
	handOver(account, folder);
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) handOver(account, join(folder, name));
}

/** As docs/backup.md has it, "Up to the minute". */
test("with its WAL archived, a database that is lost comes back as it was at any moment", async () => {
	const archive = join(root, "wal");
	mkdirSync(archive, { mode: 0o700 });
	handOver(chooseAccount(), archive);
	const first = join(root, "first");
	const before = await open(first);
	for (const setting of [
		"archive_mode = on",
		`archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
		"archive_timeout = '60s'",
	])
		await query(before.serverUrl, `alter system set ${setting}`);
	// The mode counts from the next start on.
	await before.stop();
	opened.length = 0;
	const { url, serverUrl } = await open(first);
	await query(url, "create table sold (number int primary key)");
	const sell = (from: number, to: number) => query(url, `insert into sold select generate_series(${from}, ${to})`);
	await sell(1, 1000);

	// The base: files copied while the database works, between two calls of one session.
	const second = join(root, "second");
	mkdirSync(join(second, "postgres/pg_wal"), { recursive: true });
	const label = await onClient(serverUrl, async (client) => {
		await client.query("select pg_backup_start('base', fast => true)");
		await sell(1001, 2000);
		cpSync(join(first, "postgres"), join(second, "postgres"), {
			recursive: true,
			filter: (path) => !/postmaster\.(pid|opts)$|pg_wal\/.+/.test(path),
		});
		await sell(2001, 3000);
		return (
			(await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop()")).rows[0]?.labelfile ?? ""
		);
	});
	await sell(3001, 4000);
	const [last] = await query<{ moment: string }>(serverUrl, "select clock_timestamp()::text as moment");
	await query(url, "delete from sold");
	const [wal] = await query<{ name: string }>(serverUrl, "select pg_walfile_name(pg_switch_wal()) as name");
	await expect.poll(() => existsSync(join(archive, wal?.name ?? ""))).toBe(true);
	await killAll(processTree(postmasterOf(first) ?? 0));
	opened.length = 0;

	cpSync(join(first, "postgres-password"), join(second, "postgres-password"));
	rmSync(first, { recursive: true });
	const cluster = join(second, "postgres");
	writeFileSync(join(cluster, "backup_label"), label);
	writeFileSync(join(cluster, "recovery.signal"), "");
	appendFileSync(
		join(cluster, "postgresql.auto.conf"),
		[
			`restore_command = 'cp ${archive}/%f %p'`,
			`recovery_target_time = '${last?.moment}'`,
			"recovery_target_action = promote",
			"hot_standby = off",
			"",
		].join("\n"),
	);
	chmodSync(cluster, 0o700);
	handOverAll(cluster);
	const restored = await open(second);
	expect(await query(restored.url, "select count(*)::int as n, max(number) as last from sold")).toEqual([
		{ n: 4000, last: 4000 },
	]);
	await query(restored.url, "insert into sold values (4001)");
}, 60_000);
