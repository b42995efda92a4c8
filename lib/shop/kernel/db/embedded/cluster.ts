import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { programPath } from "./binaries.ts";
import { handOver, type Place } from "./place.ts";
import { isErrno } from "./process-identity.ts";
import { runProgram } from "./run-program.ts";

/** May do everything on the server; the shop itself uses another role (own-database.ts). */
export const SUPERUSER = "konfety";

/**
 * Czech order from ICU first; the C library's locale decides which characters are letters, so a UTF-8 one comes before plain
 * C.
 */
const LOCALES = [
	["--locale-provider=icu", "--icu-locale=cs-CZ", "--locale=C.UTF-8"],
	["--locale-provider=icu", "--icu-locale=cs-CZ", "--locale=en_US.UTF-8"],
	["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
];

/** Makes the database files unless they exist, and returns the password. An interrupted attempt leaves nothing valid behind. */
export async function ensureCluster(place: Place, dataDir: string, log: (line: string) => void): Promise<string> {
	const passwordFile = join(dataDir, "postgres-password");
	const known = readPassword(passwordFile);
	if (existsSync(join(place.cluster, "PG_VERSION"))) {
		if (known) return known;
		if (place.inDataDir) return replacePassword(place, passwordFile);
		log(`${dataDir} was emptied; the database that belonged to it lies in ${setAside(place.cluster)}.`);
	} else if (existsSync(place.cluster)) {
		log(`The unknown folder ${place.cluster} was renamed to ${setAside(place.cluster)}.`);
	}
	const password = known ?? writePassword(passwordFile);
	await initialise(place, password);
	return password;
}

/** Moves the folder aside, so that a fresh start destroys nothing. */
function setAside(folder: string): string {
	const aside = `${folder}.${new Date().toISOString().replaceAll(":", "-")}`;
	renameSync(folder, aside);
	return aside;
}

function readPassword(file: string): string | null {
	try {
		return readFileSync(file, "utf8").trim() || null;
	} catch (error) {
		if (isErrno(error, "ENOENT")) return null;
		throw error;
	}
}

function writePassword(file: string): string {
	const password = randomBytes(24).toString("base64url");
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, `${password}\n`, { mode: 0o600 });
	renameSync(draft, file);
	return password;
}

async function initialise(place: Place, password: string) {
	const parent = dirname(place.cluster);
	for (const name of readdirSync(parent)) {
		if (name.startsWith("postgres.new-")) rmSync(join(parent, name), { recursive: true, force: true });
	}
	const draft = join(parent, `postgres.new-${process.pid}`);
	const failures: string[] = [];
	for (const locale of LOCALES) {
		rmSync(draft, { recursive: true, force: true });
		mkdirSync(draft, { mode: 0o700 });
		handOver(place.account, draft);
		const failure = await runInitdb(place, draft, password, locale);
		if (failure === null) {
			renameSync(draft, place.cluster);
			return;
		}
		failures.push(failure);
	}
	rmSync(draft, { recursive: true, force: true });
	throw new Error(`The database files could not be made in ${place.cluster}:\n${failures[0]}`);
}

async function runInitdb(place: Place, folder: string, password: string, locale: string[]): Promise<string | null> {
	const passwordFile = `${folder}.password`;
	writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
	handOver(place.account, passwordFile);
	const args = ["-D", folder, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
	const { code, output } = await runProgram(
		programPath(place.binaries, "initdb"),
		[...args, "--encoding=UTF8", "--lc-messages=C", ...locale],
		{ account: place.account, cwd: dirname(folder) },
	).finally(() => rmSync(passwordFile, { force: true }));
	return code === 0 ? null : output;
}

/** Sets a new password in single-user mode, for a database whose password file was lost. */
async function replacePassword(place: Place, passwordFile: string): Promise<string> {
	const password = writePassword(passwordFile);
	const { code, output } = await runProgram(
		programPath(place.binaries, "postgres"),
		["--single", "-D", place.cluster, "postgres"],
		{
			account: place.account,
			cwd: dirname(place.cluster),
			input: `ALTER ROLE ${SUPERUSER} PASSWORD '${password}'\n`,
		},
	);
	if (code === 0 && !/ERROR|FATAL/.test(output)) return password;
	rmSync(passwordFile, { force: true });
	throw new Error(`The database's password file is missing and could not be made again:\n${output}`);
}
