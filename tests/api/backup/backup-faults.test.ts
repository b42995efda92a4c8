import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { backupsAt, readManifest } from "#lib/shop/backoffice/backup/manifest.ts";
import { takeBackup } from "#lib/shop/backoffice/backup/take-backup.ts";
import type { FileStore } from "#lib/shop/kernel/files/file-store.ts";
import { folderStore } from "#lib/shop/kernel/files/folder-store.ts";
import { knownMigrations, migrate } from "#lib/shop/migrate.ts";
import { restore } from "#lib/shop/restore.ts";
import { rowsIn } from "#tests/support/database/dump-rows.ts";
import {
	aCopy,
	anEmptyPlace,
	fileNamed,
	here,
	PICTURE,
	target,
	withBackedUpShop,
	writeIn,
} from "#tests/support/shop/a-backed-up-shop.ts";
import { newFolder, type Place, runOn } from "#tests/support/shop/backed-up.ts";

withBackedUpShop();

const isEmpty = async ({ databaseUrl }: Place) => Object.keys(await rowsIn(databaseUrl)).length === 0;

describe("a damaged backup is refused, and changes nothing:", () => {
	const cases: [string, (folder: string) => void, RegExp][] = [
		[
			"a byte of a table is another",
			(folder) => {
				const file = fileNamed(folder, /tables\/products\.copy\.zst$/);
				const bytes = readFileSync(file);
				bytes[20] = (bytes[20] ?? 0) ^ 1;
				writeFileSync(file, bytes);
			},
			/products\.copy\.zst at .+ is not what was written there: it is damaged, or was changed\./,
		],
		[
			"the end of a table is missing",
			(folder) => {
				const file = fileNamed(folder, /tables\/variants\.copy\.zst$/);
				truncateSync(file, statSync(file).size - 5);
			},
			/variants\.copy\.zst at .+ is not what was written there/,
		],
		[
			"a table is missing",
			(folder) => rmSync(fileNamed(folder, /tables\/users\.copy\.zst$/)),
			/users\.copy\.zst is missing at /,
		],
	];
	test.each(cases)("%s", async (_name, damage, sentence) => {
		const folder = aCopy();
		damage(folder);
		const there = await anEmptyPlace();
		const { code, err } = await runOn(there, "restore", folder);
		expect({ code, err }).toEqual({
			code: 1,
			err: [
				expect.stringMatching(sentence),
				"NAME cannot be restored. Take another one (npm run shop -- backup), or an older one by --at.",
			],
		});
		expect(await isEmpty(there)).toBe(true);
		expect((await runOn(there, "backup", "check", folder)).code).toBe(1);
	});

	test("its own description is no JSON", async () => {
		const folder = aCopy();
		writeFileSync(fileNamed(folder, /backup\.json$/), "{");
		await expect(runOn(await anEmptyPlace(), "restore", folder)).rejects.toThrow(
			/^backup\.json of .+ cannot be read: /,
		);
	});
});

describe("a backup that was broken off", () => {
	/** A disk that is full at the third file. */
	function fullAtThird(store: FileStore): FileStore {
		let written = 0;
		return {
			...store,
			write: (name, body) => {
				if (++written === 3) throw new Error("ENOSPC: no space left on device");
				return store.write(name, body);
			},
		};
	}

	test("counts for nothing, and leaves the shop's connection and the target as they can go on", async () => {
		const folder = newFolder();
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const options = {
			databaseUrl: here.databaseUrl,
			pictures: folderStore(join(here.dataDir, "media")),
			shop: { name: "Konfety", url: "https://konfety.test" },
			knownMigrations: knownMigrations(),
		};
		await expect(takeBackup({ ...options, target: fullAtThird(folderStore(folder)) })).rejects.toThrow("ENOSPC");
		expect(await runOn(here, "backup", "list", folder)).toEqual({
			code: 0,
			out: [`There is no backup at ${folder}.`],
			err: [],
		});
		const { code, err } = await runOn(await anEmptyPlace(), "restore", folder);
		expect({ code, err }).toEqual({ code: 1, err: [`There is no backup at ${folder}.`] });
		expect((await runOn(here, "backup", folder)).code).toBe(0);
	});

	test("is swept with the old ones; pictures stay as long as a kept backup has them", async () => {
		const folder = aCopy();
		writeIn(folder, "backups/2020-01-01T00-00-00-000Z/tables/half.copy.zst", "half");
		writeIn(folder, `pictures/ab/${"ab".repeat(32)}`, "of nobody");
		const [first] = await backupsAt(folderStore(folder));
		expect((await runOn(here, "backup", folder, "--keep", "2")).out).toHaveLength(2);
		const { code, out, err } = await runOn(here, "backup", folder, "--keep", "2");
		expect({ code, err, last: out.at(-1) }).toEqual({ code: 0, err: [], last: "Deleted, since 2 are kept: NAME" });
		const left = await backupsAt(folderStore(folder));
		expect(left).toHaveLength(2);
		expect(left).not.toContain(first);
		expect(readdirSync(join(folder, "backups"), { recursive: true, encoding: "utf8" })).not.toContainEqual(
			expect.stringContaining("half"),
		);
		const pictures = readdirSync(join(folder, "pictures"), { recursive: true, encoding: "utf8" });
		expect(pictures.filter((name) => name.length > 60)).toEqual([expect.stringMatching(/^d4\//)]);
		expect((await runOn(here, "backup", "check", folder)).code).toBe(0);
	});
});

describe("a restore", () => {
	test("brings the pictures that imports brought", async () => {
		const there = await anEmptyPlace();
		expect((await runOn(there, "restore", target)).code).toBe(0);
		expect(readFileSync(join(there.dataDir, `media/originals/01/${PICTURE}.webp`), "utf8")).toBe("a photo");
	});

	test("that is broken off leaves no shop that a start would take, and is done by the next one", async () => {
		const there = await anEmptyPlace();
		const source = folderStore(target);
		const [name = ""] = await backupsAt(source);
		const manifest = await readManifest(source, name);
		const cut: FileStore = {
			...source,
			read: (file) => {
				if (file.endsWith("orders.copy.zst")) throw new Error("the cable is out");
				return source.read(file);
			},
		};
		const options = { databaseUrl: there.databaseUrl, pictures: folderStore(there.dataDir), isMoved: false };
		await expect(restore(manifest, { ...options, source: cut })).rejects.toThrow("the cable is out");
		await expect(migrate(there.databaseUrl)).rejects.toThrow(
			"A restore into this database was broken off, so it has no shop. Run it again: npm run shop -- restore <source>",
		);
		expect((await runOn(there, "restore", target)).code).toBe(0);
		expect(await migrate(there.databaseUrl)).toBe(0);
		expect((await rowsIn(there.databaseUrl)).products).toEqual((await rowsIn(here.databaseUrl)).products);
	});

	test("over a shop is refused unless it is said, while others use it never", async () => {
		const before = await rowsIn(here.databaseUrl);
		const refused = await runOn(here, "restore", target);
		expect({ code: refused.code, err: refused.err }).toEqual({
			code: 1,
			err: [
				expect.stringMatching(
					/^The database has 4\d\d products and \d+ orders\. --replace removes them for good; back them up before: npm run shop -- backup$/,
				),
			],
		});
		const dry = await runOn(here, "restore", target, "--replace", "--dry-run");
		expect(dry.out.at(-1)).toMatch(/^Dry run, nothing written: the database has 4\d\d products and \d+ orders\.$/);
		const shopper = new pg.Client(here.databaseUrl);
		await shopper.connect();
		await expect(runOn(here, "restore", target, "--replace")).rejects.toThrow(
			/^Others use the database \(connections: \d+\)\. Stop every shop that runs on it, then restore\.$/,
		);
		await shopper.end();
		const running = await runOn({ ...here, shop: { url: "http://localhost:3000" } }, "restore", target, "--replace");
		expect(running.err).toEqual(["The shop runs (http://localhost:3000). Stop it, then restore."]);
		expect(await rowsIn(here.databaseUrl)).toEqual(before);
	});

	test("with --replace takes the old shop away", async () => {
		const there = await anEmptyPlace();
		await migrate(there.databaseUrl);
		const client = new pg.Client(there.databaseUrl);
		await client.connect();
		await client.query("insert into currencies (code, rate) values ('XTS', 1)");
		await client.end();
		expect((await runOn(there, "restore", target)).code).toBe(1);
		expect((await runOn(there, "restore", target, "--replace")).code).toBe(0);
		expect((await rowsIn(there.databaseUrl)).currencies).toEqual((await rowsIn(here.databaseUrl)).currencies);
	});
});

describe("a backup of another version of the shop", () => {
	async function changed(change: (migrations: string[]) => string[]): Promise<string> {
		const folder = aCopy();
		const file = fileNamed(folder, /backup\.json$/);
		const manifest = JSON.parse(readFileSync(file, "utf8"));
		writeFileSync(file, JSON.stringify({ ...manifest, migrations: change(manifest.migrations) }));
		return folder;
	}

	test("that is newer is refused", async () => {
		const folder = await changed((migrations) => [...migrations, "f".repeat(64)]);
		expect((await runOn(await anEmptyPlace(), "restore", folder)).err).toEqual([
			"The backup NAME is of a newer version of the shop. Check that version out, and restore with it.",
		]);
	});

	test("whose tables were made otherwise is refused", async () => {
		const folder = await changed(([, ...rest]) => ["f".repeat(64), ...rest]);
		expect((await runOn(await anEmptyPlace(), "restore", folder)).err).toEqual([
			"The backup NAME is of another shop than this checkout's: its tables were made by other migrations.",
		]);
	});
});

describe("the command", () => {
	test.each([
		[["backup"], "The target is missing."],
		[["backup", "x", "--keep", "0"], '--keep takes a whole number from 1 to 10000, not "0".'],
		[
			["backup", "x", "--keep", "2", "--no-check"],
			"--keep deletes older ones only for one that was read back: leave out --no-check.",
		],
		[["backup", "check"], "The target is missing."],
		[["restore"], "The source is missing."],
		[["held", "release"], "Either --queue or --all says which."],
		[["held", "drop", "--all", "--queue", "mail.order"], "Either --queue or --all says which."],
	])("npm run shop -- %j is not understood", async (typed, sentence) => {
		const { code, err } = await runOn(here, ...typed);
		expect([code, err[0]]).toEqual([2, sentence]);
	});

	test("keeps secrets in a file of their own, and a restore puts them back", async () => {
		const folder = newFolder();
		onTestFinished(() => rmSync(folder, { recursive: true }));
		writeIn(here.dataDir, "session-secret", "a secret of thirty-two characters");
		const file = join(folder, "apart/secrets.json");
		expect((await runOn(here, "backup", join(folder, "backup"), "--secrets", file)).code).toBe(0);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		for (const name of readdirSync(join(folder, "backup"), { recursive: true, encoding: "utf8" }))
			expect(name).not.toContain("secret");
		const there = await anEmptyPlace();
		const { out } = await runOn(there, "restore", join(folder, "backup"), "--secrets", file);
		expect(out).toContain("Put back: the key of log-ins");
		expect(readFileSync(join(there.dataDir, "session-secret"), "utf8")).toBe("a secret of thirty-two characters");
		writeFileSync(file, "{}");
		await expect(runOn(there, "restore", join(folder, "backup"), "--secrets", file)).rejects.toThrow(
			`The secrets in ${file} cannot be read: it was not written by backup --secrets.`,
		);
	});
});
