/**
 * The code of the server's processes, bundled. It belongs to its build as the pages do, whatever the checkout has meanwhile; it
 * starts sooner and takes less memory than its sources; and the worker's mails are written in JSX, which Node does not read.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { EXTERNAL_PACKAGES } from "./external-packages.ts";

const ENTRIES = {
	door: "lib/server/door/main.ts",
	app: "lib/server/app/main.ts",
	worker: "lib/server/worker/main.ts",
	press: "lib/shop/background/press-process.ts",
	studio: "lib/shop/content/pictures/studio-process.ts",
};
/** Those that the start starts. */
export type ServerProcess = "door" | "app" | "worker";

/** Where the processes of a build are, below its folder. */
export const processFolder = (folder: string) => join(folder, "processes");

/** The script of a process. */
export const processScript = (folder: string, name: ServerProcess) => join(processFolder(folder), `${name}.mjs`);

/** Packages in the bundle that are CommonJS call `require`; our own code names its import itself. */
const REQUIRE = 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);';

export async function bundleProcesses(root: string, folder: string): Promise<void> {
	const outdir = processFolder(folder);
	rmSync(join(root, outdir), { recursive: true, force: true });
	await build({
		absWorkingDir: root,
		entryPoints: ENTRIES,
		outdir,
		outExtension: { ".js": ".mjs" },
		bundle: true,
		splitting: true,
		platform: "node",
		format: "esm",
		target: "node22",
		jsx: "automatic",
		// Which of its two versions React takes.
		define: { "process.env.NODE_ENV": '"production"' },
		external: ["next", ...EXTERNAL_PACKAGES],
		banner: { js: REQUIRE },
		logLevel: "error",
	});
}
