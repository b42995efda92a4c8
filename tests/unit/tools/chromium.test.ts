import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findChromium, onPath } from "#tools/chromium.ts";

test("the first browser by name, then by folder, is taken; a file that is not executable is skipped", () => {
	const [first = "", second = ""] = ["a", "b"].map((name) => mkdtempSync(join(tmpdir(), `konfety-${name}-`)));
	const put = (folder: string, name: string, mode: number) => {
		writeFileSync(join(folder, name), "#!/bin/sh\n");
		chmodSync(join(folder, name), mode);
	};
	put(first, "google-chrome", 0o755);
	expect(onPath([first, second])).toBe(join(first, "google-chrome"));
	put(second, "chromium", 0o644);
	expect(onPath([first, second])).toBe(join(first, "google-chrome"));
	chmodSync(join(second, "chromium"), 0o755);
	expect(onPath([first, second])).toBe(join(second, "chromium"));
	expect(onPath([])).toBeNull();
	for (const folder of [first, second]) rmSync(folder, { recursive: true });
});

test("CHROMIUM_PATH has precedence, and a path that is not a program is refused with its name", async () => {
	const say = () => {};
	expect(await findChromium({ chromiumPath: process.execPath, say })).toBe(process.execPath);
	await expect(findChromium({ chromiumPath: "/nowhere/chromium", say })).rejects.toThrow(
		"CHROMIUM_PATH names /nowhere/chromium, which is not a program.",
	);
});
