import { hash, verify } from "@node-rs/argon2";
import { limitedQueue } from "../../kernel/base/limited-queue.ts";

/** Argon2id (the package's own choice) with OWASP's first recommendation: 19 MiB, two passes, one thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A flood of logins takes two cores and 38 MiB at most; a hundred that wait are done within two seconds. */
const inTurn = limitedQueue({ atOnce: 2, waitingMax: 100 });

/** What is kept of a password. Fails with `Overloaded` when too many wait. */
export function hashPassword(password: string): Promise<string> {
	return inTurn(() => hash(password, COST));
}

/** Compared against when nobody has the e-mail, so that both answers take the same time. */
let nobodysHash: Promise<string> | undefined;

/**
 * Whether a password is the one that was hashed; for an account that is not there (undefined) it takes as long and is false.
 * Fails with `Overloaded` when too many wait.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
	nobodysHash ??= hash("a password that nobody has", COST);
	const compared = passwordHash ?? (await nobodysHash);
	const matches = await inTurn(() => verify(compared, password));
	return passwordHash !== undefined && matches;
}
