import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { PICTURE_LOOK } from "#lib/domain/goods/pictures.ts";
import { servePicture } from "#lib/shop/content/pictures/serve.ts";
import { mediaIn } from "#lib/shop/goods/media/media-files.ts";
import { keepOriginal } from "#lib/shop/goods/media/originals.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const OUTSIDE = "00000000000000000001";

let testShop: TestShop;
let dataDir: string;
let key: string;
/** As today's addresses name it. */
let name: string;

beforeAll(async () => {
	testShop = await openTestShop();
	dataDir = mkdtempSync(join(tmpdir(), "jpeg-"));
	vi.stubEnv("DATA_DIR", dataDir);
	const { db } = testShop.shop;
	key = (await db.execute<{ key: string }>(sql`select key from pictures order by id limit 1`)).rows[0]?.key ?? "";
	name = `${key}.${PICTURE_LOOK}`;
	await db.execute(sql`insert into pictures (key, source_url) values (${OUTSIDE}, 'https://example.org/a.png')`);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await testShop.close();
	rmSync(dataDir, { recursive: true });
});

const get = (asked: string, width: string, accept = "*/*") =>
	servePicture(testShop.shop, { key: asked, width }, { accept, address: "" });

test("a picture whose address ends in .jpg is a JPEG, whatever the client accepts", async () => {
	for (const accept of ["*/*", "image/avif,image/webp", ""]) {
		const reply = await get(name, "1200.jpg", accept);
		expect([reply.status, reply.headers.get("Content-Type"), reply.headers.get("Vary")]).toEqual([
			200,
			"image/jpeg",
			null,
		]);
		expect(reply.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
		const { format, width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
		expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 1500 });
	}
	expect((await get(name, "96")).headers.get("Content-Type")).toBe("image/webp");
	expect((await get(name, "96", "image/avif")).headers.get("Vary")).toBe("Accept");
});

test("a mail's picture is a PNG of one width, on no ground of its own", async () => {
	const reply = await get(name, "192.png", "image/avif");
	expect([reply.status, reply.headers.get("Content-Type"), reply.headers.get("Vary")]).toEqual([
		200,
		"image/png",
		null,
	]);
	const { format, width, hasAlpha } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
	expect({ format, width, hasAlpha }).toEqual({ format: "png", width: 192, hasAlpha: true });
	expect((await get(`${OUTSIDE}.${PICTURE_LOOK}`, "192.png")).status).toBe(503);
});

test("a picture from outside is 503 with Retry-After until it has been fetched, and then is served", async () => {
	const before = await get(`${OUTSIDE}.${PICTURE_LOOK}`, "320.jpg");
	expect([before.status, before.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
	expect(before.headers.get("Retry-After")).toBe("600");
	const data = await sharp({ create: { width: 40, height: 50, channels: 3, background: "#00ff00" } })
		.png()
		.toBuffer();
	await keepOriginal(mediaIn(join(dataDir, "media")), OUTSIDE, data);
	const after = await get(`${OUTSIDE}.${PICTURE_LOOK}`, "320.jpg");
	expect(after.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
	const { dominant } = await sharp(Buffer.from(await after.arrayBuffer())).stats();
	expect(dominant.g).toBeGreaterThan(dominant.r + 100);
});

test.each(["1200.jpeg", "1200.jpg.jpg", "1201.jpg", ".jpg", "1200.png", "1e3.jpg", "-96.jpg"])(
	"the picture %j is 404",
	async (width) => {
		expect((await get(name, width)).status).toBe(404);
	},
);

test("an address with an older look, a newer one or none gets the picture too, cached briefly", async () => {
	const now = Buffer.from(await (await get(name, "192", "image/avif")).arrayBuffer());
	for (const asked of [key, `${key}.1`, `${key}.${PICTURE_LOOK + 1}`]) {
		const reply = await get(asked, "192", "image/avif");
		expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([200, "public, max-age=60"]);
		expect(now.equals(Buffer.from(await reply.arrayBuffer()))).toBe(true);
	}
});

test("a file of an older look is not taken for today's", async () => {
	const old = join(dataDir, "media", key.slice(0, 2), `${key}-96.webp`);
	mkdirSync(dirname(old), { recursive: true });
	writeFileSync(old, "an older look");
	expect(Buffer.from(await (await get(name, "96", "")).arrayBuffer()).toString()).not.toContain("an older look");
	expect(Buffer.from(await (await get(key, "96", "")).arrayBuffer()).toString()).not.toContain("an older look");
});

test.each([
	"",
	".3",
	"xyz",
	`${"a".repeat(20)}.`,
	`${"a".repeat(20)}.x`,
	`${"a".repeat(20)}.33333`,
	`${"A".repeat(20)}.3`,
])("a picture named %j is 404", async (asked) => {
	expect((await get(asked, "192")).status).toBe(404);
});

test("a picture with an unknown key is 404", async () => {
	expect((await get("ffffffffffffffffffff", "1200.jpg")).status).toBe(404);
});

test("a browser that accepts AVIF gets AVIF, any other WebP, both drawn on request", async () => {
	const reply = await get(name, "192", "image/avif,image/webp");
	expect([reply.headers.get("Content-Type"), reply.headers.get("Vary")]).toEqual(["image/avif", "Accept"]);
	expect((await get(name, "192", "image/webp")).headers.get("Content-Type")).toBe("image/webp");
	expect((await get(name, "192", "image/avif,image/webp")).headers.get("Content-Type")).toBe("image/avif");
});

test("a network with a full queue of pictures gets 429 with Retry-After, other networks do not", async () => {
	const { rows } = await testShop.shop.db.execute<{ key: string }>(sql`
		insert into pictures (key, source_url) select lpad(i::text, 20, '0'), 'https://example.org/' || i || '.png'
		from generate_series(1001, 1320) i returning key`);
	const of = (name: string, address: string) =>
		servePicture(testShop.shop, { key: name, width: "192" }, { accept: "", address });
	const { konfetyStudios } = globalThis as typeof globalThis & { konfetyStudios?: { asked?: { child: ChildProcess } } };
	const studio = konfetyStudios?.asked?.child;
	studio?.kill("SIGSTOP");
	const refused: Response[] = [];
	const asked = rows.map(async ({ key: name }) => {
		const reply = await of(name, "192.0.2.1");
		if (reply.status === 429) refused.push(reply);
		return reply.status;
	});
	try {
		await vi.waitFor(() => expect(refused).toHaveLength(320 - 4 - 300), { timeout: 10_000 });
	} finally {
		studio?.kill("SIGCONT");
	}
	expect((await of(key, "192.0.2.2")).status).toBe(200);
	expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(304);
	expect(refused[0]?.headers.get("Retry-After")).toBe("10");
});
