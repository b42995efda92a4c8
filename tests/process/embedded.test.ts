import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type EmbeddedDatabase, openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import { memoryBytes, serverSettings } from "#lib/shop/kernel/db/embedded/server-settings.ts";
import { query } from "#tests/support/database/query.ts";
import { postmasterPid } from "./observe.ts";
import { openTempFolder } from "./stub-shop.ts";

let root: string;
let dataDir: string;
let opened: EmbeddedDatabase[];
let lines: string[];

beforeEach(() => {
	root = openTempFolder();
	dataDir = join(root, "data");
	opened = [];
	lines = [];
});

afterEach(async () => {
	for (const database of opened) await database.stop();
	rmSync(root, { recursive: true, force: true });
});

async function open({ isKept = false } = {}) {
	const database = await openEmbedded({ dataDir, log: (line) => lines.push(line), isKept });
	opened.push(database);
	return database;
}

describe("the embedded database", () => {
	test("keeps what is committed, sorts in Czech, keeps time in UTC and serves 200 connections of this machine only", async () => {
		const { url, serverUrl, tookOver } = await open();
		expect(tookOver).toBe(false);
		const { shared_buffers } = serverSettings(memoryBytes());
		const settings = `SELECT name, setting FROM pg_settings WHERE name IN
			('fsync', 'max_connections', 'shared_buffers', 'TimeZone', 'listen_addresses', 'unix_socket_directories') ORDER BY name`;
		expect(await query(serverUrl, settings)).toEqual([
			{ name: "fsync", setting: "on" },
			{ name: "listen_addresses", setting: "127.0.0.1" },
			{ name: "max_connections", setting: "200" },
			// In pages of 8 kB.
			{ name: "shared_buffers", setting: `${Number.parseInt(shared_buffers ?? "", 10) * 128}` },
			{ name: "TimeZone", setting: "UTC" },
			{ name: "unix_socket_directories", setting: "" },
		]);
		const words =
			"SELECT string_agg(word, ' ' ORDER BY word) AS words FROM unnest(ARRAY['chata','čáp','cihla','hrad']) word";
		expect(await query(url, words)).toEqual([{ words: "cihla čáp hrad chata" }]);
		await query(url, "CREATE EXTENSION pg_trgm");
		expect(await query(url, "SELECT similarity('žluťoučký', 'žluťoučký') AS same")).toEqual([{ same: 1 }]);
	});

	test("lets nobody in without the password, which only this user can read", async () => {
		const { url } = await open();
		const wrong = new URL(url);
		wrong.password = "guess";
		await expect(query(wrong.href, "SELECT 1")).rejects.toThrow("password authentication failed");
		expect(statSync(join(dataDir, "postgres-password")).mode & 0o777).toBe(0o600);
	});

	test("serves the shop with a role that owns the database and has no other rights on the server", async () => {
		const { url, serverUrl } = await open();
		const rights = `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
			pg_get_userbyid(datdba) = current_user AS owns_database, pg_has_role('pg_read_all_data', 'MEMBER') AS reads_all
			FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`;
		expect(await query(url, rights)).toEqual([
			{
				...{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false },
				...{ owns_database: true, reads_all: false },
			},
		]);
		for (const beyond of [
			"SELECT pg_read_file('postgresql.conf')",
			"COPY (SELECT 1) TO PROGRAM 'id'",
			"CREATE ROLE thief",
		])
			await expect(query(url, beyond)).rejects.toThrow("permission denied");
		const asServer = Object.assign(new URL(serverUrl), { password: new URL(url).password }).href;
		await expect(query(asServer, "SELECT 1")).rejects.toThrow("password authentication failed");
	});

	test("passes the ownership of what an older version made as superuser to that role", async () => {
		const { url, serverUrl } = await open();
		const before = Object.assign(new URL(serverUrl), { pathname: new URL(url).pathname }).href;
		const made = `ALTER DATABASE konfety OWNER TO konfety; CREATE SCHEMA queue; CREATE EXTENSION pg_trgm;
			CREATE TYPE queue.state AS ENUM ('new'); CREATE SEQUENCE numbers; CREATE DOMAIN queue.code AS text;
			CREATE TABLE queue.job (id serial PRIMARY KEY, state queue.state, kind text) PARTITION BY LIST (id);
			CREATE TABLE queue.job_1 PARTITION OF queue.job FOR VALUES IN (1);
			CREATE TABLE "Odd name" (id int GENERATED ALWAYS AS IDENTITY); CREATE VIEW seen AS SELECT * FROM queue.job;
			CREATE FUNCTION queue.work(a int) RETURNS int LANGUAGE sql AS 'SELECT 1'; INSERT INTO queue.job VALUES (1, 'new')`;
		await query(before, made);
		const again = await open();
		const theirs = `SELECT classid::regclass::text AS kind, objid FROM pg_shdepend
			WHERE refobjid = 'konfety'::regrole AND dbid = (SELECT oid FROM pg_database WHERE datname = current_database())`;
		expect(await query(before, theirs)).toEqual([]);
		await query(
			again.url,
			`ALTER TABLE queue.job ADD note text; ALTER TYPE queue.state ADD VALUE 'done'; ALTER TABLE "Odd name" ADD note text;
			DROP VIEW seen; DROP FUNCTION queue.work; DROP SEQUENCE numbers; ALTER DOMAIN queue.code SET NOT NULL; CREATE SCHEMA more;
			CREATE EXTENSION btree_gist; CREATE EXTENSION IF NOT EXISTS pg_trgm`,
		);
		expect(await query(again.url, "SELECT id FROM queue.job")).toEqual([{ id: 1 }]);
	});

	test("is taken over when it already runs, and is stopped once", async () => {
		const first = await open();
		const second = await open();
		expect(second).toMatchObject({ tookOver: true, url: first.url });
		await second.stop();
		await first.stop();
		expect(postmasterPid(dataDir)).toBeNull();
	});

	test("starts although its pid file has the number of another program", async () => {
		const first = await open();
		await query(first.url, "CREATE TABLE kept ()");
		await first.stop();
		writeFileSync(
			join(dataDir, "postgres/postmaster.pid"),
			`${process.pid}\n${dataDir}/postgres\n1\n5432\n\n127.0.0.1\n1 1\nready\n`,
		);
		const second = await open();
		expect(second.tookOver).toBe(false);
		expect(await query(second.url, "SELECT count(*)::int AS n FROM kept")).toEqual([{ n: 0 }]);
	});

	test("is made anew when an interrupted first start left it unfinished", async () => {
		mkdirSync(join(dataDir, "postgres.new-123/base"), { recursive: true });
		mkdirSync(join(dataDir, "postgres/base"), { recursive: true });
		const { url } = await open();
		expect(await query(url, "SELECT current_database() AS name")).toEqual([{ name: "konfety" }]);
		expect(readdirSync(dataDir).filter((name) => name.startsWith("postgres.new-"))).toEqual([]);
	});

	test("opens with a new password when the password file was lost", async () => {
		const first = await open();
		await query(first.url, "CREATE TABLE kept ()");
		await first.stop();
		rmSync(join(dataDir, "postgres-password"));
		const second = await open();
		expect(second.url).not.toBe(first.url);
		expect(await query(second.url, "SELECT count(*)::int AS n FROM kept")).toEqual([{ n: 0 }]);
	});

	test("keeps its port from start to start", async () => {
		const first = await open();
		await first.stop();
		expect((await open()).url).toBe(first.url);
	});
});

describe("an embedded database that is kept", () => {
	const answers = async (url: string) => (await query(url, "SELECT count(*)::int AS n FROM kept"))[0];
	const runsAgain = (pid: number | null) =>
		vi.waitFor(
			() => {
				expect(postmasterPid(dataDir)).not.toBeNull();
				expect(postmasterPid(dataDir)).not.toBe(pid);
				expect(lines.at(-1)).toBe("The database server runs again.");
			},
			{ timeout: 20_000, interval: 100 },
		);

	test("runs again on its port after each time it was killed, with what was committed, and not after its stop", async () => {
		const { url, stop } = await open({ isKept: true });
		await query(url, "CREATE TABLE kept ()");
		for (let times = 1; times <= 2; times++) {
			const pid = postmasterPid(dataDir);
			process.kill(pid ?? 0, "SIGKILL");
			await runsAgain(pid);
			expect(await answers(url)).toEqual({ n: 0 });
			expect(lines).toHaveLength(2 * times);
			expect(lines.at(-2)).toBe("The database server has ended; it is started again.");
		}
		await stop();
		await sleep(2_000);
		expect(postmasterPid(dataDir)).toBeNull();
	});

	test("is tried again and again while it cannot start", async () => {
		const { url } = await open({ isKept: true });
		await query(url, "CREATE TABLE kept ()");
		const [settings, away] = [join(dataDir, "postgres/postgresql.conf"), join(dataDir, "postgres/away.conf")];
		renameSync(settings, away);
		const pid = postmasterPid(dataDir);
		process.kill(pid ?? 0, "SIGKILL");
		const failed = /^The database server does not start, see .*server\.log\. The next try is in [12] s\.$/;
		await vi.waitFor(() => expect(lines.at(-1)).toMatch(failed), { timeout: 20_000, interval: 100 });
		renameSync(away, settings);
		await runsAgain(pid);
		expect(await answers(url)).toEqual({ n: 0 });
	});

	test("is not started while it is told to stop", async () => {
		const { stop } = await open({ isKept: true });
		renameSync(join(dataDir, "postgres/postgresql.conf"), join(dataDir, "postgres/away.conf"));
		process.kill(postmasterPid(dataDir) ?? 0, "SIGKILL");
		await vi.waitFor(() => expect(lines.at(-1)).toContain("next try"), { timeout: 20_000, interval: 100 });
		await stop();
		expect(postmasterPid(dataDir)).toBeNull();
	});
});

describe.runIf(process.getuid?.() === 0)("as root in a closed folder", () => {
	test("the database is kept where its user can reach it, the start says so, and it is made anew when the data folder was emptied", async () => {
		const closed = join(root, "closed");
		mkdirSync(closed, { mode: 0o700 });
		dataDir = join(closed, "data");
		const first = await open();
		const { files } = JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8"));
		expect(files).toMatch(/^\/var\/lib\/konfety\/[0-9a-f]{12}\/postgres$/);
		expect(lines).toEqual([expect.stringContaining(`its files lie in ${files}`)]);
		await query(first.url, "CREATE TABLE old ()");
		await first.stop();
		rmSync(dataDir, { recursive: true });
		const second = await open();
		expect(await query(second.url, "SELECT to_regclass('old') AS old")).toEqual([{ old: null }]);
		expect(lines.join("\n")).toContain("was emptied; the database that belonged to it lies in");
		await second.stop();
		rmSync(join(files, ".."), { recursive: true });
		expect(existsSync(files)).toBe(false);
	});
});
