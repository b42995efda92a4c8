import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FoundPage } from "#lib/shop/telling/sitemap/found-page.ts";
import { PART_LIMITS, type PartLimits, writeParts } from "#lib/shop/telling/sitemap/write-parts.ts";
import { readSitemap } from "#tests/support/pages/sitemaps.ts";

let dir: string;
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), "konfety-parts-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function* pages(count: number, failsAt = Number.POSITIVE_INFINITY): AsyncGenerator<FoundPage> {
	for (let id = 1; id <= count; id++) {
		if (id === failsAt) throw new Error("The database is away");
		yield { paths: { cs: `/${id}/x`, en: `/en/${id}/x` }, changedAt: null, pictures: ["a".repeat(20)] };
	}
}
const write = (count: number, limits: Partial<PartLimits>, failsAt?: number) =>
	writeParts(
		{ dir, shopUrl: "https://konfety.test" },
		{ section: "products", pages: pages(count, failsAt), limits: { ...PART_LIMITS, ...limits } },
	);
const locsOf = async (name: string) =>
	readSitemap(await readFile(join(dir, name), "utf8"), "part").map(({ loc }) =>
		loc.replace("https://konfety.test", ""),
	);

test.each([
	[2, 4, [4]],
	[3, 4, [4, 2]],
	[4, 4, [4, 4]],
	[3, 3, [3, 3]],
	[1, 1, [1, 1]],
])("%i pages in two languages at %i addresses a part", async (count, addresses, sizes) => {
	const parts = await write(count, { addresses });
	expect(parts.map(({ name }) => name)).toEqual(sizes.map((_, index) => `sitemap-products-${index + 1}.xml`));
	const locs = await Promise.all(parts.map(({ name }) => locsOf(name)));
	expect(locs.map(({ length }) => length)).toEqual(sizes);
	expect(locs.flat().filter((path) => !path.startsWith("/en"))).toEqual(
		Array.from({ length: count }, (_, index) => `/${index + 1}/x`),
	);
});

test("no part exceeds its limit of bytes", async () => {
	const bytes = 2_000;
	const parts = await write(9, { bytes });
	expect(parts.length).toBeGreaterThan(3);
	for (const { name } of parts) expect((await stat(join(dir, name))).size).toBeLessThanOrEqual(bytes);
	expect((await Promise.all(parts.map(({ name }) => locsOf(name)))).flat()).toHaveLength(18);
});

test("without pages there is no part, since an empty one is invalid", async () => {
	expect(await write(0, {})).toEqual([]);
	expect(await readdir(dir)).toEqual([]);
});

test("the bounds are within those of the protocol", () => {
	expect(PART_LIMITS.addresses).toBeLessThanOrEqual(50_000);
	expect(PART_LIMITS.bytes).toBeLessThanOrEqual(50 * 1024 * 1024);
});

test("a part written again with the same content stays the same file", async () => {
	await write(3, {});
	const before = await stat(join(dir, "sitemap-products-1.xml"));
	expect(await write(3, {})).toEqual([{ name: "sitemap-products-1.xml", isChanged: false }]);
	expect(await stat(join(dir, "sitemap-products-1.xml"))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
});

test("a failure leaves the part being written unchanged, and no draft", async () => {
	await write(3, { addresses: 4 });
	await expect(write(9, { addresses: 4 }, 4)).rejects.toThrow("The database is away");
	expect((await readdir(dir)).toSorted()).toEqual(["sitemap-products-1.xml", "sitemap-products-2.xml"]);
	expect(await locsOf("sitemap-products-2.xml")).toEqual(["/3/x", "/en/3/x"]);
});
