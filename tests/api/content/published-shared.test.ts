import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { publishShared } from "#lib/shop/background/publish-shared.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import type { FileStore } from "#lib/shop/kernel/files/file-store.ts";
import { s3Store } from "#lib/shop/kernel/files/s3-store.ts";
import { owedFiles, stateFolder } from "#lib/shop/kernel/files/shared-files.ts";
import { serveFeed } from "#lib/shop/telling/feeds/serve-feed.ts";
import { PUBLISHED_LIST, publishedName, readList } from "#lib/shop/telling/publish/published-list.ts";
import { serveSitemap } from "#lib/shop/telling/sitemap/serve-sitemap.ts";
import { anS3Server, type S3Server } from "#tests/support/servers/s3-server.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

/** Asked for before the other computer began, as the same change asks all of them. */
const BEFORE = { askedAgoMs: 300_000 };
const NOW = { askedAgoMs: 0 };

let testShop: TestShop;
let server: S3Server;
let store: FileStore;
let folder: string;

beforeAll(async () => {
	[testShop, server] = await Promise.all([openTestShop({ isToday: true }), anS3Server()]);
	store = s3Store(server.settings, { connectMs: 500, idleMs: 5_000, attempts: 1 });
	folder = mkdtempSync(join(tmpdir(), "konfety-presses-"));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
	await server.stop();
	await testShop.close();
	rmSync(folder, { recursive: true });
});

const dirOf = (computer: string) => join(folder, computer, "published");
/** What the press of a computer does when it is asked. Returns the names of files that it wrote. */
const publish = (computer: string, { askedAgoMs }: { askedAgoMs: number }) =>
	publishShared(
		{ db: testShop.shop.db, shopUrl: "https://konfety.test", now: new Date(), dir: dirOf(computer) },
		{ databaseUrl: testShop.databaseUrl, root: join(folder, computer), store, askedAgoMs },
	);
const place = (computer: string) => ({
	dir: dirOf(computer),
	press: { ask: async () => {}, lastRunMs: async () => null },
	waitMs: 0,
});
/** Each published file of a computer with the ETag that it answers, and what it says. */
async function answers(computer: string) {
	const told: Record<string, string> = {};
	for (const file of readdirSync(dirOf(computer))
		.filter((name) => !name.startsWith("."))
		.sort()) {
		const request = new Request(`https://konfety.test/${file}`);
		const reply = await (file.startsWith("sitemap") ? serveSitemap : serveFeed)(request, file, place(computer));
		told[file] = `${reply.status} ${reply.headers.get("ETag")} ${(await reply.text()).length}`;
	}
	return told;
}
const setStock = (pieces: number) =>
	testShop.shop.db.execute(sql`
		update stock set quantity = ${pieces} where variant_id = (select variant_id from stock order by variant_id limit 1)`);

test("one computer writes what all were asked for, the others serve the same files with the same ETags", async () => {
	expect(await publish("one", NOW)).toContain("heureka.xml");
	expect(await publish("two", BEFORE)).toEqual([]);
	const told = await answers("one");
	expect(Object.keys(told)).toEqual(expect.arrayContaining(["heureka.xml", "sitemap.xml", "sitemap-products-1.xml"]));
	expect(Object.values(told).every((answer) => /^200 W\/"\w+-\w+" \d{3,}$/.test(answer))).toBe(true);
	expect(await answers("two")).toEqual(told);
	expect(readdirSync(dirOf("two"))).toContain(".last-run");
});

test("whoever was asked later writes anew, and what is the same keeps its ETag on both", async () => {
	const told = await answers("one");
	expect(await publish("two", NOW)).toEqual([]);
	expect(await answers("two")).toEqual(told);
	await setStock(4_321);
	const written = await publish("two", NOW);
	expect(written).toContain("heureka-availability.xml");
	expect(await publish("one", BEFORE)).toEqual([]);
	const now = await answers("two");
	expect(
		Object.keys(told)
			.filter((file) => now[file] !== told[file])
			.sort(),
	).toEqual(written.sort());
	expect(await answers("one")).toEqual(now);
});

test("asked at the same time, one of them writes", async () => {
	await setStock(4_322);
	// The change came after the run before, and a moment before both were asked.
	await sleep(200);
	const wrote = await Promise.all([publish("one", { askedAgoMs: 100 }), publish("two", { askedAgoMs: 100 })]);
	expect(wrote.map(({ length }) => length).sort()).toEqual([0, 1]);
	expect(await answers("one")).toEqual(await answers("two"));
});

test("a part that the sitemap has no more leaves every computer and the store", async () => {
	const part = "sitemap-brands-9.xml";
	writeFileSync(join(dirOf("one"), part), "<urlset/>");
	writeFileSync(join(dirOf("two"), part), "<urlset/>");
	await store.write(publishedName(part), Buffer.from("<urlset/>"));
	const list = await readList(store);
	const known = { file: part, bytes: 9, changedMs: 1, sha256: "0".repeat(64) };
	// Of another version of the shop, which has one format more.
	const other = { ...known, file: "another-feed.xml" };
	await store.write(publishedName(other.file), Buffer.from("<another/>"));
	await store.write(
		PUBLISHED_LIST,
		Buffer.from(JSON.stringify({ ...list, files: [...(list?.files ?? []), known, other] })),
	);
	await publish("one", NOW);
	const names = (await readList(store))?.files.map(({ file }) => file);
	expect([names?.includes(part), names?.includes(other.file)]).toEqual([false, true]);
	expect([await store.size(publishedName(part)), await store.size(publishedName(other.file))]).toEqual([null, 10]);
	await store.remove(publishedName(other.file));
	const left = (await readList(store)) ?? { begunMs: 0, files: [] };
	await store.write(
		PUBLISHED_LIST,
		Buffer.from(JSON.stringify({ ...left, files: left.files.filter(({ file }) => file !== other.file) })),
	);
	expect(await publish("two", BEFORE)).toEqual([]);
	expect(readdirSync(dirOf("two"))).not.toContain(part);
});

test("files that are not what the list says are taken by nobody: the next run writes them", async () => {
	await store.write(publishedName("heureka.xml"), Buffer.from("half of it"));
	expect(await publish("three", BEFORE)).toContain("heureka.xml");
	expect(readFileSync(join(dirOf("three"), "heureka.xml"), "utf8")).toMatch(/<\/SHOP>\n$/);
	expect(await answers("three")).toEqual(await answers("one"));
});

test("a list that nobody can read is written anew", async () => {
	vi.spyOn(log, "warn").mockImplementation(() => {});
	await store.write(PUBLISHED_LIST, Buffer.from("{ half a list"));
	await publish("one", BEFORE);
	expect((await readList(store))?.files.length).toBeGreaterThan(5);
	expect(await publish("two", BEFORE)).toEqual([]);
	expect(await answers("two")).toEqual(await answers("one"));
});

test("while the store is away each computer writes its own, and when it is back they are the same again", async () => {
	await server.stop();
	await setStock(4_323);
	try {
		for (const computer of ["one", "two"]) expect(await publish(computer, NOW)).toContain("heureka-availability.xml");
	} finally {
		await server.start();
	}
	for (const computer of ["one", "two"]) {
		expect((await owedFiles(join(folder, computer)).all()).map(({ name }) => name)).toEqual([PUBLISHED_LIST]);
		const longAgo = new Date(Date.now() - 60_000);
		utimesSync(join(stateFolder(join(folder, computer)), "away"), longAgo, longAgo);
		expect(await publish(computer, NOW)).toEqual([]);
		expect(await owedFiles(join(folder, computer)).all()).toEqual([]);
	}
	expect(await answers("one")).toEqual(await answers("two"));
});
