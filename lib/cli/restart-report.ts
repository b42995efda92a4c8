import { rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readOptional, writePrivate } from "./private-file.ts";

const reportSchema = z.object({
	state: z.enum(["running", "done", "failed"]),
	/** What the start has told about it so far. */
	lines: z.array(z.string()),
});

/** How the last restart goes, or went; the start writes it, the command `restart` reads it. */
export type RestartReport = z.output<typeof reportSchema>;

const fileOf = (dataDir: string) => join(dataDir, "restart.json");

export function writeReport(dataDir: string, report: RestartReport): void {
	writePrivate(fileOf(dataDir), JSON.stringify(report));
}

export function readReport(dataDir: string): RestartReport | null {
	const text = readOptional(fileOf(dataDir));
	return text === null ? null : reportSchema.parse(JSON.parse(text));
}

export function removeReport(dataDir: string): void {
	rmSync(fileOf(dataDir), { force: true });
}
