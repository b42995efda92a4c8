import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { folderStore } from "#lib/shop/kernel/files/folder-store.ts";
import { s3Store } from "#lib/shop/kernel/files/s3-store.ts";
import { owedFiles } from "#lib/shop/kernel/files/shared-files.ts";
import { rowsIn } from "#tests/support/database/dump-rows.ts";
import { anS3Server, type S3Server } from "#tests/support/servers/s3-server.ts";
import { anotherComputer, newFolder, type Place, runOn } from "#tests/support/shop/backed-up.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let server: S3Server;
let here: Place;
const TARGET = "s3://konfety/backups";
/** Two pictures that imports brought, one of them on another computer. */
const [OWN, OTHERS] = ["a", "b"].map((digit) => digit.repeat(20));
const fileOf = (key = "") => `originals/${key.slice(0, 2)}/${key}.webp`;

beforeAll(async () => {
	[testShop, server] = await Promise.all([openTestShop({ isToday: true }), anS3Server()]);
	for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
	here = { databaseUrl: testShop.databaseUrl, dataDir: newFolder() };
	for (const key of [OWN, OTHERS])
		await testShop.shop.db.execute(
			sql`insert into pictures (key, source_url) values (${key}, ${`https://a.example/${key}`})`,
		);
	const path = join(here.dataDir, "media", fileOf(OWN));
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, "here");
	await s3Store(server.settings).write(`media/${fileOf(OTHERS)}`, Buffer.from("in the store alone"));
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await server.stop();
	await testShop.close();
	rmSync(here.dataDir, { recursive: true });
});

test("a backup in a bucket has the pictures of all computers, and comes back from there", async () => {
	const backup = await runOn(here, "backup", TARGET);
	expect([backup.code, backup.err]).toEqual([0, []]);
	expect(backup.out[0]).toMatch(/^NAME at s3:\/\/konfety\/backups: .+, 2 pictures in 0\.0 MB$/);
	expect((await runOn(here, "backup", "list", TARGET)).out).toHaveLength(1);
	const there = await anotherComputer();
	onTestFinished(there.remove);
	// Another bucket of the shop, which has no pictures yet.
	vi.stubEnv("MEDIA_S3_PREFIX", "restored");
	const { code, err } = await runOn(there, "restore", TARGET, "--moved");
	vi.stubEnv("MEDIA_S3_PREFIX", server.settings.prefix);
	expect([code, err]).toEqual([0, []]);
	const { orders, pictures } = await rowsIn(here.databaseUrl);
	expect(await rowsIn(there.databaseUrl)).toMatchObject({ orders, pictures });
	const media = folderStore(join(there.dataDir, "media"));
	expect([await media.size(fileOf(OWN)), await media.size(fileOf(OTHERS))]).toEqual([4, 18]);
	// The running shop puts them there.
	expect((await owedFiles(there.dataDir).all()).map(({ name }) => name).sort()).toEqual(
		[OWN, OTHERS].map((key) => `media/${fileOf(key)}`),
	);
});

test("a backup that cannot read a picture is none, and says why", async () => {
	await server.stop();
	const asked = runOn(here, "backup", newFolder());
	await expect(asked).rejects.toThrow(/does not answer .+: check MEDIA_S3_ENDPOINT, and whether it runs\.$/);
	await server.start();
});

test("a bucket needs a store", async () => {
	for (const name of Object.keys(server.env)) vi.stubEnv(name, undefined);
	await expect(runOn(here, "backup", TARGET)).rejects.toThrow(
		/^s3:\/\/konfety\/backups is in a store, and there is none: set/,
	);
	for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
	await expect(runOn(here, "backup", "s3:///x")).rejects.toThrow("is no place in a store: s3://bucket");
});
