import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkDisk, neededBytes } from "#lib/shop/health/disk.ts";
import { type Checks, statusOf } from "#lib/shop/health/readiness.ts";

const WELL: Checks = { database: "ok", migrations: "ok", worker: "ok", disk: "ok" };

test.each<[Partial<Checks>, string]>([
	[{}, "ready"],
	[{ database: "away", migrations: "unknown", worker: "unknown" }, "not_ready"],
	[{ migrations: "behind", worker: "unknown" }, "not_ready"],
	[{ disk: "not_writable" }, "not_ready"],
	[{ disk: "away" }, "not_ready"],
	[{ disk: "low" }, "degraded"],
	[{ worker: "late" }, "degraded"],
	[{ worker: "missing" }, "degraded"],
	[{ worker: "late", disk: "not_writable" }, "not_ready"],
])("with %j, all else well, the shop is %s", (checks, status) => {
	expect(statusOf({ ...WELL, ...checks })).toBe(status);
});

test("a process without a folder of data may be ready without a disk", () => {
	const { disk: _, ...others } = WELL;
	expect(statusOf(others)).toBe("ready");
});

const GB = 1e9;
test.each([
	[1 * GB, 0.2 * GB],
	[10 * GB, 0.2 * GB],
	[50 * GB, 1 * GB],
	[100 * GB, 2 * GB],
	[4000 * GB, 2 * GB],
])("of a disk of %d bytes %d must be free", (totalBytes, freeBytes) => {
	expect(neededBytes(totalBytes)).toBe(freeBytes);
});

test("a folder that is gone is not writable", async () => {
	const folder = mkdtempSync(join(tmpdir(), "konfety-test-"));
	expect(await checkDisk(folder)).not.toBe("not_writable");
	expect(await checkDisk(join(folder, "gone"))).toBe("not_writable");
});

test.skipIf(process.getuid?.() === 0)("neither is one of somebody else's", async () => {
	const folder = mkdtempSync(join(tmpdir(), "konfety-test-"));
	chmodSync(folder, 0o555);
	expect(await checkDisk(folder)).toBe("not_writable");
});
