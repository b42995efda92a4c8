import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

/** The account that runs the database server: this process's own user, or another one for root, which PostgreSQL refuses. */
export type Account = { self: true } | { self: false; name: string; uid: number; gid: number };

const OWN_USER = "konfety";

export const isRoot = () => process.getuid?.() === 0;

/** Options for child_process that run a program as this account. */
export function identityOf(account: Account): { uid?: number; gid?: number } {
	return account.self ? {} : { uid: account.uid, gid: account.gid };
}

function listUsers(): { name: string; uid: number; gid: number }[] {
	const lines = readFileSync("/etc/passwd", "utf8").split("\n");
	return lines.flatMap((line) => {
		const [name, , uid, gid] = line.split(":");
		return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
	});
}

function findUser(name: string): Account | null {
	const user = listUsers().find((candidate) => candidate.name === name);
	return user ? { self: false, ...user } : null;
}

/** The user that owns a folder; an existing database can be served by this user alone. */
export function ownerOf(folder: string): Account | null {
	const { uid } = statSync(folder);
	if (uid === process.getuid?.()) return { self: true };
	const user = listUsers().find((candidate) => candidate.uid === uid);
	return user ? { self: false, ...user } : null;
}

/** For root: the user `postgres` where there is one, else `konfety`, made when missing. Others run the server themselves. */
export function chooseAccount(): Account {
	if (!isRoot()) return { self: true };
	const known = findUser("postgres") ?? findUser(OWN_USER);
	if (known) return known;
	const made = spawnSync("useradd", ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", OWN_USER]);
	const user = made.status === 0 ? findUser(OWN_USER) : null;
	if (user) return user;
	throw new Error(
		`PostgreSQL does not run as root, and a user for it could not be made. Run the shop as an ordinary user, make a system user named "${OWN_USER}", or set DATABASE_URL.`,
	);
}
