import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { Env } from "#lib/shop/kernel/base/env.ts";
import { readOptional, writePrivate } from "../../private-file.ts";
import { ROOT } from "../../root.ts";

/** The key of log-ins, unless SESSION_SECRET is set; and the settings of the start, with the keys of mail and payments. */
const secretsSchema = z.strictObject({ sessionSecret: z.string().nullable(), env: z.string().nullable() });

const sessionFile = (dataDir: string) => join(dataDir, "session-secret");

/**
 * Writes what a backup leaves out into a file of its user's alone; returns what that was. Throws a sentence when there is nothing of it
 * here: a file without secrets would be trusted.
 */
export function writeSecrets(
	file: string,
	{ dataDir, env, root = ROOT }: { dataDir: string; env: Pick<Env, "SESSION_SECRET">; root?: string },
): string[] {
	const secrets = {
		sessionSecret: env.SESSION_SECRET ?? readOptional(sessionFile(dataDir))?.trim() ?? null,
		env: readOptional(join(root, ".env")),
	};
	const written = [
		...(secrets.sessionSecret === null ? [] : ["the key of log-ins"]),
		...(secrets.env === null ? [] : [".env"]),
	];
	if (written.length === 0)
		throw new Error(
			"--secrets found nothing to write: no key of log-ins in DATA_DIR or SESSION_SECRET, and no .env. Keep the settings of the service yourself.",
		);
	writePrivate(resolve(file), `${JSON.stringify(secrets, null, "\t")}\n`);
	return written;
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
