import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type Shared, sharePicturePath, shareVersion } from "#lib/domain/goods/share-picture.ts";

const BALLOON: Shared = { kind: "product", id: 12, locale: "cs", title: "Balónek", src: "/media/product/12" };

test("a shared picture's address has the language, the kind, the id and a version of its content", () => {
	expect(sharePicturePath(BALLOON)).toMatch(/^\/media\/share\/cs\/product\/12\/[0-9a-f]{16}\.jpg$/);
	expect(sharePicturePath({ ...BALLOON, kind: "post", id: 3, locale: "en" })).toMatch(/^\/media\/share\/en\/post\/3\//);
});

test("the version changes exactly when the picture would look different", () => {
	const versions = [BALLOON, { ...BALLOON, title: "Balónky" }, { ...BALLOON, src: null }, { ...BALLOON, src: "null" }];
	expect(new Set(versions.map(shareVersion)).size).toBe(4);
	expect(shareVersion({ ...BALLOON, id: 13 } as Shared)).toBe(shareVersion(BALLOON));
});

test("ten thousand titles have ten thousand versions, and all 16 digits vary", () => {
	const titles = Array.from({ length: 10_000 }, (_, at) => createHash("md5").update(`${at}`).digest("hex"));
	const versions = titles.map((title) => shareVersion({ title, src: null }));
	expect(new Set(versions).size).toBe(10_000);
	expect(versions.every((version) => version.length === 16)).toBe(true);
	// A digit of its own for each of the 64 bits' ends.
	expect(new Set(versions.map((version) => version[0])).size).toBe(16);
	expect(new Set(versions.map((version) => version[15])).size).toBe(16);
});

test("the version is FNV-1a in 64 bits", () => {
	expect(shareVersion({ title: "Balónek", src: null })).toBe("1780597dfb0ce4cc");
});
