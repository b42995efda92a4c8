import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { runShopCommand } from "#lib/cli/shop-commands/commands.ts";
import { PICTURE_LOOK } from "#lib/domain/goods/pictures.ts";
import { sharePicturePath } from "#lib/domain/goods/share-picture.ts";
import { outsidePicture } from "#lib/shop/backoffice/import/import-pictures.ts";
import { servePicture } from "#lib/shop/content/pictures/serve.ts";
import { serveSharePicture } from "#lib/shop/content/pictures/serve-share.ts";
import { orderTending } from "#lib/shop/content/pictures/studio.ts";
import { pictureFile } from "#lib/shop/goods/media/picture-files.ts";
import type { FileStore } from "#lib/shop/kernel/files/file-store.ts";
import { s3Store } from "#lib/shop/kernel/files/s3-store.ts";
import { owedFiles, stateFolder } from "#lib/shop/kernel/files/shared-files.ts";
import { anS3Server, type S3Server } from "#tests/support/servers/s3-server.ts";
import { HEUREKA } from "#tests/support/shop/command-shop.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const OURS = "public, max-age=31536000, immutable";
const GOLDEN_STAR = "https://feed.example/img/hvezda-zlata.jpg";

let testShop: TestShop;
let server: S3Server;
let store: FileStore;
let folder: string;
let keys: string[];

beforeAll(async () => {
	[testShop, server] = await Promise.all([openTestShop({ isToday: true }), anS3Server()]);
	store = s3Store(server.settings);
	folder = mkdtempSync(join(tmpdir(), "konfety-computers-"));
	for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
	const found = await testShop.shop.db.execute<{ key: string }>(
		sql`select key from pictures where recipe is not null order by id limit 6`,
	);
	keys = found.rows.map(({ key }) => key);
});
afterAll(async () => {
	await endStudios();
	vi.unstubAllEnvs();
	await server.stop();
	await testShop.close();
	rmSync(folder, { recursive: true });
});

type Studios = { konfetyStudios?: Record<string, { child: ChildProcess | null }> };
/** A studio has the settings with which it began. */
async function endStudios(): Promise<void> {
	for (const studio of Object.values((globalThis as Studios).konfetyStudios ?? {})) {
		if (!studio.child) continue;
		const ended = once(studio.child, "exit");
		studio.child.kill();
		await ended;
	}
}
const dataOf = (computer: string) => join(folder, computer);
/** What follows is done on this computer of the shop: it has a disk of its own, and the database and the store of all. */
async function on(computer: string): Promise<void> {
	await endStudios();
	vi.stubEnv("DATA_DIR", dataOf(computer));
}
const shop = async (...typed: string[]) => {
	const [out, err]: [string[], string[]] = [[], []];
	const code = await runShopCommand(typed, {
		print: (line) => out.push(line.replace(/, \d+\.\d s$/, "")),
		complain: (line) => err.push(line),
		withDatabase: (run) =>
			run({
				databaseUrl: testShop.databaseUrl,
				dataDir: process.env.DATA_DIR ?? "",
				shopUrl: "https://konfety.test",
			}),
	});
	return { code, out, err };
};
const get = async (key: string, width = "192.jpg") => {
	const reply = await servePicture(
		testShop.shop,
		{ key: `${key}.${PICTURE_LOOK}`, width },
		{ accept: "", address: "192.0.2.1" },
	);
	const body = Buffer.from(await reply.arrayBuffer());
	return { status: reply.status, kept: reply.headers.get("Cache-Control"), body };
};
const nameOf = (key: string) => `media/${pictureFile("", key, 192, "jpeg").replace(/^\//, "")}`;
/** The store has something else under its name, by which one sees where a picture was from. */
const MARKED = Buffer.from("from the store");
const isInStore = async (name: string) => (await store.size(name)) !== null;
const untilInStore = (name: string) => expect.poll(() => isInStore(name), { timeout: 20_000 }).toBe(true);
const filesOn = (computer: string, below: string) =>
	readdirSync(join(dataOf(computer), below), { recursive: true, withFileTypes: true }).filter((entry) =>
		entry.isFile(),
	);

describe("two computers of a shop with a store", () => {
	test("show a picture that was imported on one of them, once the import is done", async () => {
		await on("one");
		const pictures = join(folder, "pictures");
		mkdirSync(pictures);
		const gold = sharp({ create: { width: 400, height: 500, channels: 3, background: "#ffc400" } });
		writeFileSync(join(pictures, "hvezda-zlata.jpg"), await gold.jpeg().toBuffer());
		const { key } = outsidePicture(GOLDEN_STAR);
		const { out } = await shop("import", HEUREKA, "--pictures", pictures);
		expect(out).toContain("Pictures from the folder: 1 taken, 0 there already");
		expect(await isInStore(`media/originals/${key.slice(0, 2)}/${key}.webp`)).toBe(true);
		await on("two");
		const { status, kept, body } = await get(key);
		expect([status, kept]).toEqual([200, OURS]);
		const { dominant } = await sharp(body).stats();
		expect([dominant.r > 230, dominant.g > 170, dominant.b < 60]).toEqual([true, true, true]);
		// Nobody has the other star.
		const other = outsidePicture("https://feed.example/img/hvezda-ruzova.jpg").key;
		expect((await get(other)).status).toBe(503);
		expect(await get(other, "192")).toMatchObject({ status: 200, kept: "public, max-age=60" });
	});

	test("draw a picture once", async () => {
		const [key = ""] = keys;
		await on("one");
		expect((await get(key)).status).toBe(200);
		await untilInStore(nameOf(key));
		await store.write(nameOf(key), MARKED);
		await on("two");
		expect(await get(key)).toEqual({ status: 200, kept: OURS, body: MARKED });
		// From its own disk now.
		await store.remove(nameOf(key));
		expect((await get(key)).body).toEqual(MARKED);
	});

	test("draw a picture for shared links once, and each keeps its current version alone", async () => {
		const { rows } = await testShop.shop.db.execute<{ id: number }>(
			sql`select p.id from products p join product_pictures pp on pp.product_id = p.id where p.is_active order by p.id limit 1`,
		);
		const id = rows[0]?.id ?? 0;
		const share = async () => {
			const { body } = await testShop.call("GET", `/catalog/product/cs/${id}`);
			const about = { kind: "product" as const, id, locale: "cs" as const };
			const address = sharePicturePath({ ...about, title: body.title ?? body.name, src: body.main_image?.src ?? null });
			const file = address.split("/").at(-1) ?? "";
			const reply = await serveSharePicture(testShop.shop, { locale: "cs", kind: "product", id: `${id}`, file }, null);
			const name = `media/share/cs/product/${String(id % 100).padStart(2, "0")}/${id}/${file}`;
			return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()), name, file };
		};
		const files = (computer: string) => filesOn(computer, "media/share").map(({ name }) => name);
		await on("one");
		const first = await share();
		await untilInStore(first.name);
		await store.write(first.name, MARKED);
		await on("two");
		expect(await share()).toEqual({ ...first, body: MARKED });
		await testShop.shop.db.execute(sql`update product_translations set name = 'Jiný název' where product_id = ${id}`);
		const second = await share();
		expect([second.status, second.file === first.file, files("two")]).toEqual([200, false, [second.file]]);
		await untilInStore(second.name);
		// Another version of the shop may still show it.
		expect([await isInStore(first.name), files("one")]).toEqual([true, [first.file]]);
		await on("one");
		expect((await share()).body).toEqual(second.body);
		expect(files("one")).toEqual([second.file]);
	});

	test("go on while the store is away, each by itself, and what was missed arrives when it is back", async () => {
		const [, kept = "", drawn = ""] = keys;
		await on("one");
		expect((await get(kept)).status).toBe(200);
		await untilInStore(nameOf(kept));
		await server.stop();
		try {
			expect((await get(drawn)).status).toBe(200);
			const pictures = join(folder, "pictures");
			rmSync(join(dataOf("one"), "media/originals"), { recursive: true });
			const { out } = await shop("import", HEUREKA, "--pictures", pictures);
			expect(out).toContain("  1 wait for the store, which is away: the running shop puts them there once it is back");
			await on("two");
			for (const key of [kept, drawn]) expect(await get(key)).toMatchObject({ status: 200, kept: OURS });
			expect(readFileSync(join(stateFolder(dataOf("two")), "away"), "utf8")).toMatch(/does not answer/);
		} finally {
			await server.start();
		}
		expect(await isInStore(nameOf(drawn))).toBe(false);
		const longAgo = new Date(Date.now() - 60_000);
		for (const computer of ["one", "two"]) {
			await on(computer);
			utimesSync(join(stateFolder(dataOf(computer)), "away"), longAgo, longAgo);
			expect(await orderTending()).toBe(true);
			expect(await owedFiles(dataOf(computer)).all()).toEqual([]);
		}
		expect(await isInStore(nameOf(drawn))).toBe(true);
	});
});

describe("media push", () => {
	test("says what to set where there is no store", async () => {
		vi.stubEnv("MEDIA_S3_ENDPOINT", undefined);
		for (const name of Object.keys(server.env)) vi.stubEnv(name, undefined);
		const { code, err } = await shop("media", "push");
		for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
		expect([code, err]).toEqual([1, [expect.stringMatching(/^There is no store: set MEDIA_S3_ENDPOINT/)]]);
	});

	test("puts what the store lacks, counts before it does, and goes on where it stopped", async () => {
		await on("three");
		vi.stubEnv("MEDIA_S3_PREFIX", "later");
		const later = s3Store({ ...server.settings, prefix: "later" });
		const lay = (name: string) => {
			mkdirSync(join(dataOf("three"), "media", name, ".."), { recursive: true });
			writeFileSync(join(dataOf("three"), "media", name), name.padEnd(20_000));
		};
		const key = "ab".padEnd(20, "0");
		const names = [
			`originals/ab/${key}.webp`,
			`ab/${key}.${PICTURE_LOOK}-96.avif`,
			`ab/${key}.${PICTURE_LOOK}-96.webp`,
		];
		names.push("share/cs/product/01/1/0123456789abcdef.jpg", "sheet/00/0/0123456789abcdef.avif");
		const count = names.length;
		// Not for others: single emoji, stand-ins, what is being written.
		const own = [
			"flat-emoji/cake.svgpart",
			`aa/${key}.avif.0123456789ab.tmp`,
			"sheet/00/0/0123456789abcdef-stand-in-1.avif",
		];
		for (const name of [...names, ...own]) lay(name);
		const dry = await shop("media", "push", "--dry-run");
		expect(dry.out).toEqual([
			expect.stringMatching(
				`^Dry run, nothing sent: ${count} pictures would go to s3://konfety/later \\(\\d\\.\\d MB\\), 0 were there already$`,
			),
		]);
		const [first = ""] = names;
		await later.write(`media/${first}`, readFileSync(join(dataOf("three"), "media", first)));
		expect((await shop("media", "push")).out).toEqual([
			expect.stringMatching(`^${count - 1} pictures went to s3://konfety/later \\(.+ MB\\), 1 were there already$`),
		]);
		const kept: string[] = [];
		for await (const file of later.list("")) kept.push(file.name);
		expect(kept.sort()).toEqual(names.map((name) => `media/${name}`).sort());
		expect((await shop("media", "push")).out).toEqual([
			`0 pictures went to s3://konfety/later (0.0 MB), ${count} were there already`,
		]);
	});

	test("says when the store is away", async () => {
		await on("three");
		await server.stop();
		const { code, err } = await shop("media", "push");
		await server.start();
		expect([code, err]).toEqual([
			1,
			[expect.stringMatching(/does not answer/), "Run it again to go on with what is missing."],
		]);
	});
});
