import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { processScript, type ServerProcess } from "#lib/server/bundle.ts";
import { isAlive } from "#lib/shop/kernel/db/embedded/process-identity.ts";

const serverSchema = z.object({
	pid: z.number(),
	build: z.string(),
	databaseUrl: z.string(),
	dataDir: z.string(),
	nextServer: z.string(),
	nodeEnv: z.string(),
	hasSecret: z.boolean(),
	mailFrom: z.string().optional(),
});

/** What the stub server says about itself. */
export async function tellServer(port: number, path = "/") {
	return serverSchema.parse(await (await fetch(`http://127.0.0.1:${port}${path}`)).json());
}

/** Process id of the living PostgreSQL of a data directory, or null. */
export function postmasterPid(dataDir: string): number | null {
	try {
		const pid = Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
		return isAlive(pid) ? pid : null;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}

/** Process ids of a running start's processes of this kind. */
export function processesBelow(start: number | undefined, kind: ServerProcess): number[] {
	const children = readFileSync(`/proc/${start}/task/${start}/children`, "utf8").trim().split(" ");
	return children
		.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(processScript("", kind)))
		.map(Number);
}

/** Process id of a running start's one process of this kind. */
export function processBelow(start: number | undefined, kind: ServerProcess): number {
	const [pid, ...others] = processesBelow(start, kind);
	if (pid === undefined || others.length > 0) throw new Error(`There is not one ${kind} below ${start}`);
	return pid;
}

/** Process id of the build that holds the build's lock in a stub shop. */
export function builderOf(root: string): number {
	const owner = z.object({ pid: z.number() });
	return owner.parse(JSON.parse(readFileSync(join(root, "node_modules/.cache/konfety-build/owner.json"), "utf8"))).pid;
}
