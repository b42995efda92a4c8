import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { bundleProcesses, processFolder } from "#lib/server/bundle.ts";

const ROOT = join(import.meta.dirname, "../../..");

test("the code of every process is bundled, and is code that Node reads", async () => {
	const folder = mkdtempSync(join(tmpdir(), "konfety-bundle-"));
	try {
		await bundleProcesses(ROOT, relative(ROOT, folder));
		const scripts = readdirSync(processFolder(folder));
		for (const name of ["door", "app", "worker", "press", "studio"]) expect(scripts).toContain(`${name}.mjs`);
		const check = (name: string) => execFileSync(process.execPath, ["--check", join(processFolder(folder), name)]);
		for (const name of ["door", "app", "worker", "press", "studio"]) expect(check(`${name}.mjs`).length).toBe(0);
		// What measures and traces is there, but loaded by nobody who has not asked for it.
		const [all, loaded] = [scripts, ["door", "app", "worker"].flatMap((name) => loadedWith(folder, `${name}.mjs`))].map(
			(names) => names.map((name) => readFileSync(join(processFolder(folder), name), "utf8")).join(),
		);
		for (const package_ of ["collectDefaultMetrics", "OTLPTraceExporter", "konfety_http_requests_total"]) {
			expect.soft(all).toContain(package_);
			expect.soft(loaded).not.toContain(package_);
		}

		// The client of the store comes with its first call, and from its package: bundled it is without its names.
		const code = scripts.map((name) => readFileSync(join(processFolder(folder), name), "utf8")).join("\n");
		const imported = [...code.matchAll(/(import\(|from )"(@aws-sdk\/[\w-]+)"/g)].map(
			([, how, name]) => `${how}${name}`,
		);
		expect(imported.sort()).toEqual(["import(@aws-sdk/client-s3", "import(@aws-sdk/lib-storage"]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

/** A script with those that it imports as it starts. */
function loadedWith(folder: string, script: string): string[] {
	const names = new Set([script]);
	for (const name of names) {
		const text = readFileSync(join(processFolder(folder), name), "utf8");
		for (const [, chunk = ""] of text.matchAll(/(?:from|^import) "\.\/([^"]+)";$/gm)) names.add(chunk);
	}
	return [...names];
}
