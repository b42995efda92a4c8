import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The checkout's folder. */
export const ROOT = join(import.meta.dirname, "../..");

const manifestSchema = z.object({ bin: z.record(z.string(), z.string()) });

/** The script of an installed package's command, to run with this Node. */
export function scriptOf(packageName: string, command: string): string {
	const folder = join(ROOT, "node_modules", packageName);
	const { bin } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
	const script = bin[command];
	if (!script) throw new Error(`The package ${packageName} has no command ${command}.`);
	return join(folder, script);
}
