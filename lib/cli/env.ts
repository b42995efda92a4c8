import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { type Env, readEnv } from "#lib/shop/kernel/base/env.ts";
import { ROOT } from "./root.ts";

/** The settings of a command: the environment, then the file .env. Changes the working folder to the checkout. */
export function loadEnv(): Env {
	process.chdir(ROOT);
	const file = join(ROOT, ".env");
	if (existsSync(file)) process.loadEnvFile(file);
	return readEnv(process.env);
}

/**
 * This process's environment with changes, for a child process. Its own Node comes first on the path, as npm has it: the build starts
 * processes by the name alone, and a service or a container has another Node there, or none.
 */
export function childEnv(changes: Record<string, string | undefined>): NodeJS.ProcessEnv {
	const path = [dirname(process.execPath), ...programFolders()].join(delimiter);
	return { ...process.env, PATH: path, ...changes };
}

/** Folders in which the system searches for programs. */
export function programFolders(): string[] {
	return (process.env.PATH ?? "").split(delimiter).filter(Boolean);
}

export const isRunByNpm = () => process.env.npm_lifecycle_event !== undefined;
