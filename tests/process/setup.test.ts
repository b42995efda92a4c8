import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTempFolder } from "./stub-shop.ts";

const SETUP = "lib/cli/setup.mjs";

let root: string;

beforeEach(() => {
	root = openTempFolder();
	mkdirSync(join(root, "lib/cli"), { recursive: true });
	mkdirSync(join(root, "machine"));
	cpSync(join(import.meta.dirname, "../..", SETUP), join(root, SETUP));
	writeFileSync(join(root, "package-lock.json"), "{}");
	program("npm", 'echo "added 3 packages"; mkdir -p node_modules; echo run >> npm-runs');
	symlinkSync(process.execPath, join(root, "machine/node"));
});

afterEach(() => rmSync(root, { recursive: true }));

/** A program of the machine, in front of everything else on the PATH. */
function program(name: string, script: string) {
	rmSync(join(root, "machine", name), { force: true });
	writeFileSync(join(root, "machine", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

function setUp() {
	const env = { NODE_ENV: "test" as const, PATH: `${join(root, "machine")}:/usr/bin:/bin` };
	const { status, stdout, stderr } = spawnSync(process.execPath, [SETUP], { cwd: root, env, encoding: "utf8" });
	return { status, output: stdout + stderr };
}

test("installs once with a line before and after, then has nothing to say until the lock file changes", () => {
	const first = setUp();
	expect(first).toMatchObject({ status: 0 });
	expect(first.output).toMatch(/^Set-up: installing .* …\nSet-up: packages installed in \d+ s\.\n$/);
	expect(setUp()).toMatchObject({ status: 0, output: "" });
	writeFileSync(join(root, "package-lock.json"), '{"changed":true}');
	expect(setUp().output).toContain("installing");
});

test("accepts an installation made by hand after the lock file's last change", () => {
	mkdirSync(join(root, "node_modules"));
	writeFileSync(join(root, "node_modules/.package-lock.json"), "{}");
	expect(setUp()).toMatchObject({ status: 0, output: "" });
	rmSync(join(root, "node_modules/.konfety-setup"));
	utimesSync(join(root, "node_modules/.package-lock.json"), 1, 1);
	expect(setUp().output).toContain("installing");
});

test("shows the end of npm's output when it fails, and tries again next time", () => {
	program("npm", 'echo "ENOTFOUND packages.example" >&2; exit 7');
	const failed = setUp();
	expect(failed.status).toBe(1);
	expect(failed.output).toContain("ENOTFOUND packages.example");
	expect(failed.output).toContain(
		"The packages could not be installed: npm ci ended with code 7. The whole output is in",
	);
	expect(setUp().status).toBe(1);
});

test("a lock file with gaps for other platforms is installed without changing it, one that is out of date is not", () => {
	program(
		"npm",
		'[ $1 = ci ] && { echo "npm error Missing: some-darwin-arm64@ from lock file"; exit 1; }; mkdir -p node_modules',
	);
	expect(setUp()).toMatchObject({ status: 0, output: expect.stringContaining("(npm install --no-save) …") });
	rmSync(join(root, "node_modules"), { recursive: true });
	program(
		"npm",
		'echo "Missing: b@2.0.0 from lock file"; echo "Invalid: lock file\'s a@1.0.0 does not satisfy a@2.0.0"; exit 1',
	);
	expect(setUp().status).toBe(1);
});

test("says what to do when the machine's Node is too old and the project's own cannot run", () => {
	program("node", "echo v20.20.2");
	program(
		"npm",
		'mkdir -p node_modules/.bin; printf "#!/nowhere/ld\\n" > node_modules/.bin/node; chmod +x node_modules/.bin/node',
	);
	const refused = setUp();
	expect(refused.status).toBe(1);
	expect(refused.output).toContain("Konfety needs Node 22.18 or newer.");
	expect(refused.output).toContain("Install Node 26 from https://nodejs.org");
});
