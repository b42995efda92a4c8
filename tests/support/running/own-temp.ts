import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A run's tests make their folders in one, which goes with the run. */
export function setup() {
	const dir = mkdtempSync(join(tmpdir(), "konfety-tests-"));
	chmodSync(dir, 0o755); // PostgreSQL runs as another user when the tests run as root
	process.env.TMPDIR = dir;
	return () => rmSync(dir, { recursive: true, force: true });
}
