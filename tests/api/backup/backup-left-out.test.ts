/** What a backup leaves out, and what it bears that is not as it was written. */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { takeBackup } from "#lib/shop/backoffice/backup/take-backup.ts";
import { folderStore } from "#lib/shop/kernel/files/folder-store.ts";
import { knownMigrations } from "#lib/shop/migrate.ts";
import { rowsIn } from "#tests/support/database/dump-rows.ts";
import { anOlderDatabase } from "#tests/support/database/older-database.ts";
import { query } from "#tests/support/database/query.ts";
import {
	aCopy,
	anEmptyPlace,
	fileNamed,
	here,
	PICTURE,
	testShop,
	withBackedUpShop,
} from "#tests/support/shop/a-backed-up-shop.ts";
import { newFolder, runOn } from "#tests/support/shop/backed-up.ts";

withBackedUpShop();

describe("a damaged picture costs itself alone:", () => {
	const cases: [string, (folder: string) => void, RegExp][] = [
		[
			"one that is missing",
			(folder) => rmSync(join(folder, "pictures"), { recursive: true }),
			/the picture originals\/01\/0123456789abcdef0123\.webp, is missing at /,
		],
		[
			"one of another length",
			(folder) => writeFileSync(fileNamed(folder, /pictures\/..\/[0-9a-f]{64}$/), "another photo"),
			/the picture originals\/01\/0123456789abcdef0123\.webp, is not what was written at /,
		],
		[
			"one of the same length",
			(folder) => writeFileSync(fileNamed(folder, /pictures\/..\/[0-9a-f]{64}$/), "A PHOTO"),
			/the picture originals\/01\/0123456789abcdef0123\.webp, is not what was written at /,
		],
	];
	test.each(cases)(
		"%s is left out of a restore, and the next backups bring it again",
		async (_name, damage, sentence) => {
			const folder = aCopy();
			damage(folder);
			expect((await runOn(here, "backup", "check", folder)).code).toBe(1);
			const there = await anEmptyPlace();
			const { code, err } = await runOn(there, "restore", folder);
			expect({ code, err }).toEqual({
				code: 0,
				err: [
					expect.stringMatching(sentence),
					"NAME can be restored without these pictures. The next backup brings them again.",
				],
			});
			expect(existsSync(join(there.dataDir, `media/originals/01/${PICTURE}.webp`))).toBe(false);
			// The first one may only find it.
			await runOn(here, "backup", folder);
			expect((await runOn(here, "backup", folder)).code).toBe(0);
			expect((await runOn(here, "backup", "check", folder)).code).toBe(0);
		},
	);

	test("one that is nowhere is named", async () => {
		await testShop.shop.db.execute(
			sql`insert into pictures (key, source_url) values (${"f".repeat(20)}, 'https://photos.example/2.jpg')`,
		);
		const { code, err } = await runOn(here, "backup", aCopy());
		expect({ code, err }).toEqual({
			code: 0,
			err: [expect.stringMatching(/^1 of 2 pictures are not on this machine, so they are not in the backup: /)],
		});
		await testShop.shop.db.execute(sql`delete from pictures where key = ${"f".repeat(20)}`);
	});
});

describe("what is not the shop's", () => {
	test("is named and left out of a backup, which can be restored; a restore never removes it", async () => {
		const folder = aCopy();
		await testShop.shop.db.execute(sql`create table "Orders before fix" as select 1 as a`);
		await testShop.shop.db.execute(sql`alter table products add column by_hand int default 1`);
		const taken = await runOn(here, "backup", folder);
		expect({ code: taken.code, err: taken.err }).toEqual({
			code: 0,
			err: ["Not in the backup, since they are not the shop's: tables Orders before fix."],
		});
		const refused = await runOn(here, "restore", folder, "--replace");
		expect(refused.err).toEqual([
			"The database has tables that are not the shop's (Orders before fix). Give the shop a database of its own, or move them into another schema.",
		]);
		expect((await runOn(await anEmptyPlace(), "restore", folder)).code).toBe(0);
		await testShop.shop.db.execute(sql`drop table "Orders before fix"`);
		await testShop.shop.db.execute(sql`alter table products drop column by_hand`);
	});

	test("two backups at once are one: the second is refused", async () => {
		const other = new pg.Client(here.databaseUrl);
		await other.connect();
		await other.query("select pg_advisory_lock(20260110)");
		const { code, err } = await runOn(here, "backup", aCopy());
		expect({ code, err }).toEqual({
			code: 1,
			err: ["Another backup of this shop is being taken. Wait until it has ended."],
		});
		await other.end();
	});

	test("a database of a newer version is not backed up by this one, which does not know its tables", async () => {
		const options = {
			databaseUrl: here.databaseUrl,
			pictures: folderStore(here.dataDir),
			target: folderStore(aCopy()),
			shop: { name: "Konfety", url: "https://konfety.test" },
		};
		await expect(takeBackup({ ...options, knownMigrations: knownMigrations().slice(0, -1) })).rejects.toThrow(
			"The database is of a newer version of the shop. Check that version out, and back up with it.",
		);
	});
});

test("a backup of an older version of the shop is brought to this one's tables, with its rows and its numbers left out", async () => {
	// Before documents had series.
	const older = await anOlderDatabase(["0000_shop"]);
	onTestFinished(older.drop);
	await older.pool.query("insert into currencies (code, rate) values ('XTS', 1)");
	await older.pool.query("select setval('order_numbers', 2600042)");
	const folder = newFolder();
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const shop = { name: "Konfety", url: "https://konfety.test" };
	const target = folderStore(folder);
	await takeBackup({ databaseUrl: older.url, pictures: target, target, shop, knownMigrations: knownMigrations() });
	const there = await anEmptyPlace();
	expect((await runOn(there, "restore", folder)).code).toBe(0);
	expect(await query(there.databaseUrl, "select code from currencies")).toEqual([{ code: "XTS" }]);
	expect(await query(there.databaseUrl, "select nextval('order_numbers')::int as n")).toEqual([{ n: 2601043 }]);
	expect(Object.keys(await rowsIn(there.databaseUrl))).toEqual(Object.keys(await rowsIn(here.databaseUrl)));
	expect(await query(there.databaseUrl, "select distinct last from invoice_series")).toEqual([{ last: 1000 }]);
});
