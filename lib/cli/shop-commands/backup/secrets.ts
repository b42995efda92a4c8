import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { readOptional, writePrivate } from "../../private-file.ts";
import { ROOT } from "../../root.ts";

/** The key of log-ins, unless SESSION_SECRET is set; and the settings of the start, with the keys of mail and payments. */
const secretsSchema = z.strictObject({ sessionSecret: z.string().nullable(), env: z.string().nullable() });

const sessionFile = (dataDir: string) => join(dataDir, "session-secret");

/** Writes what a backup leaves out into a file of its user's alone. */
export function writeSecrets(file: string, dataDir: string, root = ROOT): void {
	const secrets = { sessionSecret: readOptional(sessionFile(dataDir)), env: readOptional(join(root, ".env")) };
	writePrivate(resolve(file), `${JSON.stringify(secrets, null, "\t")}\n`);
}

/** Secrets of such a file. Throws a sentence when it is none. */
export function readSecrets(file: string): z.output<typeof secretsSchema> {
	try {
		return secretsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch (error) {
		const reason = error instanceof Error && "code" in error ? error.message : "it was not written by backup --secrets";
		throw new Error(`The secrets in ${file} cannot be read: ${reason}.`);
	}
}

/** Puts them where they were; settings that are there already stay. Returns what was put back. */
export function putSecretsBack(
	{ sessionSecret, env }: z.output<typeof secretsSchema>,
	dataDir: string,
	root = ROOT,
): string[] {
	const put: string[] = [];
	if (sessionSecret !== null) {
		writePrivate(sessionFile(dataDir), sessionSecret);
		put.push("the key of log-ins");
	}
	if (env !== null && !existsSync(join(root, ".env"))) {
		writePrivate(join(root, ".env"), env);
		put.push(".env");
	}
	return put;
}
