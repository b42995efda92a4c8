import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Account, chooseAccount, identityOf, isRoot, ownerOf } from "./account.ts";
import { type Binaries, programPath } from "./binaries.ts";

/** Where root puts files that the database's user cannot reach in the checkout. */
const OPEN_GROUND = "/var/lib/konfety";

/** The server's programs, its data folder and its user, chosen so that the user can reach both. */
export type Place = { binaries: Binaries; cluster: string; account: Account; inDataDir: boolean };

/** Chooses the place for the data directory; logs a line when that is not in DATA_DIR. */
export function choosePlace(dataDir: string, binaries: Binaries, log: (line: string) => void): Place {
	mkdirSync(dataDir, { recursive: true });
	const here = join(realpathSync(dataDir), "postgres");
	const account = existsSync(here) ? requireOwner(here) : chooseAccount();
	if (account.self) return { binaries, cluster: here, account, inDataDir: true };
	const reachable = canReach(account, dirname(here));
	const place = {
		account,
		inDataDir: reachable,
		binaries: canUse(account, binaries) ? binaries : copyOut(binaries),
		cluster: reachable ? here : join(OPEN_GROUND, folderKey(here), "postgres"),
	};
	if (!reachable) {
		openFolder(dirname(place.cluster));
		log(`PostgreSQL runs as user ${account.name}, which cannot enter ${dataDir}: its files lie in ${place.cluster}.`);
	}
	return place;
}

function requireOwner(cluster: string): Account {
	const owner = ownerOf(cluster);
	if (owner?.self && isRoot()) return chooseAccount(); // root made the folder and was stopped before handing it over
	if (owner?.self || (owner && isRoot())) return owner;
	throw new Error(
		`The database in ${cluster} belongs to ${owner && !owner.self ? `user ${owner.name}` : "another user"}. Start the shop as that user or root, or set DATA_DIR to another folder.`,
	);
}

const folderKey = (folder: string) => createHash("sha256").update(folder).digest("hex").slice(0, 12);

function canReach(account: Account, folder: string): boolean {
	return shellTest(account, 'test -x "$1"', folder);
}

function canUse(account: Account, { home }: Binaries): boolean {
	const libraries = join(home, "lib");
	const share = join(home, "share", "postgresql", "postgres.bki");
	return (
		shellTest(account, 'test -r "$1" && test -r "$2"', libraries, share) &&
		spawnSync(programPath({ home, version: "" }, "postgres"), ["--version"], { ...identityOf(account), cwd: "/" })
			.status === 0
	);
}

function shellTest(account: Account, script: string, ...args: string[]): boolean {
	return spawnSync("/bin/sh", ["-c", script, "sh", ...args], { ...identityOf(account), cwd: "/" }).status === 0;
}

/** A copy of the programs that everybody may run, complete or absent: it is made under a temporary name first. */
function copyOut({ home, version }: Binaries): Binaries {
	const copy = join(OPEN_GROUND, `server-${version}`);
	if (!existsSync(copy)) {
		openFolder(OPEN_GROUND);
		const draft = `${copy}.${process.pid}`;
		cpSync(home, draft, { recursive: true, verbatimSymlinks: true });
		const opened = spawnSync("chmod", ["-R", "a+rX", draft]);
		if (opened.status !== 0) throw new Error(`The files in ${draft} could not be made readable.`);
		if (existsSync(copy)) rmSync(draft, { recursive: true });
		else renameSync(draft, copy);
	}
	return { home: copy, version };
}

function openFolder(folder: string) {
	mkdirSync(folder, { recursive: true, mode: 0o755 });
	for (let part = folder; part.startsWith(OPEN_GROUND); part = dirname(part)) chmodSync(part, 0o755);
}

/** Hands a file or folder to the database's user (nothing to do when that is this process). */
export function handOver(account: Account, path: string) {
	if (!account.self) chownSync(path, account.uid, account.gid);
}
